using System;
using System.Collections.Generic;
using System.Security.Cryptography;

namespace Cardrules
{
    /// <summary>How a match is set up; by default under a fresh secret key.</summary>
    public sealed class Setup
    {
        /// <summary>The secret key of the series, 32 bytes.</summary>
        public byte[] Key { get; set; } = FreshKey();

        /// <summary>Whether the host makes the moves of chance.</summary>
        public bool HostChance { get; set; }

        /// <summary>Which game of the series.</summary>
        public ulong Game { get; set; }

        /// <summary>The version of the rules; 0 for the latest.</summary>
        public int Rules { get; set; }

        /// <summary>The key of a seed, for tests and demonstrations.</summary>
        public static Setup Seeded(ulong seed)
        {
            var key = new byte[32];
            Call.Check((ref Native.Error error) => Native.cardrules_key_from_seed(seed, key, ref error));
            return new Setup { Key = key };
        }

        private static byte[] FreshKey()
        {
            var key = new byte[32];
            using (var random = RandomNumberGenerator.Create())
            {
                random.GetBytes(key);
            }
            return key;
        }
    }

    /// <summary>A game being played, with its record: the host's.</summary>
    public sealed class Match : Handle
    {
        // Held, since C holds no reference.
        private Native.Log log;

        /// <param name="options">JSON text of the options that differ from the defaults, or null.</param>
        public Match(string game, int players, string options = null, Setup setup = null)
            : base(Create(game, players, options, setup ?? new Setup()))
        {
        }

        private Match(IntPtr handle)
            : base(handle)
        {
        }

        public string Game
        {
            get { return Call.At(Native.cardrules_match_game(Object)); }
        }

        public int Players
        {
            get
            {
                int players = 0;
                Call.Check((ref Native.Error error) => Native.cardrules_match_players(Object, out players, ref error));
                return players;
            }
        }

        public Turn Turn
        {
            get
            {
                int mode = 0, actor = 0;
                uint seats = 0;
                Call.Check((ref Native.Error error) =>
                    Native.cardrules_match_turn(Object, out mode, out actor, out seats, ref error));
                return new Turn(mode, actor, seats);
            }
        }

        public bool IsOver
        {
            get { return Turn.Mode == Mode.Over; }
        }

        /// <summary>The number of the step that comes next.</summary>
        public int Step
        {
            get
            {
                int step = 0;
                Call.Check((ref Native.Error error) => Native.cardrules_match_step(Object, out step, ref error));
                return step;
            }
        }

        /// <summary>Which game of its series this is.</summary>
        public ulong Number
        {
            get
            {
                ulong number = 0;
                Call.Check((ref Native.Error error) => Native.cardrules_match_game_number(Object, out number, ref error));
                return number;
            }
        }

        public ulong Hash
        {
            get
            {
                ulong hash = 0;
                Call.Check((ref Native.Error error) => Native.cardrules_match_hash(Object, out hash, ref error));
                return hash;
            }
        }

        /// <summary>Throws while the game goes on.</summary>
        public Outcome Outcome
        {
            get
            {
                return new Outcome((ref Native.Result result, ref Native.Error error) =>
                    Native.cardrules_match_result(Object, ref result, ref error));
            }
        }

        /// <summary>What the position holds, as JSON.</summary>
        public string Facts
        {
            get { return Call.Text((byte[] b, UIntPtr c, out UIntPtr n, ref Native.Error e) => Native.cardrules_match_facts(Object, b, c, out n, ref e)); }
        }

        /// <summary>The steps made, without the key, as JSON.</summary>
        public string Record
        {
            get { return Call.Text((byte[] b, UIntPtr c, out UIntPtr n, ref Native.Error e) => Native.cardrules_match_record(Object, 0, b, c, out n, ref e)); }
        }

        public static Match Load(string save)
        {
            return new Match(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_match_load(Call.Encode(save), out made, ref error)));
        }

