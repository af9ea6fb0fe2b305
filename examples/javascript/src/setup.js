// What a caller sets up by name.

/** Ends a call that was given settings which do not exist, and would be lost. */
export function refuseUnknown(unknown) {
  for (const name of Object.keys(unknown)) {
    throw new TypeError(`there is no setting "${name}"; options of the rules belong into "options"`);
  }
}
