using System.Collections.Generic;
using System.Linq;
using System.Runtime.InteropServices;

namespace Cardrules
{
    public enum Mode
    {
        Over,
        Deal,
        Lot,
        One,
        Sealed,
        Open,
    }

    /// <summary>Who may act: seats in ascending order, or Actor.Chance alone, or nobody.</summary>
    public sealed class Turn
    {
        internal Turn(int mode, int actor, uint seats)
        {
            Mode = (Mode)mode;
            Actors = actor == Actor.Chance
                ? new[] { Actor.Chance }
                : Enumerable.Range(0, 8).Where(seat => (seats >> seat & 1) == 1).ToArray();
        }

        public Mode Mode { get; }

        public IReadOnlyList<int> Actors { get; }
    }

    /// <summary>Actors and viewers that are no seats.</summary>
    public static class Actor
    {
        public const int Chance = -1;
        public const int Spectator = -2;
    }

    /// <summary>How a game ended; places by seat, 1 is best.</summary>
    public sealed class Outcome
    {
        internal delegate int Reading(ref Native.Result result, ref Native.Error error);

        internal Outcome(Reading read)
        {
            var result = new Native.Result
            {
                StructSize = Call.SizeOf<Native.Result>(),
                Places = new int[8],
                Scores = new int[8],
                ReasonName = new byte[44],
            };
            Call.Check((ref Native.Error error) => read(ref result, ref error));
            Reason = Call.Decode(result.ReasonName);
            Places = result.Places.Take(result.Players).ToArray();
            Scores = result.Scores.Take(result.Players).ToArray();
        }

        public string Reason { get; }

        public IReadOnlyList<int> Places { get; }

        public IReadOnlyList<int> Scores { get; }
    }

    /// <summary>What games there are.</summary>
    public static class Catalog
    {
        public static string Version
        {
            get { return Call.At(Native.cardrules_version_string()); }
        }

        public static IReadOnlyList<string> Games
        {
            get
            {
                return Enumerable.Range(0, Native.cardrules_game_count())
                    .Select(index => Call.At(Native.cardrules_game_name(index))).ToArray();
            }
        }

        /// <summary>What a game is like for so many players, as JSON.</summary>
        public static string Describe(string game, int players)
        {
            byte[] name = Call.Encode(game);
            return Call.Text((byte[] buffer, System.UIntPtr capacity, out System.UIntPtr needed, ref Native.Error error) =>
                Native.cardrules_game_describe(name, players, buffer, capacity, out needed, ref error));
        }
    }

    /// <summary>What came of simulated games, in whole numbers; lists are by seat.</summary>
    public sealed class Simulated
    {
        private Simulated(Native.SimulationResult result)
        {
            Games = result.Games;
            Moves = result.Moves;
            Hash = result.Hash;
            SoleWins = result.SoleWins.Take(result.Players).ToArray();
            SharedWins = result.SharedWins.Take(result.Players).ToArray();
        }

        public ulong Games { get; }

        public ulong Moves { get; }

        public ulong Hash { get; }

        public IReadOnlyList<ulong> SoleWins { get; }

        public IReadOnlyList<ulong> SharedWins { get; }

        /// <summary>Plays games 0 … count - 1 of a seed; the same for any number of threads.</summary>
        public static Simulated Run(string game, int players, ulong count, ulong seed = 0, int threads = 1,
            string options = null)
        {
            var what = new Native.Simulation
            {
                StructSize = Call.SizeOf<Native.Simulation>(),
                Threads = threads,
                Seed = seed,
                To = count,
            };
            var result = new Native.SimulationResult
            {
                StructSize = Call.SizeOf<Native.SimulationResult>(),
                SoleWins = new ulong[8],
                SharedWins = new ulong[8],
                WinParts = new ulong[8],
                Reasons = new ulong[16],
            };
            Call.Check((ref Native.Error error) => Native.cardrules_simulate(Call.Encode(game), players,
                Call.Encode(options), ref what, ref result, ref error));
            return new Simulated(result);
        }
    }
}
