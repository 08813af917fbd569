import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';
import { ROOMS } from '../checks/floors.mjs';

// Reads the run-time imports of each source file with Vite's parser. Type imports are excluded.

const SOURCE = /\.(?:tsx?|mjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'generated']);

/** Reads the imported source files of each source file, as paths relative to the root. */
export function readModuleGraph(root: string): Map<string, Set<string>> {
  const files = new Set(
    [...ROOMS, 'scripts', 'e2e', 'bench'].flatMap((room) =>
      filesBelow(root, room === 'scripts' ? room : `${room}/src`),
    ),
  );
  return new Map([...files].map((file) => [file, importsOf(root, file, files)]));
}

function filesBelow(root: string, dir: string): string[] {
  if (!existsSync(join(root, dir))) return [];
  return readdirSync(join(root, dir), { withFileTypes: true }).flatMap((entry) => {
    const path = `${dir}/${entry.name}`;
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : filesBelow(root, path);
    return SOURCE.test(entry.name) && !/\.d\.m?ts$/.test(entry.name) ? [path] : [];
  });
}

function importsOf(root: string, file: string, files: ReadonlySet<string>) {
  const text = readFileSync(join(root, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const specifiers = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return new Set(specifiers.flatMap((specifier) => resolved(file, specifier, files) ?? []));
}

/** Resolves a specifier to a source file; undefined for a package or a missing file. */
function resolved(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  const room = /^@homologa\/([^/]+)\/(.+)$/.exec(specifier);
  if (!room && !specifier.startsWith('.')) return undefined;
  const path = room ? `${room[1]}/src/${room[2]}` : posix.join(posix.dirname(from), specifier);
  return ENDINGS.map((ending) => path + ending).find((candidate) => files.has(candidate));
}

/**
 * Returns the shortest import distance from each file to one of `targets`. The distance of a target is 0; files without
 * a connection have no entry.
 */
export function distancesTo(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  targets: readonly string[],
): Map<string, number> {
  const importers: Map<string, string[]> = new Map();
  for (const [file, imported] of graph) {
    for (const target of imported) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const distances = new Map(targets.map((file) => [file, 0]));
  const open = [...targets];
  for (let file = open.shift(); file !== undefined; file = open.shift()) {
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, (distances.get(file) ?? 0) + 1);
      open.push(importer);
    }
  }
  return distances;
}
