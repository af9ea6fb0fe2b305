using System;

namespace Cardrules
{
    /// <summary>A position without a record, cheap to copy: for search. The host's.</summary>
    public sealed class State : Handle
    {
        public State(string game, int players, string options = null)
            : this(Call.Make((out IntPtr made, ref Native.Error error) => Native.cardrules_state_create(
                Call.Encode(game), players, Call.Encode(options), out made, ref error)))
        {
        }

        internal State(IntPtr handle)
            : base(handle)
        {
        }

        public string Game
        {
            get { return Call.At(Native.cardrules_state_game(Object)); }
        }

        public Turn Turn
        {
            get
            {
                int mode = 0, actor = 0;
                uint seats = 0;
                Call.Check((ref Native.Error error) =>
                    Native.cardrules_state_turn(Object, out mode, out actor, out seats, ref error));
                return new Turn(mode, actor, seats);
            }
        }

        public ulong Hash
        {
            get
            {
                ulong hash = 0;
                Call.Check((ref Native.Error error) => Native.cardrules_state_hash(Object, out hash, ref error));
                return hash;
            }
        }

        public Outcome Outcome
        {
            get
            {
                return new Outcome((ref Native.Result result, ref Native.Error error) =>
                    Native.cardrules_state_result(Object, ref result, ref error));
            }
        }

        public static State Load(string document)
        {
            return new State(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_state_load(Call.Encode(document), out made, ref error)));
        }

        public State Clone()
        {
            return new State(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_state_clone(Object, out made, ref error)));
        }

        public uint LegalCount(int actor)
        {
            uint count = 0;
            Call.Check((ref Native.Error error) => Native.cardrules_state_legal_count(Object, actor, out count, ref error));
            return count;
        }

        public void Apply(int actor, string move)
        {
            byte[] text = Call.Encode(move);
            Call.Check((ref Native.Error error) => Native.cardrules_state_apply_text(Object, actor, text, ref error));
        }

        public void ApplyIndex(int actor, uint index)
        {
            Call.Check((ref Native.Error error) => Native.cardrules_state_apply_index(Object, actor, index, ref error));
        }

        /// <summary>Random moves to the end; how many were made.</summary>
        public ulong Playout(ulong seed, ulong number = 0)
        {
            ulong moves = 0;
            Call.Check((ref Native.Error error) =>
                Native.cardrules_state_playout(Object, seed, number, ulong.MaxValue, out moves, ref error));
            return moves;
        }

        public string Save()
        {
            return Call.Text((byte[] b, UIntPtr c, out UIntPtr n, ref Native.Error e) => Native.cardrules_state_save(Object, b, c, out n, ref e));
        }

        public View View(int viewer)
        {
            return new View(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_state_viewer_view(Object, viewer, out made, ref error)));
        }

        internal override void Destroy(IntPtr handle)
        {
            Native.cardrules_state_destroy(handle);
        }
    }
}