        public static Match FromRecord(string record)
        {
            return new Match(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_match_load_record(Call.Encode(record), out made, ref error)));
        }

        public Match Clone()
        {
            return new Match(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_match_clone(Object, out made, ref error)));
        }

        /// <summary>Who hears a level, an actor, a step and a message from now on; null for nobody.</summary>
        public void SetLog(Action<int, int, int, string> hear)
        {
            Native.Log heard = null;
            if (hear != null)
            {
                heard = (user, level, topic, actor, step, status, message) => hear(level, actor, step, Call.At(message));
            }
            Call.Check((ref Native.Error error) => Native.cardrules_match_set_log(Object, heard, IntPtr.Zero, ref error));
            GC.KeepAlive(log);
            log = heard;
        }

        public uint LegalCount(int actor)
        {
            uint count = 0;
            Call.Check((ref Native.Error error) => Native.cardrules_match_legal_count(Object, actor, out count, ref error));
            return count;
        }

        /// <summary>All moves as text, in canonical order.</summary>
        public IEnumerable<string> LegalMoves(int actor)
        {
            UIntPtr needed = UIntPtr.Zero;
            Call.Check((ref Native.Error error) =>
                Native.cardrules_match_legal_moves(Object, actor, null, UIntPtr.Zero, out needed, ref error));
            var moves = new ulong[(int)needed];
            if (moves.Length > 0)
            {
                Call.Check((ref Native.Error error) =>
                    Native.cardrules_match_legal_moves(Object, actor, moves, needed, out needed, ref error));
            }
            byte[] game = Call.Encode(Game);
            var buffer = new byte[128];
            foreach (ulong move in moves)
            {
                Call.Check((ref Native.Error error) =>
                {
                    UIntPtr size;
                    return Native.cardrules_move_to_text(game, move, buffer, (UIntPtr)(uint)buffer.Length, out size, ref error);
                });
                yield return Call.Decode(buffer);
            }
        }

        /// <summary>Makes a move given as text.</summary>
        public void Apply(int actor, string move, int expectedStep = Native.AnyStep)
        {
            byte[] text = Call.Encode(move);
            Call.Check((ref Native.Error error) =>
                Native.cardrules_match_apply_text(Object, actor, text, expectedStep, ref error));
        }

        public void ApplyIndex(int actor, uint index, int expectedStep = Native.AnyStep)
        {
            Call.Check((ref Native.Error error) =>
                Native.cardrules_match_apply_index(Object, actor, index, expectedStep, ref error));
        }

        public void Undo()
        {
            Call.Check((ref Native.Error error) => Native.cardrules_match_undo(Object, ref error));
        }

        public void Redo()
        {
            Call.Check((ref Native.Error error) => Native.cardrules_match_redo(Object, ref error));
        }

        /// <summary>Begins the next game of the series; this one must be over.</summary>
        public void NextGame()
        {
            Call.Check((ref Native.Error error) => Native.cardrules_match_next_game(Object, ref error));
        }

        /// <summary>All of the match as JSON, its secret key too: for the host alone.</summary>
        public string Save()
        {
            return Call.Text((byte[] b, UIntPtr c, out UIntPtr n, ref Native.Error e) => Native.cardrules_match_save(Object, b, c, out n, ref e));
        }

        /// <summary>The position before a step.</summary>
        public State StateAt(int step)
        {
            return new State(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_match_state(Object, step, out made, ref error)));
        }

        /// <summary>What a viewer may know now.</summary>
        public View View(int viewer)
        {
            return new View(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_match_viewer_view(Object, viewer, Native.AnyStep, out made, ref error)));
        }

        /// <summary>What a viewer has seen from an event on, as JSON.</summary>
        public string Events(int viewer, int step = 0, int index = 0)
        {
            return Call.Text((byte[] b, UIntPtr c, out UIntPtr n, ref Native.Error e) =>
                Native.cardrules_match_viewer_events(Object, viewer, step, index, b, c, out n, ref e));
        }

        internal override void Destroy(IntPtr handle)
        {
            Native.cardrules_match_destroy(handle);
        }

        private static IntPtr Create(string game, int players, string options, Setup setup)
        {
            if (setup.Key.Length != 32)
            {
                throw new ArgumentException("a key is 32 bytes");
            }
            var given = new Native.MatchOptions
            {
                StructSize = Call.SizeOf<Native.MatchOptions>(),
                Chance = setup.HostChance ? 1 : 0,
                Rules = setup.Rules,
                Key = setup.Key,
                Game = setup.Game,
            };
            return Call.Make((out IntPtr made, ref Native.Error error) => Native.cardrules_match_create(
                Call.Encode(game), players, Call.Encode(options), ref given, out made, ref error));
        }
    }
}
