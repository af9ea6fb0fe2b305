"""Many games of random players in one call."""

from __future__ import annotations

from dataclasses import dataclass

from ._native import backend, check, encoded
from .position import options_text
from .types import Options

PARTS_OF_A_WIN = 840


@dataclass(frozen=True)
class SimulationResult:
    """Whole numbers, the same for any number of threads; lists are by seat."""

    games: int
    sole_wins: tuple[int, ...]
    shared_wins: tuple[int, ...]
    win_parts: tuple[int, ...]
    moves: int
    fewest_moves: int
    most_moves: int
    hash: int

    def win_share(self, seat: int) -> float:
        """The seat's share of all first places."""
        return self.win_parts[seat] / (PARTS_OF_A_WIN * self.games)


def simulate(game: str, players: int, games: int, options: Options | None = None, *, seed: int = 0,
             first: int = 0, threads: int = 1, fast: bool = False) -> SimulationResult:
    """Plays games first … first + games - 1 of a seed."""
    what = backend.struct("cardrules_simulation")
    backend.call("cardrules_simulation_init", backend.pointer_to(what))
    what.generator = int(fast)
    what.threads = threads
    what.seed = seed
    setattr(what, "from", first)
    what.to = first + games
    out = backend.struct("cardrules_simulation_result")
    backend.call("cardrules_simulation_result_init", backend.pointer_to(out))
    check("cardrules_simulate", encoded(game), players, options_text(options), backend.pointer_to(what),
          backend.pointer_to(out))
    seats = out.players
    return SimulationResult(
        games=out.games, sole_wins=tuple(list(out.sole_wins)[:seats]),
        shared_wins=tuple(list(out.shared_wins)[:seats]), win_parts=tuple(list(out.win_parts)[:seats]),
        moves=out.moves, fewest_moves=out.fewest_moves, most_moves=out.most_moves, hash=out.hash)
