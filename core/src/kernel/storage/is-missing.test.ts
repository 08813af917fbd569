import { expect, test } from 'vitest';
import { isMissing } from './is-missing';

test.each([
  [Object.assign(new Error('gone'), { code: 'ENOENT' })],
  [new Error('wrapped', { cause: Object.assign(new Error('gone'), { name: 'NoSuchKey' }) })],
  [Object.assign(new Error('no file'), { name: 'NotFound', Code: 'NotFound', $metadata: {} })],
  [Object.assign(new Error('no file'), { name: 'NotFound', $metadata: { httpStatusCode: 404, requestId: '1' } })],
])('%s is a missing file', (error) => {
  expect(isMissing(error)).toBe(true);
});

const NOT_FOUND = { $metadata: { httpStatusCode: 404 } };

test.each([
  [new Error('away')],
  [Object.assign(new Error('no rights'), { code: 'EACCES' })],
  [new Error('wrapped', { cause: Object.assign(new Error('no bucket'), { name: 'NoSuchBucket', ...NOT_FOUND }) })],
  [Object.assign(new Error('no store at this address'), NOT_FOUND)],
  [Object.assign(new Error('an empty page of a proxy'), { name: 'NotFound', ...NOT_FOUND })],
  ['ENOENT'],
  [null],
])('%s is another failure', (error) => {
  expect(isMissing(error)).toBe(false);
});
