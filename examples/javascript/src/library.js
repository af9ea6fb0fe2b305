// Finds the C library and the header that describes it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const headerName = 'cardrules.cdef.h';

// Where pkg-config says that the library is installed, if anywhere.
function prefix() {
  try {
    const said = execFileSync('pkg-config', ['--variable=prefix', 'cardrules-c'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.toString().trim() || undefined;
  } catch {
    return undefined;
  }
}

function installed(root) {
  for (const folder of ['lib', ...readdirSync(join(root, 'lib')).map((name) => join('lib', name))]) {
    const path = join(root, folder, 'libcardrules.so.1');
    if (existsSync(path)) return path;
  }
  return undefined;
}

export function findLibrary() {
  const named = process.env.CARDRULES_LIBRARY;
  if (named) {
    if (!existsSync(named)) throw new Error(`CARDRULES_LIBRARY names ${named}, which does not exist`);
    return named;
  }
  const root = prefix();
  return (root && installed(root)) || 'libcardrules.so.1';
}

export function readHeader(library) {
  const places = [];
  if (process.env.CARDRULES_HEADER) places.push(process.env.CARDRULES_HEADER);
  if (existsSync(library)) {
    let folder = dirname(realpathSync(library));
    places.push(join(folder, headerName));
    for (; folder !== dirname(folder); folder = dirname(folder)) {
      places.push(join(folder, 'share', 'cardrules', headerName));
    }
  }
  const root = prefix();
  if (root) places.push(join(root, 'share', 'cardrules', headerName));
  const found = places.find((place) => existsSync(place));
  if (!found) {
    throw new Error(
      `${headerName} was not found beside ${library}: install the development files, or set CARDRULES_HEADER`,
    );
  }
  return readFileSync(found, 'utf8');
}
