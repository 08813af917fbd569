import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRelease } from './release';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const SHOWN = '0123456789ab';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'homologa-release-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}

test('COMMIT wins over the clone', () => {
  write('package.json', '{"version":"1.2.3"}');
  write('.git/HEAD', 'fedcba9876543210\n');
  expect(readRelease(root, COMMIT)).toEqual({ version: '1.2.3', commit: SHOWN });
});

test('a clone tells the commit of its branch, loose or packed', () => {
  write('.git/HEAD', 'ref: refs/heads/main\n');
  write('.git/packed-refs', `# pack-refs\n${COMMIT} refs/heads/main\n`);
  expect(readRelease(root, undefined).commit).toBe(SHOWN);
  write('.git/refs/heads/main', 'fedcba9876543210fedcba9876543210fedcba98\n');
  expect(readRelease(root, undefined).commit).toBe('fedcba987654');
});

test('a worktree tells the commit of its branch from the common folder', () => {
  write('.git', `gitdir: ${join(root, 'main/worktrees/one')}\n`);
  write('main/worktrees/one/HEAD', 'ref: refs/heads/side\n');
  write('main/worktrees/one/commondir', '../..\n');
  write('main/refs/heads/side', COMMIT);
  expect(readRelease(root, undefined).commit).toBe(SHOWN);
});

test('without package, variable and clone nothing is known', () => {
  expect(readRelease(root, undefined)).toEqual({ version: 'unknown', commit: null });
});
