import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../paths';

export interface LockEntry {
  version?: string;
  name?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export type LockPackages = Readonly<Record<string, LockEntry>>;

/** Operating system, processor and C library for which the image is made. */
export interface Target {
  os: string;
  cpu: string;
  libc: string;
}

export const readLock = (): LockPackages => JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;

/** Name of the package at a path of the lock file: `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const packageAt = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Name of the package that an import names: `@b/c/deep/file.js` is of `@b/c`. */
export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const fits = (wanted: string[] | undefined, actual: string) =>
  !wanted || (wanted.includes(actual) && !wanted.includes(`!${actual}`)) || wanted.some((one) => isOther(one, actual));
const isOther = (one: string, actual: string) => one.startsWith('!') && one !== `!${actual}`;

export const runsOn = ({ os, cpu, libc }: LockEntry, target: Target): boolean =>
  fits(os, target.os) && fits(cpu, target.cpu) && fits(libc, target.libc);

/** Finds the package that Node loads for `name` from the package at `from`: the nearest folder node_modules has it. */
export function resolvePackage(packages: LockPackages, from: string, name: string): string | null {
  for (let folder = from; ; ) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
    const up = folder.lastIndexOf('node_modules/');
    folder = up > 0 ? folder.slice(0, up - 1) : '';
  }
}

/**
 * Lists the packages that `roots` (paths of the lock file) need to run, with the roots themselves. A link to a
 * workspace stands for the dependencies of the workspace. Optional dependencies count if they run on `target`, optional
 * peers if one of our workspaces depends on them: a package loads an optional peer only for a caller that brings it.
 */
export function packagesBelow(packages: LockPackages, roots: readonly string[], target: Target): string[] {
  const brought = broughtBy(packages);
  const found = new Set<string>();
  const waiting = [...roots];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entry = packages[path];
    if (!entry || found.has(path) || !runsOn(entry, target)) continue;
    found.add(path);
    const needed = { ...peersOf(entry, brought), ...entry.dependencies, ...entry.optionalDependencies };
    for (const name of Object.keys(needed)) {
      const below = resolvePackage(packages, path.includes('node_modules/') ? path : '', name);
      if (below) waiting.push(below);
    }
  }
  return [...found].filter((path) => !packages[path]?.link && path.includes('node_modules/')).sort();
}

const peersOf = ({ peerDependencies = {}, peerDependenciesMeta = {} }: LockEntry, brought: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta[name]?.optional || brought.has(name)),
  );

/** Names of the packages on which a workspace depends, without those for development. */
const broughtBy = (packages: LockPackages): ReadonlySet<string> =>
  new Set(
    Object.entries(packages)
      .filter(([path]) => !path.includes('node_modules/'))
      .flatMap(([, { dependencies }]) => Object.keys(dependencies ?? {})),
  );

export const isInstalled = (path: string): boolean => existsSync(inRoot(path, 'package.json'));
