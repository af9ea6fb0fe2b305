// Go Fish, a game outside of the library, in the order of RULES.md.
#include "core/common_rules.hpp"
#include "core/containers.hpp"
#include "core/game.hpp"

namespace cardrules::games::go_fish {
namespace {

enum class Phase : std::int8_t { lot, deal, ask, over };
enum Verb : int { ask = lot_verb + 1 };
enum Label : int { dealer_drawn, dealt, handed_over, fished, book_laid };

struct Position {
    struct {
        std::int32_t dealer;
        std::int32_t hand_size;
    } options;
    std::array<CardSet, 5> hands;
    std::array<CardSet, 5> books;
    Stack<52> pond;
    std::int8_t dealer;
    Phase phase;
    std::int8_t turn = -1;
};
constexpr std::array options = {
    dealer_option, OptionInfo{.name = "hand_size", .min = 3, .max = 7, .default_for = always<5>}};
constexpr std::array ask_slots = {SlotInfo{"seat", Kind::seat}, SlotInfo{"rank", Kind::rank}};
constexpr std::array verbs = {lot_of_rule(1), VerbInfo{"ask", 2, ask_slots}};
constexpr std::array<std::string_view, 4> phases = {"lot", "deal", "ask", "over"};
constexpr std::array<std::string_view, 1> statuses = {"playing"};
constexpr std::array<std::string_view, 1> end_reasons = {"finished"};
constexpr std::array<std::string_view, 5> labels = {"dealer_drawn", "dealt", "gave", "fished",
                                                    "book_laid"};
constexpr std::array<Field, 6> all_fields = {
    name_field("phase", offsetof(Position, phase), phases),
    seat_field("dealer", offsetof(Position, dealer)),
    seat_field("turn", offsetof(Position, turn)),
    cards_field("hand", offsetof(Position, hands), Length::players, true),
    open_to_all(cards_field("books", offsetof(Position, books), Length::players)),
    stack_field("pond", offsetof(Position, pond), 52, true)};

struct GoFish : CommonRules<Position, dealer_drawn> {
    using Position = go_fish::Position;
    static constexpr std::span<const Field> fields = all_fields;
    static constexpr GameInfo info = {.name = "go_fish",
                                      .rule_prefix = "GF",
                                      .rules = 1,
                                      .rule_count = 5,
                                      .seat_counts = 0b111100,
                                      .pack = pack_52,
                                      .options = options,
                                      .presets = {},
                                      .verbs = verbs,
                                      .phases = phases,
                                      .statuses = statuses,
                                      .labels = labels,
                                      .end_reasons = end_reasons,
                                      .position_names = {}};

    static void begin(const Header& header, Position& position) noexcept {
        CommonRules::begin(header, position);
        position.turn = -1;
    }
    static Turn turn(const Header& /*header*/, const Position& position) noexcept {
        if (position.phase == Phase::lot) return {Mode::lot, {}};
        if (position.phase == Phase::deal) return {Mode::deal, {}};
        if (position.phase == Phase::over) return {};
        return {Mode::one, SeatSet::single(position.turn)};
    }
    // GF-1. Cards from the dealer's left, whose neighbour begins; the others are the pond.
    template <class Sink>
    static void deal(Header& header, Position& position, std::span<const Card> cards,
                     Sink& sink) noexcept {
        position.pond.put_down(deal_hands(header, position, cards, position.options.hand_size));
        position.phase = Phase::ask;
        position.turn = static_cast<std::int8_t>(left_of(position.dealer, header.players));
        sink.note(dealt, position.dealer);
        for (int seat = 0; seat < header.players; ++seat) lay_books(header, position, seat, sink);
    }

    // GF-2. Any other seat, and any rank that the asker holds.
    static void choices(const Header& header, const Position& position, int seat,
                        Choices& out) noexcept {
        SeatSet others = SeatSet::first(header.players);
        others.erase(seat);
        std::uint64_t ranks = 0;
        for (const Card card : position.hands[index(seat)])
            ranks |= std::uint64_t{1} << rank_of(card);
        out.add_pair(ask, 2, others.bits, ranks);
    }
    template <class Sink>
    static void apply(Header& header, Position& position, int seat, Move move,
                      Sink& sink) noexcept {
        CardSet& asked = position.hands[index(move.argument(0))];
        const CardSet given = asked & cards_of_rank(move.argument(1));
        if (given.empty()) return fish(header, position, seat, sink);
        asked -= given;
        position.hands[index(seat)] |= given;
        header.known.show_everyone(given);
        sink.note(handed_over, seat);
        if (asked.empty()) position.phase = Phase::over;
        lay_books(header, position, seat, sink);
    }

    // GF-3. The asker draws, and the turn passes.
    template <class Sink>
    static void fish(Header& header, Position& position, int seat, Sink& sink) noexcept {
        const CardSet drawn = CardSet::single(position.pond.pop());
        position.hands[index(seat)] |= drawn;
        header.known.show(seat, drawn);
        position.turn = static_cast<std::int8_t>(left_of(seat, header.players));
        sink.note(fished, seat);
        lay_books(header, position, seat, sink);
    }

    // GF-4 and GF-5. Books are laid down, which may end the game, as an empty pond does.
    template <class Sink>
    static void lay_books(Header& header, Position& position, int seat, Sink& sink) noexcept {
        for (int rank = ace; rank <= king; ++rank) {
            const CardSet book = cards_of_rank(rank);
            if (!position.hands[index(seat)].contains_all(book)) continue;
            position.hands[index(seat)] -= book;
            position.books[index(seat)] |= book;
            header.known.show_everyone(book);
            sink.note(book_laid, seat);
        }
        if (position.pond.empty() || position.hands[index(seat)].empty())
            position.phase = Phase::over;
    }
    static Result result(const Header& header, const Position& position) noexcept {
        return result_by_score<GoFish>(header, position, 0);
    }
    static std::int32_t score(const Position& position, int seat) noexcept {
        return position.books[index(seat)].size() / 4;
    }
    static std::string_view contradiction(const Header& header, const Position& position) noexcept {
        if (position.phase < Phase::ask) return contradiction_before_deal(header, position);
        if (!is_seat(header, position.dealer) || !is_seat(header, position.turn)) return "turn";
        bool ended = position.pond.empty();
        for (int i = 0; i < header.players; ++i) ended |= position.hands[index(i)].empty();
        return ended && position.phase == Phase::ask ? "phase" : "";
    }
};

}  // namespace
extern const Game game;
const Game game = make_game<GoFish>();

}  // namespace cardrules::games::go_fish
