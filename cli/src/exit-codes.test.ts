import { FileStoreAway } from '@homologa/core/kernel/storage/file-store-away';
import { expect, test } from 'vitest';
import { EXIT, exitCodeOf, explain } from './exit-codes';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9000'), { code: 'ECONNREFUSED' });
const wrongSecret = Object.assign(new Error('Check your key and signing method.'), { name: 'SignatureDoesNotMatch' });

test.each([
  [refused, 'The file store cannot be used: connect ECONNREFUSED 127.0.0.1:9000'],
  [
    new Error('Cannot write file', { cause: wrongSecret }),
    'The file store cannot be used: SignatureDoesNotMatch: Check your key and signing method.',
  ],
])('a file store that fails is named with its own words, not as the database: %s', (cause, words) => {
  const error = new FileStoreAway(cause);
  expect(explain(error)).toBe(words);
  expect(exitCodeOf(error)).toBe(EXIT.fault);
});
