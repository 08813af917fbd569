import { expect, test } from 'vitest';
import { type LockPackages, packageAt, packageOf, packagesBelow, resolvePackage, runsOn } from './lock-packages';

const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' };

const LOCK: LockPackages = {
  '': { name: 'root' },
  server: { dependencies: { web: '1', peer: '1' } },
  'node_modules/@own/server': { link: true },
  'node_modules/web': {
    version: '1',
    dependencies: { shared: '2', '@own/server': '*' },
    optionalDependencies: { 'native-linux': '1', 'native-mac': '1', 'native-musl': '1' },
    peerDependencies: { peer: '1', tool: '1', needed: '1' },
    peerDependenciesMeta: { peer: { optional: true }, tool: { optional: true } },
  },
  'node_modules/web/node_modules/shared': { version: '2', dependencies: { below: '1' } },
  'node_modules/shared': { version: '1' },
  'node_modules/below': { version: '1' },
  'node_modules/native-linux': { version: '1', os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/native-mac': { version: '1', os: ['darwin'] },
  'node_modules/native-musl': { version: '1', os: ['linux'], libc: ['musl'] },
  'node_modules/peer': { version: '1' },
  'node_modules/tool': { version: '1' },
  'node_modules/needed': { version: '1' },
};

test('a package needs its dependencies at their nearest place, and the optional ones of the target', () => {
  expect(packagesBelow(LOCK, ['node_modules/web'], LINUX)).toEqual([
    'node_modules/below',
    'node_modules/native-linux',
    'node_modules/needed',
    'node_modules/peer',
    'node_modules/web',
    'node_modules/web/node_modules/shared',
  ]);
});

test('an optional peer that no workspace brings is left out', () => {
  expect(packagesBelow(LOCK, ['node_modules/web'], LINUX)).not.toContain('node_modules/tool');
});

test('a workspace stands for its dependencies', () => {
  expect(packagesBelow(LOCK, ['server'], LINUX)).toContain('node_modules/web');
  expect(packagesBelow(LOCK, ['server'], LINUX)).not.toContain('server');
});

test('a package is resolved from the nearest folder above', () => {
  expect(resolvePackage(LOCK, 'node_modules/web/node_modules/shared', 'shared')).toBe(
    'node_modules/web/node_modules/shared',
  );
  expect(resolvePackage(LOCK, 'node_modules/web/node_modules/shared', 'peer')).toBe('node_modules/peer');
  expect(resolvePackage(LOCK, '', 'unknown')).toBeNull();
});

test.each([
  [{}, true],
  [{ os: ['darwin', 'linux'] }, true],
  [{ os: ['!win32'] }, true],
  [{ os: ['!linux'] }, false],
  [{ cpu: ['arm64'] }, false],
])('%j runs on linux: %s', (entry, expected) => {
  expect(runsOn(entry, LINUX)).toBe(expected);
});

test('names of packages keep their scope', () => {
  expect(packageAt('node_modules/a/node_modules/@b/c')).toBe('@b/c');
  expect(packageOf('@b/c/deep/file.js')).toBe('@b/c');
  expect(packageOf('csv-parse/sync')).toBe('csv-parse');
});
