import { expect, test } from 'vitest';
import { severeAdvisories } from './advisories';

const advisory = { url: 'https://advisories.test/1', title: 'Reads any file', severity: 'high' };
const answer = {
  vulnerabilities: {
    unpacker: { via: [advisory, { ...advisory, url: 'https://advisories.test/2', severity: 'low' }] },
    reader: { via: ['unpacker'] },
  },
};
const accepted = [{ url: advisory.url, reason: 'only our own files are unpacked', until: '2027-01-31' }];

test('a severe advisory is found once, at the package that has it', () => {
  expect(severeAdvisories(answer, '2027-01-01', [])).toEqual([
    'unpacker: Reads any file (high, https://advisories.test/1)',
  ]);
});

test('an accepted advisory counts again from the day on which its acceptance ends', () => {
  expect(severeAdvisories(answer, '2027-01-30', accepted)).toEqual([]);
  expect(severeAdvisories(answer, '2027-01-31', accepted)).toHaveLength(1);
});

test('an answer without advisories is none, so that the check says that it was skipped', () => {
  expect(severeAdvisories({}, '2027-01-01')).toBeNull();
});
