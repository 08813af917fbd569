import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCoreEnv } from '../env';
import { DATABASE_URL, problemsOf } from '../test/env-problems';

let folder: string;
const fileWith = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'homologa-variables-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a variable takes the content of its file without the last line break', () => {
  const env = readCoreEnv({
    DATABASE_URL: 'postgresql://owner@db/homologa',
    DATABASE_PASSWORD_FILE: fileWith('password', 'p@ss word\n'),
    SMTP_URL_FILE: fileWith('smtp', 'smtp://user:secret@mail:25\r\n'),
  });
  expect(env.DATABASE_URL).toBe('postgresql://owner:p%40ss%20word@db/homologa');
  expect(env.SMTP_URL).toBe('smtp://user:secret@mail:25');
});

test('a required variable may be a file', () => {
  expect(readCoreEnv({ DATABASE_URL_FILE: fileWith('url', `${DATABASE_URL}\n`) }).DATABASE_URL).toBe(DATABASE_URL);
});

test('a variable beside its file is refused, without either value', () => {
  const problems = problemsOf({ DATABASE_URL, SMTP_URL: 'smtp://a:secret@b', SMTP_URL_FILE: fileWith('smtp', 'x') });
  expect(problems).toEqual(['SMTP_URL_FILE: is given beside SMTP_URL: give one of the two']);
});

test('a file that cannot be read is one problem, and so is a wrong value in a file', () => {
  expect(problemsOf({ DATABASE_URL_FILE: join(folder, 'missing') })).toEqual([
    'DATABASE_URL_FILE: names a file that cannot be read (ENOENT)',
  ]);
  const [problem, ...more] = problemsOf({ DATABASE_URL, REDIS_URL_FILE: fileWith('redis', 'http://secret') });
  expect(more).toEqual([]);
  expect(problem).toMatch(/^REDIS_URL: is to be redis:/);
  expect(problem).not.toContain('secret@');
});

test('an empty name of a file, and one of another program, are left alone', () => {
  expect(problemsOf({ DATABASE_URL, SMTP_URL_FILE: '', SSL_CERT_FILE: '/nowhere' })).toEqual([]);
  expect(readCoreEnv({ DATABASE_URL, PAYMENT_FILE: '/config/payments.json' }).PAYMENT_FILE).toBe(
    '/config/payments.json',
  );
});
