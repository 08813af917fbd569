import { userInfo } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { operatorName } from './operator';

afterEach(() => vi.unstubAllEnvs());

const USER = userInfo().username;

test('the operator is the name that was given, with the user of the system behind it', () => {
  expect(operatorName('  Eva Ruiz ')).toBe(`Eva Ruiz (${USER})`);
});

test('a name that names another user does not hide the user of the system', () => {
  expect(operatorName('Eva Ruiz (root2)')).toBe(`Eva Ruiz (root2) (${USER})`);
  expect(operatorName(USER)).toBe(USER);
});

test('the operator is the person behind sudo, else the user of the system', () => {
  vi.stubEnv('SUDO_USER', 'eva');
  expect(operatorName(undefined)).toBe(`eva (${USER})`);
  vi.stubEnv('SUDO_USER', undefined);
  expect(operatorName(undefined)).toBe(USER);
});

test.each(['', '   ', 'Eva\nRuiz', 'x'.repeat(101)])('the name %j is wrong usage', (name) => {
  expect(() => operatorName(name)).toThrow('--as');
});
