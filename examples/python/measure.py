"""Moves a second from Python: one call at a time, by batch, and the whole in one call.

Prints ratios to the one call, in which the library plays alone: the machines differ.
"""

import time

from cardrules import Batch, State, simulate
from cardrules._native import backend

GAME, PLAYERS, OPTIONS = "bot_war", 3, {"max_rounds": 100}


def one_call() -> float:
    """Moves a second of a simulation."""
    begin = time.process_time()
    result = simulate(GAME, PLAYERS, 4000, OPTIONS, seed=1, fast=True)
    return result.moves / (time.process_time() - begin)


def by_batch(size: int) -> float:
    """Moves a second of a batch of so many games, random moves chosen by the library."""
    with Batch(GAME, PLAYERS, size, OPTIONS, seed=1, fast=True) as batch:
        steps = 1_000_000 // size
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


def main() -> None:
    alone = one_call()
    print(f"{backend.name}: one call {alone:,.0f} moves a second")
    for size in (1, 100, 10_000):
        print(f"{backend.name}: batch of {size}: {by_batch(size) / alone:.3f} of that")
    print(f"{backend.name}: one at a time: {one_at_a_time(20_000) / alone:.5f} of that")


if __name__ == "__main__":
    main()
