using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;
using Cardrules;
using Members = System.Collections.Generic.SortedDictionary<string, object>;

/// <summary>Games, errors, documents, views, batches, simulations and the conformance vectors.</summary>
internal static class Tests
{
    private static void Expect(bool holds, string what)
    {
        if (!holds)
        {
            throw new InvalidOperationException("not so: " + what);
        }
    }

    private static CardrulesException Failure(Action call)
    {
        try
        {
            call();
        }
        catch (CardrulesException failure)
        {
            return failure;
        }
        throw new InvalidOperationException("nothing was thrown");
    }

    private static uint PlayToTheEnd(Match match, uint salt)
    {
        uint moves = 0;
        for (; !match.IsOver; ++moves)
        {
            int seat = match.Turn.Actors[0];
            match.ApplyIndex(seat, (moves * 7 + salt) % match.LegalCount(seat), match.Step);
        }
        return moves;
    }

    private static void EveryGameIsPlayedToItsEnd()
    {
        foreach (string game in Catalog.Games)
        {
            using (var match = new Match(game, 2, null, Setup.Seeded(7)))
            {
                Expect(PlayToTheEnd(match, 1) > 5, "moves");
                Expect(match.Outcome.Places.Min() == 1, "a first place");
                match.NextGame();
                Expect(match.Number == 1 && !match.IsOver, "a next game");
            }
        }
    }

    private static void ARefusalHasACodeAndChangesNothing()
    {
        using (var match = new Match("generals_war", 2, null, Setup.Seeded(1)))
        {
            ulong before = match.Hash;
            CardrulesException refused = Failure(() => match.Apply(0, "stand"));
            Expect(refused.Code == -4 && refused.Name == "not_to_act", "the code");
            Expect(Failure(() => match.Apply(1, "stand", match.Step + 1)).Name == "stale", "stale");
            Expect(match.Hash == before, "the hash");
        }
        Expect(Failure(() => new Match("chess", 2)).Name == "unknown_game", "a game");
        Expect(Failure(() => new Match("bot_war", 2, "{\"target_score\":0}")).Name == "bad_option", "an option");
    }

    private static void DocumentsComeBack()
    {
        using (var match = new Match("bot_war", 3, null, Setup.Seeded(5)))
        using (Match loaded = Match.Load(match.Save()))
        {
            string state = match.StateAt(match.Step).Save();
            string broken = state.Replace("\"turn\":null", "\"turn\":\"two\"");
            Expect(Failure(() => State.Load(broken)).Where == "/position/turn", "where");
            PlayToTheEnd(match, 3);
            PlayToTheEnd(loaded, 3);
            Expect(loaded.Outcome.Scores.SequenceEqual(match.Outcome.Scores), "the same game");
            Expect(Match.FromRecord(match.Record).Hash == match.Hash, "the record");
            ulong last = match.Hash;
            match.Undo();
            Expect(match.Hash != last, "undo");
            match.Redo();
            Expect(match.Hash == last, "redo");
        }
    }

    private static void AViewOffersWhatItsSeatMayDo()
    {
        var heard = new List<string>();
        using (var match = new Match("bot_war", 3, null, Setup.Seeded(7)))
        {
            match.SetLog((level, actor, step, message) => heard.Add(message));
            for (int seat = 0; seat < 3; ++seat)
            {
                using (View view = View.Load(match.View(seat).Save()))
                {
                    Expect(view.Viewer == seat, "the viewer");
                    Expect(view.LegalMoves.SequenceEqual(match.LegalMoves(seat)), "the moves");
                    view.Check(view.LegalMoves.First());
                    Failure(() => view.Check("pass"));
                    Expect(view.Determinize(new byte[32]).View(seat).Hash == view.Hash, "the sample");
                }
            }
            Expect(match.Events(Actor.Spectator).Contains("\"events\""), "events");
            match.ApplyIndex(0, 0);
            Expect(heard.Count > 0, "the log");
            State copy = match.StateAt(match.Step);
            Expect(copy.Playout(1) > 0 && copy.Turn.Mode == Mode.Over, "a playout");
        }
    }

