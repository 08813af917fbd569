import { readFileSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import type { Release } from '../core-config';

export type { Release };

export const UNKNOWN_RELEASE: Release = { version: 'unknown', commit: null };

const HASH = /^[0-9a-f]{7,64}$/;
const SHOWN = 12;

/**
 * Returns version and commit of the program: the version of `package.json` below `root`, and `commit`, which the image
 * sets at its build, or else the commit that is checked out in the clone at `root`.
 */
export function readRelease(root: string, commit: string | undefined): Release {
  const manifest = read(join(root, 'package.json'));
  const found = commit ?? findCheckedOut(root);
  return { version: versionOf(manifest), commit: found ? found.slice(0, SHOWN) : null };
}

function versionOf(manifest: string | null): string {
  try {
    const { version } = JSON.parse(manifest ?? '{}') as { version?: unknown };
    return typeof version === 'string' ? version : UNKNOWN_RELEASE.version;
  } catch {
    return UNKNOWN_RELEASE.version;
  }
}

/** Reads git's files instead of running git, which a server need not have. */
function findCheckedOut(root: string): string | null {
  const folder = findGitFolder(root);
  const head = folder && read(join(folder, 'HEAD'))?.trim();
  if (!head) return null;
  if (HASH.test(head)) return head;
  const ref = head.replace(/^ref: /, '');
  const common = join(folder, read(join(folder, 'commondir'))?.trim() ?? '.');
  const loose = (read(join(folder, ref)) ?? read(join(common, ref)))?.trim();
  if (loose && HASH.test(loose)) return loose;
  const packed = read(join(common, 'packed-refs')) ?? '';
  return (
    packed
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`))
      ?.split(' ')[0] ?? null
  );
}

/** Returns the git folder of a clone, or of a worktree, whose `.git` is a file that names it. */
function findGitFolder(root: string): string | null {
  const named = /^gitdir: (.+)$/m.exec(read(join(root, '.git')) ?? '')?.[1];
  if (named) return isAbsolute(named) ? named : resolve(root, named);
  return read(join(root, '.git', 'HEAD')) === null ? null : join(root, '.git');
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
