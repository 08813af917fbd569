import { expect, test } from 'vitest';
import { coreConfig } from '../core-config';
import { readCoreEnv } from '../env';
import { DATABASE_URL, PRODUCTION, problemsOf } from '../test/env-problems';

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
