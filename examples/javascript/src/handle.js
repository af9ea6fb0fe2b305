// What matches, states and views have in common: a C object that is freed once, and a position.
import { check, constants, functions, make, readArray, readInt32, readText, readUint32, readUint64 } from './native.js';
import { sizeOf } from './native.js';

export const CHANCE = constants.CHANCE;
export const SPECTATOR = constants.SPECTATOR;
export const ANY_STEP = constants.ANY_STEP;

/** Names of the modes, by number. */
export const modes = ['over', 'deal', 'lot', 'one', 'sealed', 'open'];

// Frees what was not closed.
const registry = new FinalizationRegistry(({ kind, handle }) => functions[`${kind}_destroy`](handle));

export class Handle {
  #handle;

  constructor(handle) {
    this.#handle = handle;
    registry.register(this, { kind: this.constructor.kind, handle }, this);
  }

  get handle() {
    if (this.#handle === null) throw new Error(`this ${this.constructor.name} was closed`);
    return this.#handle;
  }

  /** Frees the object; doing so twice does nothing. */
  close() {
    if (this.#handle === null) return;
    registry.unregister(this);
    functions[`${this.constructor.kind}_destroy`](this.#handle);
    this.#handle = null;
  }

  [Symbol.dispose ?? Symbol.for('dispose')]() {
    this.close();
  }

  /** An independent copy. */
  clone() {
    return this.constructor.wrap(make(this.named('clone'), this.handle));
  }

  // An object of the class around what C made, past its constructor.
  static wrap(handle) {
    return Reflect.construct(Handle, [handle], this);
  }

  named(name) {
    return `${this.constructor.kind}_${name}`;
  }
  check(name, ...args) {
    check(this.named(name), this.handle, ...args);
  }
  text(name, ...args) {
    return readText(this.named(name), this.handle, ...args);
  }
  int32(name, ...args) {
    return readInt32(this.named(name), this.handle, ...args);
  }
  uint32(name, ...args) {
    return readUint32(this.named(name), this.handle, ...args);
  }
  uint64(name, ...args) {
    return readUint64(this.named(name), this.handle, ...args);
  }

  get game() {
    return functions[this.named('game')](this.handle);
  }
  get players() {
    return this.int32('players');
  }

  /** Who may act now. */
  get turn() {
    const mode = new Int32Array(1);
    const actor = new Int32Array(1);
    const seats = new Uint32Array(1);
    this.check('turn', mode, actor, seats);
    if (actor[0] === CHANCE) return { mode: modes[mode[0]], actors: [CHANCE] };
    const actors = [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => (seats[0] >> seat) & 1);
    return { mode: modes[mode[0]], actors };
  }
  get over() {
    return this.turn.mode === 'over';
  }
  get hash() {
    return this.uint64('hash');
  }
}

/** A match or a state: host calls. */
export class Position extends Handle {
  legalCount(actor) {
    return this.uint32('legal_count', actor);
  }
  legalMove(actor, index) {
    return this.text('legal_text', actor, index);
  }
  /** All moves as 64-bit numbers, in canonical order. */
  legalNumbers(actor) {
    return readArray(BigUint64Array, this.named('legal_moves'), this.handle, actor);
  }
  /** All moves as text, in canonical order. */
  *legalMoves(actor) {
    const game = this.game;
    for (const move of this.legalNumbers(actor)) yield moveText(game, move);
  }
  get dealCards() {
    return readArray(Uint8Array, this.named('deal_cards'), this.handle);
  }
  choices(actor) {
    return JSON.parse(this.text('choices', actor));
  }
  get facts() {
    return JSON.parse(this.text('facts'));
  }
  /** How the game ended; throws while it goes on. */
  get result() {
    const result = { struct_size: sizeOf('cardrules_result') };
    functions.cardrules_result_init(result);
    this.check('result', result);
    return {
      reason: result.reason_name,
      places: [...result.places].slice(0, result.players),
      scores: [...result.scores].slice(0, result.players),
    };
  }
}

export function moveText(game, move) {
  const buffer = Buffer.alloc(Number(functions.cardrules_move_text_size()));
  check('cardrules_move_to_text', game, move, buffer, buffer.length, [0]);
  return buffer.toString('utf8', 0, buffer.indexOf(0));
}
