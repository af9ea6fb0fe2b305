// Moves: their parts and their text.
#include <cardrules/move.hpp>
#include <cardrules/notation.hpp>

#include "output.hpp"
#include "rules.hpp"

using namespace cardrules;
using namespace cardrules::capi;

std::int32_t cardrules_move_verb(std::uint64_t move) {
    return Move{move}.verb();
}

std::int32_t cardrules_move_argument_count(std::uint64_t move) {
    return Move{move}.argument_count();
}

std::int32_t cardrules_move_argument(std::uint64_t move, std::int32_t index) {
    return index < 0 || index >= max_arguments ? -1 : Move{move}.argument(index);
}

std::int32_t cardrules_move_compose(std::int32_t verb, const std::int32_t* arguments,
                                    std::size_t count, std::uint64_t* move,
                                    cardrules_error* error) {
    return guard(error, [&] {
        if (verb < 1 || verb > 255) refuse_argument("verb", "is not 1 to 255");
        if (count > max_arguments) refuse_argument("count", "is more than 7");
        Move made = Move::of(verb);
        for (std::size_t i = 0; i < count; ++i) {
            const std::int32_t argument = (&given(arguments, "arguments"))[i];
            if (argument < 0 || argument > 254) refuse_argument("arguments", "are not 0 to 254");
            made.set_argument(static_cast<int>(i), argument);
        }
        given(move, "move") = made.value;
    });
}

std::int32_t cardrules_move_to_text(const char* game, std::uint64_t move, char* buffer,
                                    std::size_t capacity, std::size_t* needed,
                                    cardrules_error* error) {
    return guard(error, [&]() -> Problem {
        const Text out(buffer, capacity, needed);
        const MoveText text = move_text(game_named(game), Move{move});
        if (text.view().empty()) return {Code::malformed, "move", "move is none of the game", -1};
        write(out, text);
        return {};
    });
}

std::int32_t cardrules_move_from_text(const char* game, const char* text, std::uint64_t* move,
                                      cardrules_error* error) {
    return guard(error, [&]() -> Problem {
        const Move found = move_from_text(game_named(game), &given(text, "text"));
        if (found.none()) return {Code::malformed, "text", "text is no move of the game", -1};
        given(move, "move") = found.value;
        return {};
    });
}

std::size_t cardrules_move_text_size() {
    return MoveText::capacity + 1;
}

std::size_t cardrules_deal_text_size() {
    return DealText::capacity + 1;
}
