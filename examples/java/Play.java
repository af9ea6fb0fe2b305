import com.sun.jna.IntegerType;
import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import com.sun.jna.Structure;
import com.sun.jna.ptr.IntByReference;
import com.sun.jna.ptr.PointerByReference;
import java.nio.charset.StandardCharsets;

/** Plays War with Bots to its end, always with the move at index step * 7 modulo the number there are. */
public final class Play {
    /** The C type size_t. */
    public static class SizeT extends IntegerType {
        public SizeT() {
            this(0);
        }

        public SizeT(long value) {
            super(Native.SIZE_T_SIZE, value, true);
        }
    }

    @Structure.FieldOrder({"struct_size", "code", "position", "where", "message"})
    public static class CardrulesError extends Structure {
        public int struct_size;
        public int code;
        public long position;
        public byte[] where = new byte[128];
        public byte[] message = new byte[256];
    }

    @Structure.FieldOrder({"struct_size", "players", "places", "scores", "reason", "reason_name"})
    public static class Result extends Structure {
        public int struct_size;
        public int players;
        public int[] places = new int[8];
        public int[] scores = new int[8];
        public int reason;
        public byte[] reason_name = new byte[44];
    }

    @Structure.FieldOrder({"struct_size", "chance", "rules", "reserved", "key", "game", "log", "user"})
    public static class MatchOptions extends Structure {
        public int struct_size;
        public int chance;
        public int rules;
        public int reserved;
        public byte[] key = new byte[32];
        public long game;
        public Pointer log;
        public Pointer user;
    }

    /** The part of the C interface that is used here. */
    public interface Cardrules extends Library {
        Cardrules LIBRARY = Native.load("cardrules", Cardrules.class);
        int MODE_OVER = 0;

        void cardrules_error_init(CardrulesError error);

        void cardrules_result_init(Result result);

        void cardrules_match_options_init(MatchOptions options);

        int cardrules_key_from_seed(long seed, byte[] key, CardrulesError error);

        int cardrules_match_create(String game, int players, String options, MatchOptions setup,
                PointerByReference match, CardrulesError error);

        void cardrules_match_destroy(Pointer match);

        int cardrules_match_turn(Pointer match, IntByReference mode, IntByReference actor, Pointer seats,
                CardrulesError error);

        int cardrules_match_step(Pointer match, IntByReference step, CardrulesError error);

        int cardrules_match_legal_count(Pointer match, int actor, IntByReference count, CardrulesError error);

        int cardrules_match_legal_text(Pointer match, int actor, int index, byte[] buffer, SizeT capacity,
                Pointer needed, CardrulesError error);

        int cardrules_match_apply_text(Pointer match, int actor, String text, int step, CardrulesError error);

        int cardrules_match_result(Pointer match, Result result, CardrulesError error);
    }

    private static final Cardrules LIBRARY = Cardrules.LIBRARY;
    private static final CardrulesError ERROR = new CardrulesError();

    private static void check(int status) {
        if (status != 0) {
            throw new IllegalStateException(text(ERROR.message));
        }
    }

    private static String text(byte[] characters) {
        int length = 0;
        while (characters[length] != 0) {
            ++length;
        }
        return new String(characters, 0, length, StandardCharsets.UTF_8);
    }

    private static void playOn(Pointer match, int seat) {
        IntByReference step = new IntByReference();
        IntByReference count = new IntByReference();
        byte[] buffer = new byte[128];
        check(LIBRARY.cardrules_match_step(match, step, ERROR));
        check(LIBRARY.cardrules_match_legal_count(match, seat, count, ERROR));
        int index = step.getValue() * 7 % count.getValue();
        SizeT capacity = new SizeT(buffer.length);
        check(LIBRARY.cardrules_match_legal_text(match, seat, index, buffer, capacity, null, ERROR));
        check(LIBRARY.cardrules_match_apply_text(match, seat, text(buffer), step.getValue(), ERROR));
        System.out.println(seat + " " + text(buffer));
    }

    public static void main(String[] arguments) {
        LIBRARY.cardrules_error_init(ERROR);
        MatchOptions setup = new MatchOptions();
        LIBRARY.cardrules_match_options_init(setup);
        check(LIBRARY.cardrules_key_from_seed(7, setup.key, ERROR));
        PointerByReference made = new PointerByReference();
        check(LIBRARY.cardrules_match_create("bot_war", 3, "{\"target_score\":3}", setup, made, ERROR));
        Pointer match = made.getValue();
        IntByReference mode = new IntByReference();
        IntByReference seat = new IntByReference();
        check(LIBRARY.cardrules_match_turn(match, mode, seat, null, ERROR));
        while (mode.getValue() != Cardrules.MODE_OVER) {
            playOn(match, seat.getValue());
            check(LIBRARY.cardrules_match_turn(match, mode, seat, null, ERROR));
        }
        Result result = new Result();
        LIBRARY.cardrules_result_init(result);
        check(LIBRARY.cardrules_match_result(match, result, ERROR));
        StringBuilder line = new StringBuilder(text(result.reason_name));
        for (int i = 0; i < result.players; ++i) {
            line.append(' ').append(result.places[i]).append(':').append(result.scores[i]);
        }
        System.out.println(line);
        LIBRARY.cardrules_match_destroy(match);
    }
}
