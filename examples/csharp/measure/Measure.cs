using System;
using System.Diagnostics;
using System.Globalization;
using Cardrules;

/// <summary>
/// Moves a second from C#: one call at a time, by batch, and the whole in one call. Prints ratios to the one call,
/// in which the library plays alone: the machines differ.
/// </summary>
internal static class Measure
{
    private const string Game = "bot_war";
    private const int Players = 3;

    /// <summary>An argument is a share of the work, such as 0.01, to try the program.</summary>
    private static void Main(string[] arguments)
    {
        CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
        double share = arguments.Length > 0 ? double.Parse(arguments[0], CultureInfo.InvariantCulture) : 1;
        var moves = (uint)(1e6 * share);
        double alone = OneCall((ulong)(4000 * share));
        Console.WriteLine($"csharp: one call {alone:0} moves a second");
        foreach (uint size in new uint[] { 1, 100, 10000 })
        {
            Console.WriteLine($"csharp: batch of {size}: {ByBatch(size, moves) / alone:0.000} of that");
        }
        Console.WriteLine($"csharp: one at a time: {OneAtATime(moves) / alone:0.00000} of that");
    }

    private static double OneCall(ulong games)
    {
        var watch = Stopwatch.StartNew();
        return Simulated.Run(Game, Players, games, seed: 1).Moves / watch.Elapsed.TotalSeconds;
    }

    /// <summary>Random moves, chosen by the library.</summary>
    private static double ByBatch(uint size, uint moves)
    {
        using (var batch = new Batch(Game, Players, size))
        {
            var watch = Stopwatch.StartNew();
            for (uint step = 0; step < moves / size; ++step)
            {
                batch.Step();
            }
            return moves / watch.Elapsed.TotalSeconds;
        }
    }

    /// <summary>Three calls a move: who acts, how many moves he has, make one.</summary>
    private static double OneAtATime(uint moves)
    {
        using (var match = new Match(Game, Players, setup: Setup.Seeded(1)))
        {
            var watch = Stopwatch.StartNew();
            for (uint number = 0; number < moves; ++number)
            {
                if (match.IsOver)
                {
                    match.NextGame();
                }
                int seat = match.Turn.Actors[0];
                match.ApplyIndex(seat, number % match.LegalCount(seat));
            }
            return moves / watch.Elapsed.TotalSeconds;
        }
    }
}
