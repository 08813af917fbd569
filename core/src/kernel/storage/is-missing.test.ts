import { expect, test } from 'vitest';
import { isMissing } from './is-missing';

test.each([
  [Object.assign(new Error('gone'), { code: 'ENOENT' })],
  [new Error('wrapped', { cause: Object.assign(new Error('gone'), { name: 'NoSuchKey' }) })],
])('%s is a missing file', (error) => {
  expect(isMissing(error)).toBe(true);
});

const NOT_FOUND = { $metadata: { httpStatusCode: 404 } };

test.each([
  [new Error('away')],
  [Object.assign(new Error('no rights'), { code: 'EACCES' })],
  [new Error('wrapped', { cause: Object.assign(new Error('no bucket'), { name: 'NoSuchBucket', ...NOT_FOUND }) })],
  [Object.assign(new Error('no store at this address'), NOT_FOUND)],
  ['ENOENT'],
  [null],
])('%s is another failure', (error) => {
  expect(isMissing(error)).toBe(false);
});
