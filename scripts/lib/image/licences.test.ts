import { expect, test } from 'vitest';
import { isFit, unfitLicences } from './licences';
import { noticeOf } from './notice';

test.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT and ISC', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN terms', false],
])('the licence %s fits a commercial product: %s', (licence, expected) => {
  expect(isFit(licence)).toBe(expected);
});

const lock = {
  'node_modules/a': { version: '1.0.0', license: 'MIT' },
  'node_modules/@c/b': { version: '2.0.0', license: 'MIT' },
  'node_modules/d': { version: '3.0.0', license: 'GPL-3.0-only' },
  'node_modules/e': { version: '4.0.0' },
};

test('packages under an unfit licence, or without one, are named', () => {
  expect(unfitLicences(lock, Object.keys(lock))).toEqual([
    expect.stringMatching(/^d .*GPL-3\.0-only/),
    expect.stringMatching(/^e .*no licence/),
  ]);
});

test('a notice lists each text once with its packages, and packages without a text at the end', () => {
  const read = (path: string) => (path.endsWith('/d') ? [] : ['Permission is granted']);
  const notice = noticeOf(lock, new Set(Object.keys(lock)), read);
  expect(notice).toContain('@c/b 2.0.0 (MIT)\na 1.0.0 (MIT)\ne 4.0.0 (no licence named)\n\nPermission is granted');
  expect(notice.match(/Permission/g)).toHaveLength(1);
  expect(notice.trimEnd()).toMatch(/d 3\.0\.0 \(GPL-3\.0-only\)\n\nThese packages bring no text of their licence\.$/);
});
