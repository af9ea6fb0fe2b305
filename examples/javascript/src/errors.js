// What goes wrong.

/** A call that failed: its pinned code, the code's name, and where the fault is. */
export class CardrulesError extends Error {
  constructor(code, codeName, message, where, position) {
    super(message ? `${codeName}: ${message}` : codeName);
    this.code = code;
    this.name = codeName;
    this.where = where;
    this.position = position;
  }
}

/** A move that cannot be made; the game is as it was. */
export class MoveRefused extends CardrulesError {}

/** No such game, number of players, option or value. */
export class RulesError extends CardrulesError {}

/** A text that is no such document: `where` is a JSON pointer, `position` a byte or -1. */
export class BadDocument extends CardrulesError {}

const classes = new Map([
  ...[-1, -2, -3, -4, -5, -6, -7, -13].map((code) => [code, MoveRefused]),
  ...[-9, -10, -11, -12].map((code) => [code, RulesError]),
  ...[-17, -18, -19, -20, -21].map((code) => [code, BadDocument]),
]);

export function errorFor(code, codeName, message, where, position) {
  const Kind = classes.get(code) ?? CardrulesError;
  return new Kind(code, codeName, message, where, position);
}
