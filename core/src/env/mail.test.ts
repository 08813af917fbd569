import { expect, test } from 'vitest';
import { coreConfig } from '../core-config';
import { readCoreEnv } from '../env';
import { DATABASE_URL, PRODUCTION, problemsOf } from '../test/env-problems';
import { parsePaces } from './mail';

test('production needs a mail server, unless mail is to be kept back', () => {
  const { SMTP_URL: _, ...production } = PRODUCTION;
  expect(problemsOf(production)).toEqual([expect.stringContaining('SMTP_URL: is needed in production')]);
  expect(problemsOf({ ...production, MAIL_CAPTURE: 'true' })).toEqual([]);
  expect(problemsOf({ ...production, SMTP_URL: 'smtp://mail:25' })).toEqual([]);
  expect(problemsOf({ DATABASE_URL })).toEqual([]);
});

test('mail is kept back only where production captures it', () => {
  const keeps = (more: Record<string, string>) => coreConfig(readCoreEnv({ DATABASE_URL, ...more }), {}).keepsMailBack;
  expect(keeps({ ...PRODUCTION, SMTP_URL: '', MAIL_CAPTURE: 'true' })).toBe(true);
  expect(keeps(PRODUCTION)).toBe(false);
  expect(keeps({})).toBe(false);
});

test('DKIM needs its domain, its selector and one key', () => {
  const dkim = { MAIL_DKIM_DOMAIN: 'example.com', MAIL_DKIM_SELECTOR: 's1', MAIL_DKIM_KEY: 'key' };
  expect(problemsOf({ DATABASE_URL, ...dkim })).toEqual([]);
  expect(problemsOf({ DATABASE_URL, MAIL_DKIM_KEY: 'key' })).toHaveLength(2);
  expect(problemsOf({ DATABASE_URL, ...dkim, MAIL_DKIM_KEY_FILE: '/key.pem' })).toEqual([
    expect.stringContaining('MAIL_DKIM_KEY: or MAIL_DKIM_KEY_FILE'),
  ]);
  const { MAIL_DKIM_KEY: _, ...keyless } = dkim;
  expect(problemsOf({ DATABASE_URL, ...keyless })).toHaveLength(1);
});

test.each([
  ['', {}],
  ['Gmail.com=60;*=600', { 'gmail.com': 60, '*': 600 }],
  ['gmail.com', null],
  ['gmail.com=0', null],
  ['gmail.com=fast', null],
])('the pace %j is %j', (text, expected) => {
  expect(parsePaces(text)).toEqual(expected);
});

test('the secret of the events must be long', () => {
  expect(problemsOf({ DATABASE_URL, MAIL_EVENTS_SECRET: 'short' })).toEqual([
    expect.stringContaining('at least 32 characters'),
  ]);
});

test('addresses are hidden under the given secret, or under that of the logins, which stays known', () => {
  const seeds = (more: Record<string, string>) =>
    coreConfig(readCoreEnv({ DATABASE_URL, ...more }), {}).suppressionSeeds;
  expect(seeds({})).toEqual(['secret']);
  expect(seeds({ MAIL_SUPPRESSION_SECRETS: ' new, former ' })).toEqual(['new', 'former', 'secret']);
  expect(seeds({ DATABASE_ROLE_SECRET: 'r'.repeat(32) })).toEqual(['r'.repeat(32)]);
  const byHand = {
    DATABASE_URL: 'postgresql://owner@db/homologa',
    DATABASE_APP_URL: 'postgresql://app:a@db/homologa',
    DATABASE_SYSTEM_URL: 'postgresql://system:s%40@db/homologa',
  };
  expect(seeds(byHand)).toEqual(['s@']);
});
