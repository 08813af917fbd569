import { userInfo } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { operatorName } from './operator';

afterEach(() => vi.unstubAllEnvs());

test('the operator is the name that was given', () => {
  expect(operatorName('  Eva Ruiz ')).toBe('Eva Ruiz');
});

test('the operator is the person behind sudo, else the user of the system', () => {
  vi.stubEnv('SUDO_USER', 'eva');
  expect(operatorName(undefined)).toBe('eva');
  vi.stubEnv('SUDO_USER', undefined);
  expect(operatorName(undefined)).toBe(userInfo().username);
});

test.each(['', '   ', 'Eva\nRuiz', 'x'.repeat(101)])('the name %j is wrong usage', (name) => {
  expect(() => operatorName(name)).toThrow('--as');
});
