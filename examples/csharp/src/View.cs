using System;
using System.Collections.Generic;

namespace Cardrules
{
    /// <summary>What one viewer may know; it can be handed to him.</summary>
    public sealed class View : Handle
    {
        internal View(IntPtr handle)
            : base(handle)
        {
        }

        public int Viewer
        {
            get
            {
                int viewer = 0;
                Call.Check((ref Native.Error error) => Native.cardrules_view_viewer(Object, out viewer, ref error));
                return viewer;
            }
        }

        public ulong Hash
        {
            get
            {
                ulong hash = 0;
                Call.Check((ref Native.Error error) => Native.cardrules_view_hash(Object, out hash, ref error));
                return hash;
            }
        }

        /// <summary>The moves that the viewer may choose from, as text.</summary>
        public IEnumerable<string> LegalMoves
        {
            get
            {
                uint count = 0;
                Call.Check((ref Native.Error error) => Native.cardrules_view_legal_count(Object, out count, ref error));
                for (uint index = 0; index < count; ++index)
                {
                    uint wanted = index;
                    yield return Call.Text((byte[] b, UIntPtr c, out UIntPtr n, ref Native.Error e) =>
                        Native.cardrules_view_legal_text(Object, wanted, b, c, out n, ref e));
                }
            }
        }

        /// <summary>A view that was written as a document.</summary>
        public static View Load(string document)
        {
            return new View(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_view_load(Call.Encode(document), out made, ref error)));
        }

        public View Clone()
        {
            return new View(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_view_clone(Object, out made, ref error)));
        }

        /// <summary>The view as JSON, which may be sent to the viewer.</summary>
        public string Save()
        {
            return Call.Text((byte[] b, UIntPtr c, out UIntPtr n, ref Native.Error e) => Native.cardrules_view_save(Object, b, c, out n, ref e));
        }

        /// <summary>Throws what making the move would throw.</summary>
        public void Check(string move)
        {
            byte[] text = Call.Encode(move);
            Call.Check((ref Native.Error error) => Native.cardrules_view_check_text(Object, text, ref error));
        }

        /// <summary>A full position, drawn uniformly from all that agree with the view.</summary>
        public State Determinize(byte[] key, ulong number = 0)
        {
            if (key.Length != 32)
            {
                throw new ArgumentException("a key is 32 bytes");
            }
            return new State(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_view_determinize(Object, key, number, out made, ref error)));
        }

        internal override void Destroy(IntPtr handle)
        {
            Native.cardrules_view_destroy(handle);
        }
    }
}
