// What one viewer may know. Viewer calls all: a view can be handed to its viewer.
import { Handle } from './handle.js';
import { make } from './native.js';
import { State } from './state.js';

export class View extends Handle {
  static kind = 'cardrules_view';

  /** A view that was written as a document. */
  static load(text) {
    return View.wrap(make('cardrules_view_load', text));
  }
  /** The view as JSON, which may be sent to the viewer. */
  save() {
    return this.text('save');
  }
  get document() {
    return JSON.parse(this.save());
  }
  /** What the viewer would know right after his own move. */
  preview(move) {
    return JSON.parse(this.text('preview', move));
  }
  get viewer() {
    return this.int32('viewer');
  }
  get choices() {
    return JSON.parse(this.text('choices'));
  }
  legalCount() {
    return this.uint32('legal_count');
  }
  *legalMoves() {
    const count = this.legalCount();
    for (let index = 0; index < count; ++index) yield this.text('legal_text', index);
  }
  /** Throws what making the move would throw. */
  checkMove(move) {
    this.check('check_text', move);
  }
  /** A full position, drawn uniformly from all that agree with the view. */
  determinize(key, number = 0n) {
    return State.wrap(make('cardrules_view_determinize', this.handle, keyBytes(key), BigInt(number)));
  }
}

export function keyBytes(key) {
  if (key.length !== 32) throw new RangeError('a key is 32 bytes');
  return Uint8Array.from(key);
}
