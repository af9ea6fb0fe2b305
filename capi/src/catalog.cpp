// Games, verbs and cards by name.
#include <array>

#include <cardrules/catalog.hpp>
#include <cardrules/json.hpp>

#include "output.hpp"
#include "rules.hpp"

using namespace cardrules;
using namespace cardrules::capi;

namespace {

// A name of a list, or nullptr. Names are string literals: a zero byte follows each.
const char* name_at(std::span<const std::string_view> names, std::int32_t index) noexcept {
    if (index < 0 || static_cast<std::size_t>(index) >= names.size()) return nullptr;
    return names[static_cast<std::size_t>(index)].data();
}

struct CardName {
    std::array<char, 3> characters{};
};

}  // namespace

std::int32_t cardrules_game_count() {
    return game_count();
}

const char* cardrules_game_name(std::int32_t index) {
    return index < 0 || index >= game_count() ? nullptr : game_info(index).name.data();
}

std::int32_t cardrules_game_players(const char* game, std::uint32_t* counts,
                                    cardrules_error* error) {
    return guard(error, [&] { given(counts, "counts") = game_named(game).seat_counts; });
}

std::int32_t cardrules_catalog(char* buffer, std::size_t capacity, std::size_t* needed,
                               cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, catalog_json());
    });
}

std::int32_t cardrules_game_describe(const char* game, std::int32_t players, char* buffer,
                                     std::size_t capacity, std::size_t* needed,
                                     cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        const Ruleset ruleset = ruleset_of(game, players, nullptr);
        write(out, game_json(ruleset.game, players));
    });
}

std::int32_t cardrules_ruleset(const char* game, std::int32_t players, const char* options,
                               char* buffer, std::size_t capacity, std::size_t* needed,
                               cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        write(out, ruleset_json(ruleset_of(game, players, options)));
    });
}

std::int32_t cardrules_preset_options(const char* game, std::int32_t players, const char* preset,
                                      char* buffer, std::size_t capacity, std::size_t* needed,
                                      cardrules_error* error) {
    return guard(error, [&] {
        const Text out(buffer, capacity, needed);
        Ruleset ruleset = ruleset_of(game, players, nullptr);
        check(ruleset.preset(&given(preset, "preset")));
        write(out, options_json(ruleset));
    });
}

const char* cardrules_verb_name(const char* game, std::int32_t verb) {
    const GameInfo* info = find_game_named(game);
    if (info == nullptr || verb < 1 || static_cast<std::size_t>(verb) > info->verbs.size())
        return nullptr;
    return info->verbs[static_cast<std::size_t>(verb) - 1].name.data();
}

const char* cardrules_reason_name(const char* game, std::int32_t reason) {
    const GameInfo* info = find_game_named(game);
    return info == nullptr ? nullptr : name_at(info->end_reasons, reason);
}

const char* cardrules_card_name(std::int32_t card) {
    static const std::array<CardName, max_cards> names = [] {
        std::array<CardName, max_cards> all;
        for (std::size_t i = 0; i < all.size(); ++i)
            card_name(static_cast<Card>(i)).copy(all[i].characters.data(), 2);
        return all;
    }();
    if (card < 0 || card >= max_cards) return nullptr;
    return names[static_cast<std::size_t>(card)].characters.data();
}

std::int32_t cardrules_card_from_name(const char* name, std::int32_t* card,
                                      cardrules_error* error) {
    return guard(error, [&]() -> Problem {
        const int found = card_from_name(&given(name, "name"));
        if (found < 0) return {Code::malformed, "name", "name is no card's", -1};
        given(card, "card") = found;
        return {};
    });
}
