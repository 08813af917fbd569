import { expect, test } from 'vitest';
import { isMissing } from './is-missing';

test.each([
  [Object.assign(new Error('gone'), { code: 'ENOENT' })],
  [new Error('wrapped', { cause: Object.assign(new Error('gone'), { name: 'NoSuchKey' }) })],
  [new Error('wrapped', { cause: Object.assign(new Error('gone'), { $metadata: { httpStatusCode: 404 } }) })],
])('%s is a missing file', (error) => {
  expect(isMissing(error)).toBe(true);
});

test.each([[new Error('away')], [Object.assign(new Error('no rights'), { code: 'EACCES' })], ['ENOENT'], [null]])(
  '%s is another failure',
  (error) => {
    expect(isMissing(error)).toBe(false);
  },
);
