import { afterEach, expect, test, vi } from 'vitest';
import { childEnv, ownAddress, reachOf, readSettings, welcome } from './settings.mjs';

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

test('HOST opens it to others, which is said too', () => {
  vi.stubEnv('HOST', ' 0.0.0.0 ');
  expect(childEnv(readSettings(), 'postgresql://x').HOST).toBe('0.0.0.0');
  expect(said()).toMatch(/Open to +everybody who can reach this machine/);
  expect(reachOf('10.1.2.3')).toBe('everybody who can reach 10.1.2.3');
  expect(['0.0.0.0', '::', '10.1.2.3', '::1'].map(ownAddress)).toEqual(['127.0.0.1', '127.0.0.1', '10.1.2.3', '::1']);
});
