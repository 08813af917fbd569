import { expect, test } from 'vitest';
import { ConfigurationError, coreConfig, readCoreEnv, readTogether } from './env';

const DATABASE_URL = 'postgresql://owner:secret@db/homologa';
const PRODUCTION = {
  DATABASE_URL,
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail:25',
  PUBLIC_URL: 'https://homologa.test',
  MAIL_FROM: 'Homologa <no-reply@homologa.test>',
};

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

test.each([
  ['UPLOAD_MAX_MB', 'big', 'is to be a number'],
  ['UPLOAD_MAX_MB', '1.5', 'is to be a whole number'],
  ['JOB_RETENTION_DAYS', '3', 'is to be 30 or more'],
  ['LOG_LEVEL', 'loud', 'is one of trace, debug, info, warn, error, fatal, silent'],
  ['PAYMENT_GATEWAY', 'paypal', 'is one of none, sandbox, stripe'],
  ['MAIL_CAPTURE', 'perhaps', 'is one of 0, 1, true, false'],
  ['TUTORIAL_VIDEO_URL', 'nothing', 'is to be an address: https://…'],
  ['DATABASE_URL', '', 'is needed'],
])('%s=%s is refused in words that its writer understands', (name, value, sentence) => {
  expect(problemsOf({ DATABASE_URL, [name]: value })).toEqual([`${name}: ${sentence}`]);
});

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
  expect(problemsOf({ ...PRODUCTION, REPORT_GATEWAYS: 'all=sandbox' })).toEqual([
    'REPORT_GATEWAYS: sandbox invents reports: production refuses it unless REPORT_SANDBOX is true',
  ]);
  expect(problemsOf({ ...PRODUCTION, REPORT_GATEWAYS: 'all=sandbox', REPORT_SANDBOX: 'true' })).toEqual([]);
  expect(problemsOf({ ...PRODUCTION, REPORT_HTTP_URL: 'http://bureau.test', REPORT_HTTP_SECRET: SECRET })).toEqual([
    'REPORT_HTTP_URL: is to begin with https: in production',
  ]);
});

const startsWith = (names: readonly string[]) => names.map((name) => expect.stringMatching(new RegExp(`^${name}: `)));

test('production refuses to guess where links lead and who mails, and says all that is wrong at once', () => {
  expect(problemsOf({ NODE_ENV: 'production', SESSION_DAYS: 'x', LOG_LEVEL: 'loud' })).toEqual(
    expect.arrayContaining(startsWith(['DATABASE_URL', 'SESSION_DAYS', 'LOG_LEVEL', 'PUBLIC_URL', 'SMTP_URL'])),
  );
  const { PUBLIC_URL: _, MAIL_FROM: __, ...bare } = PRODUCTION;
  expect(problemsOf(bare)).toEqual(startsWith(['PUBLIC_URL', 'MAIL_FROM']));
  expect(problemsOf(PRODUCTION)).toEqual([]);
});

test.each([
  ['LOG_LEVEL', ['loud', 'INFO', '']],
  ['PUBLIC_URL', ['foo', 'homologa.test', 'ftp://homologa.test', 'https://homologa.test/app', 'https://a.test?x=1']],
  ['SMTP_URL', ['garbage', 'mail:25', 'http://mail', 'smtp://', 'smtp://u:p%@mail', 'smtp://u:a/b@mail:25']],
  ['REDIS_URL', ['garbage', 'redis-sentinel://h:1/x', 'redis+sentinel://h', 'rediss+cluster://h', 'redis://a:1,b:2']],
  ['REDIS_URL', ['http://redis', 'redis://', 'redis://host/name', 'redis://:a#b@host', 'redis://:a/b@host:6379']],
  ['MAIL_FROM', ['nobody', 'Homologa', 'Homologa <nobody>', 'a@b.test, c@d.test', 'a@b.test\r\nBcc: x@y.test']],
  ['STORAGE_URL', ['garbage', 'https://s3/bucket', 's3://host', 's3://KEY@host/bucket', 's3://K:a/b@host/bucket']],
  [
    'DATABASE_URL',
    ['garbage', 'mysql://o:p@h/d', 'postgresql://o:p@h', 'postgresql://o:a/b@h/d', 'postgresql://o:a#b@h/d'],
  ],
  ['DATABASE_URL', ['postgresql://o:p@h1,h2/d', 'postgresql://o:p@h1:1,h2:2/d?target_session_attrs=primary']],
  ['DATABASE_URL', ['postgresql://o:p@h/d?user=x', 'postgresql://o:100%@h/d', 'postgresql:///d']],
  ['DATABASE_APP_URL', ['garbage', 'postgresql://o:p@h1,h2/d']],
])('%s that cannot be meant is refused by one sentence without its value', (name, values) => {
  for (const value of values) {
    const problems = problemsOf({ ...PRODUCTION, [name]: value });
    if (value === '' && name !== 'LOG_LEVEL') continue;
    expect(problems, value).toEqual(startsWith([name]));
    if (value.includes('p@')) expect(problems.join()).not.toContain(value);
  }
});

test('what is meant is taken', () => {
  const taken = {
    PUBLIC_URL: ['http://localhost:4000', 'https://homologa.test/'],
    SMTP_URL: ['smtps://u%40x:p%2F@mail:465?pool=true', 'smtp://mail:1025'],
    REDIS_URL: ['rediss://user:p%40@redis:6380/2', 'redis://redis', ''],
    MAIL_FROM: ['no-reply@homologa.test', '"Homologa, S.A." <no-reply@homologa.test>'],
    STORAGE_URL: ['s3://K:S%2F@host:9000/bucket/a/b?region=x&tls=false', 's3:///bucket?region=us-east-1'],
    DATABASE_URL: ['postgres://o:p%40@h:1/d?sslmode=require', 'postgresql://o:p@localhost/d?host=/var/run/postgresql'],
  };
  for (const [name, values] of Object.entries(taken)) {
    for (const value of values) expect(problemsOf({ ...PRODUCTION, [name]: value }), value).toEqual([]);
  }
});

test('an owner without a password needs a secret for the logins, or logins that are made by hand', () => {
  const peer = { ...PRODUCTION, DATABASE_URL: 'postgresql://owner@db/homologa' };
  expect(problemsOf(peer)).toEqual([expect.stringMatching(/^DATABASE_URL: has no password.*DATABASE_ROLE_SECRET/)]);
  expect(problemsOf({ ...peer, DATABASE_ROLE_SECRET: 'short' })).toEqual(['DATABASE_ROLE_SECRET: needs 32 characters']);
  expect(problemsOf({ ...peer, DATABASE_ROLE_SECRET: SECRET })).toEqual([]);
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

test('several readers of the environment say together what is wrong', () => {
  const fault = (line: string) => () => {
    throw new ConfigurationError([line]);
  };
  expect(() => readTogether(fault('A: x'), () => 1, fault('B: y'))).toThrow(/A: x\n {2}B: y/);
  expect(
    readTogether(
      () => 1,
      () => 'two',
    ),
  ).toEqual([1, 'two']);
});
