import { expect, test } from 'vitest';
import { inRoot } from '../paths';
import { countRow, type ProgramReport, type TestReport } from './count-rows';
import type { SecurityRow } from './rows';
import { showRows } from './show-rows';

interface Told {
  name: string;
  status?: string;
  tries?: number;
}

const FILE = 'server/src/a.int.test.ts';
const reportOf = (...tests: Told[]): TestReport => ({
  testResults: [
    {
      name: inRoot(FILE),
      message: '',
      assertionResults: tests.map(({ name, status = 'passed', tries }) => ({
        fullName: name,
        status,
        meta: tries === undefined ? {} : { tries },
        failureMessages: status === 'failed' ? ['expected 1\nat x'] : [],
      })),
    },
  ],
});
const ROW: SecurityRow = { title: 'doors', proofs: [{ file: FILE, tests: ['locked'] }] };
const count = (row: SecurityRow, tests: TestReport[], programs: ProgramReport[] = []) =>
  countRow('R1', row, tests, programs);

test('a row adds up the attempts that its tests report, one for a test that reports none', () => {
  const report = reportOf({ name: 'a locked door', tries: 40 }, { name: 'locked windows' }, { name: 'open', tries: 7 });
  expect(count(ROW, [report])).toEqual({ row: 'R1', title: 'doors', tries: 41, state: 'pass', notes: [] });
});

test('a failed test fails its row, and a test of another name does not', () => {
  const report = reportOf(
    { name: 'locked' },
    { name: 'locked twice', status: 'failed' },
    { name: 'x', status: 'failed' },
  );
  expect(count(ROW, [report])).toMatchObject({ state: 'fail', notes: [`${FILE}: locked twice: expected 1`] });
});

test('a file that did not run, or without a test of the name, fails its row', () => {
  expect(count(ROW, [])).toMatchObject({ state: 'fail', notes: [`${FILE} did not run`] });
  expect(count(ROW, [reportOf({ name: 'open' })])).toMatchObject({
    state: 'fail',
    notes: [`${FILE} has no test 'locked' any more`],
  });
});

test('a row whose tests were all skipped was not tried, and says so', () => {
  const { state, notes } = count(ROW, [reportOf({ name: 'locked', status: 'skipped' })]);
  expect([state, notes]).toEqual(['not tried', [`not tried here: locked (${FILE})`]]);
});

test('a test that only the run on Redis does not skip was tried', () => {
  const onPostgres = reportOf({ name: 'locked', status: 'skipped' }, { name: 'locked twice' });
  const onRedis = reportOf({ name: 'locked', tries: 16 }, { name: 'locked twice' });
  expect(count(ROW, [onPostgres, onRedis])).toMatchObject({ tries: 18, state: 'pass', notes: [] });
});

test('a program adds its attempts and failures; one that could not run leaves the row to its tests', () => {
  const row: SecurityRow = { ...ROW, programs: ['faults', 'cluster'] };
  const tests = [reportOf({ name: 'locked' })];
  expect(count(row, tests).notes).toEqual(['more by `--full`: faults', 'more by `--full`: cluster']);
  const faults: ProgramReport = { program: 'faults', tries: { R1: 20, R4: 5 }, failures: [], missing: null };
  const cluster: ProgramReport = { program: 'cluster', tries: {}, failures: [], missing: 'no PgBouncer' };
  expect(count(row, tests, [faults, cluster])).toMatchObject({
    tries: 21,
    state: 'pass',
    notes: ['not tried here: cluster: no PgBouncer'],
  });
  const lost: ProgramReport = { ...faults, failures: ['lost: the supplier 1'] };
  expect(count(row, tests, [lost, cluster])).toMatchObject({ state: 'fail' });
});

test('the table has a line for each row and ends with their states', () => {
  const passed = count(ROW, [reportOf({ name: 'locked', tries: 3 })]);
  expect(showRows([passed, count(ROW, [])])).toBe(
    [
      'row  tried    times  result',
      'R1   doors        3  pass',
      'R1   doors        0  FAIL',
      `     ${FILE} did not run`,
      '',
      '2 rows: 1 pass, 1 fail, 0 not tried here',
    ].join('\n'),
  );
});
