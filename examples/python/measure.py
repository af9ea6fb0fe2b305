"""Moves a second from Python: one call at a time, by batch, and the whole in one call.

Prints ratios to the one call, in which the library plays alone: the machines differ. An argument is
a share of the work, such as 0.01, to try the program.
"""

import sys
import time

from cardrules import Batch, State, simulate
from cardrules._native import backend

GAME, PLAYERS, OPTIONS = "bot_war", 3, {"max_rounds": 100}


def one_call(games: int) -> float:
    """Moves a second of a simulation."""
    begin = time.process_time()
    result = simulate(GAME, PLAYERS, games, OPTIONS, seed=1, fast=True)
    return result.moves / (time.process_time() - begin)


def by_batch(size: int, moves: int) -> float:
    """Moves a second of a batch of so many games, random moves chosen by the library."""
    with Batch(GAME, PLAYERS, size, OPTIONS, seed=1, fast=True) as batch:
        steps = max(moves // size, 1)
        begin = time.process_time()
        for _ in range(steps):
            batch.step()
        return steps * size / (time.process_time() - begin)


def one_at_a_time(moves: int) -> float:
    """Moves a second by three calls each: who acts, how many, make it."""
    with State(GAME, PLAYERS, OPTIONS) as start:
        start.apply_deal(start.deal_cards)
        with start.clone() as state:
            begin = time.process_time()
            for number in range(moves):
                turn = state.turn
                if turn.over or turn.actors[0] < 0:
                    state.copy_from(start)
                    turn = state.turn
                seat = turn.actors[0]
                state.apply_index(seat, number % state.legal_count(seat))
            return moves / (time.process_time() - begin)


def main(share: float) -> None:
    alone = one_call(int(4000 * share))
    print(f"{backend.name}: one call {alone:,.0f} moves a second")
    for size in (1, 100, 10_000):
        print(f"{backend.name}: batch of {size}: {by_batch(size, int(1e6 * share)) / alone:.3f} of that")
    print(f"{backend.name}: one at a time: {one_at_a_time(int(20_000 * share)) / alone:.5f} of that")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1)
