import { expect, test } from 'vitest';
import { PRODUCTION, problemsOf } from './test/env-problems';

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
  ['BRAND_CHAT_URL', ['javascript:alert(1)', 'homologa.test']],
  ['BRAND_TERMS_URL', ['data:text/html,{locale}']],
  ['PUBLIC_URL', ['foo', 'homologa.test', 'ftp://homologa.test', 'https://homologa.test/app', 'https://a.test?x=1']],
  ['SMTP_URL', ['garbage', 'mail:25', 'http://mail', 'smtp://', 'smtp://u:p%@mail', 'smtp://u:a/b@mail:25']],
  [
    'REDIS_URL',
    [
      'garbage',
      'redis-sentinel://h:1/x',
      'redis+sentinel://h',
      'redis://h?tls=1',
      'rediss+cluster://h/1',
      'redis://a:1,b:2',
    ],
  ],
  ['REDIS_URL', ['http://redis', 'redis://', 'redis://host/name', 'redis://:a#b@host', 'redis://:a/b@host:6379']],
  [
    'BOUNCE_IMAP_URL',
    ['garbage', 'imaps://mail', 'imaps://u@mail', 'https://u:p@mail', 'imaps://u:a/b@mail', 'imaps://u:100%@mail'],
  ],
  ['MAIL_FROM', ['nobody', 'Homologa', 'Homologa <nobody>', 'a@b.test, c@d.test', 'a@b.test\r\nBcc: x@y.test']],
  ['STORAGE_URL', ['garbage', 'https://s3/bucket', 's3://host', 's3://KEY@host/bucket', 's3://K:a/b@host/bucket']],
  [
    'DATABASE_URL',
    ['garbage', 'mysql://o:p@h/d', 'postgresql://o:p@h', 'postgresql://o:a/b@h/d', 'postgresql://o:a#b@h/d'],
  ],
  ['DATABASE_URL', ['postgresql://o:p@h1,/d', 'postgresql://o:p@h1:1,h2:x/d']],
  ['DATABASE_URL', ['postgresql://o:p@h/d?user=x', 'postgresql://o:100%@h/d', 'postgresql:///d']],
  ['DATABASE_APP_URL', ['garbage', 'postgresql://o:p@h1,h2']],
  ['DATABASE_READ_URL', ['replica:5432', 'postgresql://o:p@replica', 'postgresql://replica/d', 'postgresql://a,b']],
  ['DATABASE_POOLER', ['postgresql://h:1', 'h:1/d', 'u:p@h:1', 'a,b']],
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
    REDIS_URL: ['rediss://user:p%40@redis:6380/2', 'redis://redis', '', 'redis+sentinel://:p@a,b:26380/main/1'],
    BOUNCE_IMAP_URL: ['imaps://u%40x:p%2F@mail:993/INBOX/Bounces', 'imap://u:p@mail', ''],
    MAIL_FROM: ['no-reply@homologa.test', '"Homologa, S.A." <no-reply@homologa.test>'],
    STORAGE_URL: ['s3://K:S%2F@host:9000/bucket/a/b?region=x&tls=false', 's3:///bucket?region=us-east-1'],
    DATABASE_READ_URL: ['postgresql://replica:5433?sslmode=require', 'postgresql://replica'],
    DATABASE_POOLER: ['pgbouncer:6432', 'pgbouncer'],
    DATABASE_URL: [
      'postgresql://o:p@h1:1,h2:2/d?sslmode=require',
      'postgresql://o:p@h1,[::1]:5433/d',
      'postgres://o:p%40@h:1/d?sslmode=require',
      'postgresql://o:p@localhost/d?host=/var/run/postgresql',
    ],
  };
  for (const [name, values] of Object.entries(taken)) {
    for (const value of values) expect(problemsOf({ ...PRODUCTION, [name]: value }), value).toEqual([]);
  }
});