    private static void BatchesAndSimulations()
    {
        using (var batch = new Batch("bot_war", 3, 20))
        {
            int ended = 0;
            for (int step = 0; step < 400; ++step)
            {
                batch.Look();
                batch.Step(step % 2 == 0 ? null : batch.Counts.Select(count => (long)count - 1).ToArray());
                ended += batch.Done.Count(done => done == 1);
            }
            Expect(ended > 0, "games that ended");
            long[] wrong = Enumerable.Repeat(1000000L, 20).ToArray();
            Expect(Failure(() => batch.Step(wrong)).Name == "not_available", "an index");
        }
        Simulated alone = Simulated.Run("bot_war", 3, 200, 1);
        Expect(Simulated.Run("bot_war", 3, 200, 1, 2).Hash == alone.Hash && alone.Games == 200, "threads");
    }

    private static string Fnv(string text)
    {
        ulong digest = 0xCBF29CE484222325;
        foreach (byte letter in Encoding.UTF8.GetBytes(text))
        {
            digest = unchecked((digest ^ letter) * 0x100000001B3);
        }
        return digest.ToString("x16");
    }

    private static int ActorOf(object name)
    {
        return Equals(name, "chance") ? Actor.Chance : Convert.ToInt32(name);
    }

    private static void CheckStep(Match match, Members step)
    {
        Expect(match.Turn.Actors.SequenceEqual(((List<object>)step["to_act"]).Select(ActorOf)), "to_act");
        if (step.ContainsKey("legal"))
        {
            foreach (var legal in (Members)step["legal"])
            {
                string[] moves = match.LegalMoves(ActorOf(legal.Key)).ToArray();
                Array.Sort(moves, StringComparer.Ordinal);
                Expect(moves.Length == (long)((Members)legal.Value)["count"], "count");
                Expect(Fnv(string.Join("\n", moves)) == (string)((Members)legal.Value)["fnv"], "fnv");
            }
        }
        if (step.ContainsKey("facts"))
        {
            Expect(Json.Write(Json.Parse(match.Facts)) == Json.Write(step["facts"]), "facts");
        }
        int by = ActorOf(step["by"]);
        if (step.ContainsKey("reject"))
        {
            foreach (string move in (List<object>)step["reject"])
            {
                ulong before = match.Hash;
                Failure(() => match.Apply(by, move));
                Expect(match.Hash == before, "the hash after " + move);
            }
        }
        match.Apply(by, (string)step["do"]);
    }

    private static void CheckGame(Members vector)
    {
        var setup = new Setup { HostChance = true };
        using (var match = new Match((string)vector["game"], Convert.ToInt32(vector["players"]),
            Json.Write(vector["options"]), setup))
        {
            foreach (Members step in (List<object>)vector["steps"])
            {
                CheckStep(match, step);
            }
            var wanted = (Members)vector["result"];
            Outcome outcome = match.Outcome;
            Expect(outcome.Reason == (string)wanted["reason"], "reason");
            Expect(outcome.Places.SequenceEqual(((List<object>)wanted["placements"]).Select(ActorOf)), "places");
            Expect(outcome.Scores.SequenceEqual(((List<object>)wanted["scores"]).Select(ActorOf)), "scores");
        }
    }

    private static void AllVectorsAgree()
    {
        string folder = Environment.GetEnvironmentVariable("CARDRULES_VECTORS") ?? "../../tests/conformance/vectors";
        foreach (string game in new[] { "generals_war", "suicide_king", "bot_war" })
        {
            int line = 0;
            foreach (string text in File.ReadLines(Path.Combine(folder, game + ".jsonl")))
            {
                ++line;
                try
                {
                    CheckGame((Members)Json.Parse(text));
                }
                catch (Exception failure)
                {
                    throw new InvalidOperationException(game + ", line " + line + ": " + failure.Message, failure);
                }
            }
        }
    }

    private static int Main()
    {
        foreach (Action test in new Action[]
        {
            EveryGameIsPlayedToItsEnd, ARefusalHasACodeAndChangesNothing, DocumentsComeBack,
            AViewOffersWhatItsSeatMayDo, BatchesAndSimulations, AllVectorsAgree,
        })
        {
            try
            {
                test();
                Console.WriteLine("ok " + test.Method.Name);
            }
            catch (Exception failure)
            {
                Console.WriteLine("FAILED " + test.Method.Name + ": " + failure);
                return 1;
            }
        }
        return 0;
    }
}
