"""cardrules: a rules engine for card games."""

from .batch import Batch, Stepped
from .catalog import describe, games, preset, version
from .errors import BadDocument, CardrulesError, LibraryNotFound, MoveRefused, RulesError
from .match import ANY_STEP, Match, key_from_seed
from .simulation import SimulationResult, simulate
from .state import State
from .types import CHANCE, SPECTATOR, Mode, Result, Turn
from .view import View

__all__ = [
    "ANY_STEP", "BadDocument", "Batch", "CHANCE", "CardrulesError", "LibraryNotFound", "Match", "Mode",
    "MoveRefused", "Result", "RulesError", "SPECTATOR", "SimulationResult", "State", "Stepped", "Turn", "View",
    "describe", "games", "key_from_seed", "preset", "simulate", "version",
]
