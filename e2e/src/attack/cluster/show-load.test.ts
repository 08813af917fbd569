import { expect, test } from 'vitest';
import { openLedger } from '../faults/ledger';
import { countViolations, showLoad } from './show-load';
import { openUploadLedger } from './uploads';

const VIOLATIONS = [
  'lost: the supplier 1 (a@ledger.test)',
  'lost: the file load-1.pdf',
  'not sent: the invitation of a@ledger.test',
  'twice: the supplier b@ledger.test',
  '2 invitations to b@ledger.test',
  'b@ledger.test has received its invitation 2 times',
  'the job mail.send failed: null',
];

test('violations are counted as lost, doubled or other', () => {
  expect(countViolations(VIOLATIONS)).toEqual({ lost: 3, doubled: 3, others: 1 });
});

test('the table has the longest pause of each event and of all', () => {
  const report = {
    ledger: openLedger(),
    uploads: openUploadLedger(),
    events: [
      { name: 'Redis fails over', pauseMs: 200, uploadPauseMs: 900 },
      { name: 'Redis fails over', pauseMs: 1_240, uploadPauseMs: 700 },
    ],
    minutes: 3,
    mails: 0,
    settledMs: 0,
    violations: [],
  };
  const text = showLoad(report);
  expect(text).toMatch(/Redis fails over +2 +1\.2 s +0\.9 s/);
  expect(text).toMatch(/lost +0\ndoubled +0\nother contradictions +0\nlongest pause +1\.2 s/);
});
