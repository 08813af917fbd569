import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** SHA-256 of the sources of each picture at the time when it was taken. */
export type Fingerprints = Readonly<Record<string, string>>;

interface Source {
  path: string;
  content: string;
}

const IS_SHOWN = /\.(tsx?|css)$/;
const IS_TEST = /\.test\.tsx?$/;

/** Returns a hash that is independent of the order of the files and of the system's line endings. */
export function fingerprintOf(sources: readonly Source[]): string {
  const hash = createHash('sha256');
  for (const { path, content } of sources.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    hash.update(`${path}\0${content.replaceAll('\r\n', '\n')}\0`);
  }
  return hash.digest('hex');
}

/** Returns the pictures whose sources have changed since they were taken, and the pictures that were never taken. */
export const stalePictures = (made: Fingerprints, current: Fingerprints): string[] =>
  Object.keys(current).filter((name) => made[name] !== current[name]);

/** Reads the sources in these files and folders, without tests. Throws if one of them does not exist. */
export function readSources(root: string, places: readonly string[]): Source[] {
  return places.flatMap((place) => {
    const start = join(root, place);
    if (!existsSync(start))
      throw new Error(`${place} does not exist: say in scripts/lib/pictures/shots.ts what took its place`);
    const files = statSync(start).isDirectory()
      ? readdirSync(start, { recursive: true, encoding: 'utf8' }).map((name) => join(start, name))
      : [start];
    return files
      .filter((file) => IS_SHOWN.test(file) && !IS_TEST.test(file))
      .map((file) => ({
        path: relative(root, file).split(sep).join('/'),
        content: readFileSync(file, 'utf8'),
      }));
  });
}
