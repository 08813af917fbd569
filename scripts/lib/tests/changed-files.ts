import { spawnSync } from 'node:child_process';
import { ROOT } from '../paths';
import { Halt } from '../say';

function listed(args: readonly string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', [...args, '-z'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Halt(`git does not say what has changed: ${stderr?.trim()}`);
  return stdout.split('\0').filter(Boolean);
}

/**
 * Lists files that differ from a commit. Includes untracked files and excludes deleted files. Returns paths relative to
 * the root.
 */
export function changedFiles(since: string = 'HEAD'): string[] {
  const differing = listed(['diff', '--name-only', '--diff-filter=d', since]);
  return [...new Set([...differing, ...listed(['ls-files', '--others', '--exclude-standard'])])];
}
