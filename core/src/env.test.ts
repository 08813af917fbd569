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

const SECRET = 'a secret that is long enough to sign';

test('report gateways are judged at the start, a sentence per fault', () => {
  const problems = (more: Record<string, string>) => problemsOf({ DATABASE_URL, ...more });
  expect(problems({ REPORT_GATEWAYS: 'atlantis=http;bir=fax' })).toEqual([
    'REPORT_GATEWAYS: "atlantis" is no country, type (bir, ccr, cfr), country/type or all',
    'REPORT_GATEWAYS: "fax" is no gateway: use desk, http, sandbox',
  ]);
  expect(problems({ REPORT_GATEWAYS: 'ccr=http' })).toEqual(['REPORT_HTTP_URL: is needed for the gateway http']);
  const bureau = { REPORT_HTTP_URL: 'http://bureau.test/v1/' };
  expect(problems(bureau)).toEqual(['REPORT_HTTP_SECRET: is needed beside REPORT_HTTP_URL']);
  expect(problems({ ...bureau, REPORT_HTTP_SECRET: 'short', REPORT_HTTP_PREVIOUS_SECRET: 'short' })).toEqual([
    'REPORT_HTTP_SECRET: needs 32 characters',
    'REPORT_HTTP_PREVIOUS_SECRET: needs 32 characters',
  ]);
  expect(problems({ ...bureau, REPORT_HTTP_SECRET: SECRET, REPORT_GATEWAYS: 'ccr=http' })).toEqual([]);
});

test('production refuses a sandbox that is not named, and a bureau without encryption', () => {
  const production = { DATABASE_URL, NODE_ENV: 'production', SMTP_URL: 'smtp://mail:25' };
  expect(problemsOf({ ...production, REPORT_GATEWAYS: 'all=sandbox' })).toEqual([
    'REPORT_GATEWAYS: sandbox invents reports: production refuses it unless REPORT_SANDBOX is true',
  ]);
  expect(problemsOf({ ...production, REPORT_GATEWAYS: 'all=sandbox', REPORT_SANDBOX: 'true' })).toEqual([]);
  expect(problemsOf({ ...production, REPORT_HTTP_URL: 'http://bureau.test', REPORT_HTTP_SECRET: SECRET })).toEqual([
    'REPORT_HTTP_URL: is to begin with https: in production',
  ]);
});
