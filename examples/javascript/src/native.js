// The C library's functions, declared from its own header.
import koffi from 'koffi';

import { errorFor } from './errors.js';
import { findLibrary, readHeader } from './library.js';

const libraryPath = findLibrary();
const header = readHeader(libraryPath);
const library = koffi.load(libraryPath);

/** Every constant of the header by its name without CARDRULES_. */
export const constants = Object.fromEntries(
  [...header.matchAll(/CARDRULES_(\w+) = (-?\d+)/g)].map(([, name, value]) => [name, Number(value)]),
);

for (const [, name] of header.matchAll(/typedef struct (\w+) \1;/g)) koffi.opaque(name);

const prototypes = header.matchAll(/typedef ([\w ]+) \(\*(\w+)\)\(([^)]*)\);/g);
for (const [, returned, name, taken] of prototypes) {
  koffi.pointer(name, koffi.proto(`${returned} ${name}_function(${taken})`));
}

for (const [, body, name] of header.matchAll(/typedef struct \w+ \{([^}]*)\} (\w+);/g)) {
  const members = [...body.matchAll(/([\w ]+\*?)\s(\w+)(?:\[(\d+)\])?;/g)];
  koffi.struct(
    name,
    Object.fromEntries(
      members.map(([, type, member, count]) => [
        member,
        count ? koffi.array(type.trim(), Number(count), type.trim() === 'char' ? 'String' : 'Array') : type.trim(),
      ]),
    ),
  );
}

// How JavaScript hands over what a parameter points to: strings and inputs as they are, numbers and
// bytes as typed arrays, what is made as the element of an array.
function parameter(declared) {
  const [, type, name] = declared.trim().match(/^(.*?)\s*(\w+)$/);
  if (type.endsWith('**')) return `_Out_ ${type} ${name}`;
  if (type === 'size_t*') return `_Out_ size_t* ${name}`;
  if (type === 'char*') return `uint8_t* ${name}`;
  if (type === 'cardrules_error*') return `void* ${name}`;
  if (/^cardrules_\w*result\*$/.test(type)) return `_Inout_ ${type} ${name}`;
  return `${type} ${name}`;
}

export const functions = {};
for (const [, returned, name, taken] of header.matchAll(/^([\w ]+\*?) (cardrules_\w+)\(([^)]*)\);/gm)) {
  const parameters = taken === 'void' ? [] : taken.replace(/\s+/g, ' ').split(',').map(parameter);
  functions[name] = library.func(`${returned} ${name}(${parameters.join(', ')})`);
}

export const sizeOf = (struct) => koffi.sizeof(struct);

const error = Buffer.alloc(sizeOf('cardrules_error'));
const at = (member) => koffi.offsetof('cardrules_error', member);
const textAt = (start) => error.toString('utf8', start, error.indexOf(0, start));

function fail(code) {
  const name = functions.cardrules_status_name(code);
  const position = Number(error.readBigInt64LE(at('position')));
  throw errorFor(code, name, textAt(at('message')), textAt(at('where')), position);
}

/** Calls what returns a status, and throws unless that is 0. */
export function check(name, ...args) {
  error.writeUInt32LE(error.length, 0);
  const code = functions[name](...args, error);
  if (code !== 0) fail(code);
}

/** Calls what makes an object. */
export function make(name, ...args) {
  const out = [null];
  check(name, ...args, out);
  return out[0];
}

const int32 = new Int32Array(1);
const uint32 = new Uint32Array(1);
const uint64 = new BigUint64Array(1);

export function readInt32(name, ...args) {
  check(name, ...args, int32);
  return int32[0];
}
export function readUint32(name, ...args) {
  check(name, ...args, uint32);
  return uint32[0];
}
export function readUint64(name, ...args) {
  check(name, ...args, uint64);
  return uint64[0];
}

/** Calls what writes a text: once for its size, once for the text. */
export function readText(name, ...args) {
  const needed = [0];
  check(name, ...args, null, 0, needed);
  const buffer = Buffer.alloc(Number(needed[0]));
  check(name, ...args, buffer, buffer.length, needed);
  return buffer.toString('utf8', 0, buffer.length - 1);
}

/** Calls what fills an array of elements. */
export function readArray(Type, name, ...args) {
  const needed = [0];
  check(name, ...args, null, 0, needed);
  const elements = new Type(Number(needed[0]));
  if (elements.length > 0) check(name, ...args, elements, elements.length, needed);
  return elements;
}

/** A callback that C may keep, and what frees it. */
export function register(type, hear) {
  const pointer = koffi.register(hear, type);
  return { pointer, free: () => koffi.unregister(pointer) };
}
