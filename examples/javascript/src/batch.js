// Many games stepped together: thousands of moves in one call, on typed arrays.
import { Handle } from './handle.js';
import { constants, make, sizeOf } from './native.js';
import { refuseUnknown } from './setup.js';
import { State } from './state.js';

export class Batch extends Handle {
  static kind = 'cardrules_batch';

  constructor(game, players, size, setup = {}) {
    const { options, seed = 0, first = 0, fast = false, stayOver = false, ...unknown } = setup;
    refuseUnknown(unknown);
    const created = {
      struct_size: sizeOf('cardrules_batch_options'),
      generator: fast ? constants.GENERATOR_FAST : constants.GENERATOR_EXACT,
      rules: 0,
      stay_over: Number(stayOver),
      size,
      reserved: 0,
      seed: BigInt(seed),
      first: BigInt(first),
    };
    super(make('cardrules_batch_create', game, players, options ? JSON.stringify(options) : null, created));
    this.size = size;
    this.seats = new Int32Array(size);
    this.counts = new BigUint64Array(size);
    this.done = new Uint8Array(size);
    this.reasons = new Int32Array(size);
    this.places = new Int32Array(size * players);
    this.scores = new Int32Array(size * players);
  }

  /** Fills seats (-3 for nobody) and counts. */
  look() {
    this.check('look', this.seats, this.counts, this.size);
  }
  /** Makes a move in every slot: by index, -1n for a random one; null for random ones everywhere. */
  step(indices = null) {
    if (indices !== null && indices.length !== this.size) {
      throw new RangeError(`${this.size} indices are needed, not ${indices.length}`);
    }
    this.check('step', indices, this.done, this.reasons, this.places, this.scores, this.size);
  }
  nextGame(slot) {
    this.check('next_game', slot);
  }
  gameNumber(slot) {
    return this.uint64('game_number', slot);
  }
  /** A copy of a slot's position. */
  state(slot) {
    return State.wrap(make('cardrules_batch_state', this.handle, slot));
  }
}
