import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { childEnv, makeDataDir, ownAddress, programEnv, reachOf, readSettings, welcome } from './settings';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const said = () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  welcome(readSettings(), [], []);
  return String(log.mock.calls[0]?.[0]);
};

test('it listens for this machine alone, and says so', () => {
  vi.stubEnv('HOST', '');
  expect(childEnv(readSettings(), 'postgresql://x').HOST).toBe('127.0.0.1');
  expect(said()).toMatch(/Open to +this machine alone \(HOST=0\.0\.0\.0 opens it to others\)/);
});

test('the workers get the port after METRICS_PORT, which the server has', () => {
  expect(programEnv('server', { METRICS_PORT: '9464' }).METRICS_PORT).toBe('9464');
  expect(programEnv('workers', { METRICS_PORT: '9464' }).METRICS_PORT).toBe('9465');
  expect(programEnv('workers', {}).METRICS_PORT).toBeUndefined();
});

test('HOST opens it to others, which is said too', () => {
  vi.stubEnv('HOST', ' 0.0.0.0 ');
  expect(childEnv(readSettings(), 'postgresql://x').HOST).toBe('0.0.0.0');
  expect(said()).toMatch(/Open to +everybody who can reach this machine/);
  expect(reachOf('10.1.2.3')).toBe('everybody who can reach 10.1.2.3');
  expect(['0.0.0.0', '::', '10.1.2.3', '::1'].map(ownAddress)).toEqual(['127.0.0.1', '127.0.0.1', '10.1.2.3', '::1']);
});

test('a file in the place of DATA_DIR, or above it, is told in a sentence', () => {
  const dir = mkdtempSync(join(tmpdir(), 'homologa-data-dir-'));
  const file = join(dir, 'file');
  writeFileSync(file, '');
  expect(() => makeDataDir(file)).toThrow(`DATA_DIR ${file} cannot be made (EEXIST): choose a folder`);
  expect(() => makeDataDir(join(file, 'x'))).toThrow('cannot be made');
  makeDataDir(join(dir, 'a', 'b'));
  expect(statSync(join(dir, 'a', 'b')).isDirectory()).toBe(true);
  rmSync(dir, { recursive: true });
});
