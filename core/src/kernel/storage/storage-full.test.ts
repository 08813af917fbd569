import { expect, test } from 'vitest';
import { isStorageFull } from './storage-full';

const withCode = (code: string, cause?: unknown) => Object.assign(new Error('write'), { code, cause });

test.each([
  ['a full disk', withCode('ENOSPC')],
  ['a share of it that is used up', withCode('EDQUOT')],
  ['a file that may not grow', withCode('EFBIG')],
  ["a full disk behind a library's own error", withCode('E_CANNOT_WRITE_FILE', withCode('ENOSPC'))],
  ['an S3-compatible store', withCode('E_CANNOT_WRITE_FILE', { $metadata: { httpStatusCode: 507 } })],
])('%s has no room', (_what, error) => {
  expect(isStorageFull(error)).toBe(true);
});

test.each([[withCode('EACCES')], [withCode('E_CANNOT_WRITE_FILE', withCode('ENOENT'))], ['ENOSPC'], [null]])(
  'that is not said by %j',
  (error) => {
    expect(isStorageFull(error)).toBe(false);
  },
);
