import { expect, test } from 'vitest';
import { readCoreEnv } from '../env';
import { DATABASE_URL, LONG_SECRET, PRODUCTION, problemsOf } from '../test/env-problems';

test('an owner without a password needs a secret for the logins, or logins that are made by hand', () => {
  const peer = { ...PRODUCTION, DATABASE_URL: 'postgresql://owner@db/homologa' };
  expect(problemsOf(peer)).toEqual([expect.stringMatching(/^DATABASE_URL: has no password.*DATABASE_ROLE_SECRET/)]);
  expect(problemsOf({ ...peer, DATABASE_ROLE_SECRET: 'short' })).toEqual(['DATABASE_ROLE_SECRET: needs 32 characters']);
  expect(problemsOf({ ...peer, DATABASE_ROLE_SECRET: LONG_SECRET })).toEqual([]);
  const byHand = {
    DATABASE_APP_URL: 'postgresql://a:x@db/homologa',
    DATABASE_SYSTEM_URL: 'postgresql://s:x@db/homologa',
  };
  expect(problemsOf({ ...peer, ...byHand })).toEqual([]);
  expect(problemsOf({ ...peer, DATABASE_APP_URL: byHand.DATABASE_APP_URL })).toHaveLength(1);
});

test("the owner's password may be given by itself, as it is", () => {
  const source = { ...PRODUCTION, DATABASE_URL: 'postgresql://owner@db/homologa', DATABASE_PASSWORD: 'a/b@c:#?% ü' };
  const { DATABASE_URL: url } = readCoreEnv(source);
  expect(decodeURIComponent(new URL(url).password)).toBe('a/b@c:#?% ü');
  expect(readCoreEnv({ ...source, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
});
