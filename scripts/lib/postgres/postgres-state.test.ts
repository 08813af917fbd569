import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { initialise } from './postgres-cluster';
import { holdsCluster, persistentHome, postgresOwner } from './postgres-state';

const dir = mkdtempSync(join(tmpdir(), 'homologa-state-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function programsWithInitdb() {
  mkdirSync(join(dir, 'bin'), { recursive: true });
  const script = [
    '#!/bin/sh',
    'for arg in "$@"; do case "$arg" in --pgdata=*) cd "$(echo "$arg" | cut -d= -f2)";; esac; done',
    'mkdir base && echo 17 > PG_VERSION && echo 1 > base/1',
  ];
  writeFileSync(join(dir, 'bin', 'initdb'), script.join('\n'), { mode: 0o755 });
  return dir;
}

test('a cluster without postgres.json is told at once; nothing is stored, nothing stays locked', () => {
  const dataDir = join(dir, 'lost');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17');
  expect(() => persistentHome(dataDir, null, true)).toThrow(/postgres\.json, which holds its password, is missing/);
  expect(existsSync(join(dataDir, 'postgres.json'))).toBe(false);
  expect(postgresOwner(dataDir)).toBeNull();
});

test('an unreadable postgres.json leaves no lock', () => {
  const dataDir = join(dir, 'broken');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'postgres.json'), '{');
  expect(() => persistentHome(dataDir, null, true)).toThrow();
  expect(postgresOwner(dataDir)).toBeNull();
});

test('an empty folder in the place of the cluster is filled, one with other files refused', () => {
  const programs = programsWithInitdb();
  const dataDir = join(dir, 'mounted');
  const cluster = join(dataDir, 'postgres');
  mkdirSync(join(cluster, 'lost+found'), { recursive: true });
  const home = persistentHome(dataDir, null, true);
  expect(holdsCluster(cluster)).toBe(false);
  initialise(programs, home);
  expect(holdsCluster(cluster)).toBe(true);
  expect(readFileSync(join(cluster, 'base', '1'), 'utf8')).toBe('1\n');
  expect(readdirSync(cluster).sort()).toEqual(['PG_VERSION', 'base', 'lost+found']);

  rmSync(join(cluster, 'PG_VERSION'));
  expect(() => initialise(programs, home)).toThrow('holds no PostgreSQL database but other files (base)');
  home.release();
});
