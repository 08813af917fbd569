import { expect, test } from 'vitest';
import { ConfigurationError, coreConfig, readCoreEnv } from './env';

const DATABASE_URL = 'postgresql://owner:secret@db/homologa';

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readCoreEnv(source);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
  return [];
}

test('every variable that is missing or wrong has a line of its own, without its value', () => {
  const problems = problemsOf({ SESSION_DAYS: '0', UPLOAD_MAX_MB: 'secret' });
  expect(problems.map((line) => line.split(': ')[0])).toEqual(['DATABASE_URL', 'SESSION_DAYS', 'UPLOAD_MAX_MB']);
  expect(problems[0]).toBe('DATABASE_URL: is needed');
  expect(problems.join()).not.toContain('secret');
});

test('production needs a mail server, unless mail is to be kept back', () => {
  const production = { DATABASE_URL, NODE_ENV: 'production' };
  expect(problemsOf(production)).toEqual([expect.stringContaining('SMTP_URL: is needed in production')]);
  expect(problemsOf({ ...production, MAIL_CAPTURE: 'true' })).toEqual([]);
  expect(problemsOf({ ...production, SMTP_URL: 'smtp://mail:25' })).toEqual([]);
  expect(problemsOf({ DATABASE_URL })).toEqual([]);
});

test('mail is kept back only where production captures it', () => {
  const keeps = (more: Record<string, string>) => coreConfig(readCoreEnv({ DATABASE_URL, ...more }), {}).keepsMailBack;
  expect(keeps({ NODE_ENV: 'production', MAIL_CAPTURE: 'true' })).toBe(true);
  expect(keeps({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25' })).toBe(false);
  expect(keeps({})).toBe(false);
});
