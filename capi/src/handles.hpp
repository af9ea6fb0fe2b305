// What the caller's handles point to.
#pragma once

#include <cardrules/batch.hpp>
#include <cardrules/cardrules.h>
#include <cardrules/determinize.hpp>
#include <cardrules/match.hpp>
#include <cardrules/state.hpp>
#include <cardrules/view.hpp>

#include "guard.hpp"
#include "log.hpp"

// The log comes first: the match reports to it from its beginning on.
struct cardrules_match {
    cardrules::capi::Log log;
    cardrules::Match match;

    template <class Start>
    cardrules_match(const Start& start, cardrules::MatchOptions options,
                    const cardrules::capi::Log& its_log)
        : log(its_log), match(start, with_log(options)) {}
    explicit cardrules_match(const cardrules::Match& other) : log(), match(other) {
        match.observe(log.observer());
    }
    cardrules_match(const cardrules_match&) = delete;
    cardrules_match& operator=(const cardrules_match&) = delete;

  private:
    cardrules::MatchOptions with_log(cardrules::MatchOptions options) noexcept {
        options.observer = log.observer();
        return options;
    }
};

struct cardrules_state {
    cardrules::State state;
};

// What follows from a view is worked out at once, so that reading calls share it safely.
struct cardrules_view {
    cardrules::View view;
    cardrules::Determinizer positions;
    cardrules::Status possible;  // whether any position agrees with the view

    explicit cardrules_view(const cardrules::View& of)
        : view(of), possible(positions.prepare(view)) {}
};

struct cardrules_batch {
    cardrules::Batch batch;
};

namespace cardrules::capi {

// An out-pointer to a handle, set to NULL for now.
template <class Handle>
Handle** empty(Handle** out, const char* name) {
    given(out, name) = nullptr;
    return out;
}

}  // namespace cardrules::capi
