// What games there are, and many games in one call.
import { check, constants, functions, readText, sizeOf } from './native.js';
import { refuseUnknown } from './setup.js';

export const version = () => functions.cardrules_version_string();

export function games() {
  const count = functions.cardrules_game_count();
  return Array.from({ length: count }, (_, index) => functions.cardrules_game_name(index));
}

export function describe(game, players) {
  return JSON.parse(readText('cardrules_game_describe', game, players));
}

export function preset(game, players, name) {
  return JSON.parse(readText('cardrules_preset_options', game, players, name));
}

/** Games first … first + count - 1 of a seed, of random players; the same for any number of threads. */
export function simulate(game, players, count, setup = {}) {
  const { options, seed = 0, first = 0, threads = 1, fast = false, ...unknown } = setup;
  refuseUnknown(unknown);
  const what = {
    struct_size: sizeOf('cardrules_simulation'),
    generator: fast ? constants.GENERATOR_FAST : constants.GENERATOR_EXACT,
    rules: 0,
    threads,
    seed: BigInt(seed),
    from: BigInt(first),
    to: BigInt(first) + BigInt(count),
    progress: null,
    user: null,
  };
  const result = { struct_size: sizeOf('cardrules_simulation_result') };
  functions.cardrules_simulation_result_init(result);
  check('cardrules_simulate', game, players, options ? JSON.stringify(options) : null, what, result);
  const bySeat = (list) => [...list].slice(0, result.players).map(Number);
  return {
    games: Number(result.games),
    soleWins: bySeat(result.sole_wins),
    sharedWins: bySeat(result.shared_wins),
    winShares: bySeat(result.win_parts).map((parts) => parts / (constants.PARTS_OF_A_WIN * Number(result.games))),
    moves: Number(result.moves),
    fewestMoves: Number(result.fewest_moves),
    mostMoves: Number(result.most_moves),
    hash: BigInt(result.hash),
  };
}
