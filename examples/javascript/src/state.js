// A position without a record, cheap to copy: for search. Host calls.
import { Position } from './handle.js';
import { make } from './native.js';
import { View } from './view.js';

export class State extends Position {
  static kind = 'cardrules_state';

  constructor(game, players, options) {
    super(make('cardrules_state_create', game, players, options ? JSON.stringify(options) : null));
  }
  static load(text) {
    return State.wrap(make('cardrules_state_load', text));
  }
  save() {
    return this.text('save');
  }
  copyFrom(other) {
    this.check('copy', other.handle);
  }
  apply(actor, move) {
    if (typeof move === 'bigint') this.check('apply', actor, move);
    else this.check('apply_text', actor, move);
  }
  applyIndex(actor, index) {
    this.check('apply_index', actor, index);
  }
  applyDeal(cards) {
    this.check('apply_deal', Uint8Array.from(cards), cards.length);
  }
  score(seat) {
    return this.int32('score', seat);
  }
  /** Random moves to the end, or at most so many; how many were made. */
  playout(seed, number = 0n, most = 1n << 62n) {
    return Number(this.uint64('playout', BigInt(seed), BigInt(number), BigInt(most)));
  }
  view(viewer) {
    return View.wrap(make('cardrules_state_viewer_view', this.handle, viewer));
  }
}
