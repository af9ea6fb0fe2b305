using System;
using System.Runtime.InteropServices;

namespace Cardrules
{
    /// <summary>The part of the C interface that the wrapper uses, as the header declares it.</summary>
    internal static class Native
    {
        private const string Library = "cardrules";

        public const int AnyStep = -1;

        [StructLayout(LayoutKind.Sequential)]
        public struct Error
        {
            public uint StructSize;
            public int Code;
            public long Position;
            [MarshalAs(UnmanagedType.ByValArray, SizeConst = 128)]
            public byte[] Where;
            [MarshalAs(UnmanagedType.ByValArray, SizeConst = 256)]
            public byte[] Message;
        }

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        public delegate void Log(IntPtr user, int level, int topic, int actor, int step, int status, IntPtr message);

        [StructLayout(LayoutKind.Sequential)]
        public struct MatchOptions
        {
            public uint StructSize;
            public int Chance;
            public int Rules;
            public uint Reserved;
            [MarshalAs(UnmanagedType.ByValArray, SizeConst = 32)]
            public byte[] Key;
            public ulong Game;
            public IntPtr Log;
            public IntPtr User;
        }

        [StructLayout(LayoutKind.Sequential)]
        public struct Result
        {
            public uint StructSize;
            public int Players;
            [MarshalAs(UnmanagedType.ByValArray, SizeConst = 8)]
            public int[] Places;
            [MarshalAs(UnmanagedType.ByValArray, SizeConst = 8)]
            public int[] Scores;
            public int Reason;
            [MarshalAs(UnmanagedType.ByValArray, SizeConst = 44)]
            public byte[] ReasonName;
        }

        [StructLayout(LayoutKind.Sequential)]
        public struct Simulation
        {
            public uint StructSize;
            public int Generator;
            public int Rules;
            public int Threads;
            public ulong Seed;
            public ulong From;
            public ulong To;
            public IntPtr Progress;
            public IntPtr User;
        }

        [StructLayout(LayoutKind.Sequential)]
        public struct SimulationResult
        {
            public uint StructSize;
            public int Players;
            public ulong Games;
            [MarshalAs(UnmanagedType.ByValArray, SizeConst = 8)]
            public ulong[] SoleWins;
            [MarshalAs(UnmanagedType.ByValArray, SizeConst = 8)]
            public ulong[] SharedWins;
            [MarshalAs(UnmanagedType.ByValArray, SizeConst = 8)]
            public ulong[] WinParts;
            public ulong Moves;
            public ulong FewestMoves;
            public ulong MostMoves;
            [MarshalAs(UnmanagedType.ByValArray, SizeConst = 16)]
            public ulong[] Reasons;
            public ulong Hash;
        }

        [StructLayout(LayoutKind.Sequential)]
        public struct BatchOptions
        {
            public uint StructSize;
            public int Generator;
            public int Rules;
            public int StayOver;
            public uint Size;
            public uint Reserved;
            public ulong Seed;
            public ulong First;
        }

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern IntPtr cardrules_status_name(int status);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern IntPtr cardrules_version_string();
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_game_count();
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern IntPtr cardrules_game_name(int index);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_key_from_seed(ulong seed, byte[] key, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_game_describe(byte[] game, int players, byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_move_to_text(byte[] game, ulong move, byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Error error);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_create(byte[] game, int players, byte[] options, ref MatchOptions setup, out IntPtr match, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_load(byte[] save, out IntPtr match, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_load_record(byte[] record, out IntPtr match, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_clone(IntPtr match, out IntPtr clone, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern void cardrules_match_destroy(IntPtr match);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_set_log(IntPtr match, Log log, IntPtr user, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern IntPtr cardrules_match_game(IntPtr match);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_players(IntPtr match, out int players, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_turn(IntPtr match, out int mode, out int actor, out uint seats, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_step(IntPtr match, out int step, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_game_number(IntPtr match, out ulong number, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_legal_count(IntPtr match, int actor, out uint count, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_legal_text(IntPtr match, int actor, uint index, byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_legal_moves(IntPtr match, int actor, ulong[] moves, UIntPtr capacity, out UIntPtr needed, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_apply_text(IntPtr match, int actor, byte[] text, int step, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_apply_index(IntPtr match, int actor, uint index, int step, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_undo(IntPtr match, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_redo(IntPtr match, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_next_game(IntPtr match, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_result(IntPtr match, ref Result result, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_hash(IntPtr match, out ulong hash, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_facts(IntPtr match, byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_save(IntPtr match, byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_record(IntPtr match, uint checkpoints, byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_state(IntPtr match, int step, out IntPtr state, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_viewer_view(IntPtr match, int viewer, int step, out IntPtr view, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_match_viewer_events(IntPtr match, int viewer, int step, int index, byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Error error);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_create(byte[] game, int players, byte[] options, out IntPtr state, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_load(byte[] text, out IntPtr state, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_clone(IntPtr state, out IntPtr clone, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern void cardrules_state_destroy(IntPtr state);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern IntPtr cardrules_state_game(IntPtr state);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_players(IntPtr state, out int players, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_turn(IntPtr state, out int mode, out int actor, out uint seats, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_legal_count(IntPtr state, int actor, out uint count, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_legal_text(IntPtr state, int actor, uint index, byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_apply_text(IntPtr state, int actor, byte[] text, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_apply_index(IntPtr state, int actor, uint index, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_result(IntPtr state, ref Result result, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_hash(IntPtr state, out ulong hash, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_save(IntPtr state, byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_playout(IntPtr state, ulong seed, ulong number, ulong most, out ulong moves, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_state_viewer_view(IntPtr state, int viewer, out IntPtr view, ref Error error);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_view_load(byte[] text, out IntPtr view, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_view_clone(IntPtr view, out IntPtr clone, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern void cardrules_view_destroy(IntPtr view);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_view_viewer(IntPtr view, out int viewer, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_view_hash(IntPtr view, out ulong hash, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_view_legal_count(IntPtr view, out uint count, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_view_legal_text(IntPtr view, uint index, byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_view_check_text(IntPtr view, byte[] text, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_view_save(IntPtr view, byte[] buffer, UIntPtr capacity, out UIntPtr needed, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_view_determinize(IntPtr view, byte[] key, ulong number, out IntPtr state, ref Error error);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_simulate(byte[] game, int players, byte[] options, ref Simulation what, ref SimulationResult result, ref Error error);

        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_batch_create(byte[] game, int players, byte[] options, ref BatchOptions setup, out IntPtr batch, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern void cardrules_batch_destroy(IntPtr batch);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_batch_look(IntPtr batch, int[] seats, ulong[] counts, UIntPtr count, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_batch_step(IntPtr batch, long[] indices, byte[] done, int[] reasons, int[] places, int[] scores, UIntPtr count, ref Error error);
        [DllImport(Library, CallingConvention = CallingConvention.Cdecl)] public static extern int cardrules_batch_state(IntPtr batch, uint slot, out IntPtr state, ref Error error);
    }
}
