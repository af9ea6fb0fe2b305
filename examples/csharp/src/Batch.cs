using System;

namespace Cardrules
{
    /// <summary>Many games stepped together; the arrays are written by Look and Step.</summary>
    public sealed class Batch : Handle
    {
        public Batch(string game, int players, uint size, ulong seed = 0, string options = null)
            : base(Create(game, players, size, seed, options))
        {
            Seats = new int[size];
            Counts = new ulong[size];
            Done = new byte[size];
            Reasons = new int[size];
            Places = new int[size * players];
            Scores = new int[size * players];
        }

        /// <summary>Who acts in each slot.</summary>
        public int[] Seats { get; }

        /// <summary>How many moves he may choose from.</summary>
        public ulong[] Counts { get; }

        /// <summary>1 where the last step ended a game.</summary>
        public byte[] Done { get; }

        public int[] Reasons { get; }

        /// <summary>Slot by slot and seat by seat.</summary>
        public int[] Places { get; }

        public int[] Scores { get; }

        public void Look()
        {
            Call.Check((ref Native.Error error) =>
                Native.cardrules_batch_look(Object, Seats, Counts, (UIntPtr)(uint)Seats.Length, ref error));
        }

        /// <summary>Makes a move in every slot: by index, -1 for a random one; null for random ones.</summary>
        public void Step(long[] indices = null)
        {
            if (indices != null && indices.Length != Seats.Length)
            {
                throw new ArgumentException("one index a slot");
            }
            Call.Check((ref Native.Error error) => Native.cardrules_batch_step(Object, indices, Done, Reasons, Places,
                Scores, (UIntPtr)(uint)Seats.Length, ref error));
        }

        /// <summary>A copy of a slot's position.</summary>
        public State StateOf(uint slot)
        {
            return new State(Call.Make((out IntPtr made, ref Native.Error error) =>
                Native.cardrules_batch_state(Object, slot, out made, ref error)));
        }

        internal override void Destroy(IntPtr handle)
        {
            Native.cardrules_batch_destroy(handle);
        }

        private static IntPtr Create(string game, int players, uint size, ulong seed, string options)
        {
            var setup = new Native.BatchOptions
            {
                StructSize = Call.SizeOf<Native.BatchOptions>(),
                Size = size,
                Seed = seed,
            };
            return Call.Make((out IntPtr made, ref Native.Error error) => Native.cardrules_batch_create(
                Call.Encode(game), players, Call.Encode(options), ref setup, out made, ref error));
        }
    }
}
