import { expect, test } from 'vitest';
import { DATABASE_URL, problemsOf } from '../test/env-problems';
import { ConfigurationError, readTogether } from './parse-env';

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
