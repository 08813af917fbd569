import { expect, test } from 'vitest';
import { filesToRepeat, outcomeOf, withRepeated } from './outcome';

type Assertions = [name: string, status: string, messages?: string[]][];

const reportOf = (files: Record<string, Assertions>) => ({
  numFailedTests: Object.values(files)
    .flat()
    .filter(([, status]) => status === 'failed').length,
  numTotalTests: Object.values(files).flat().length,
  testResults: Object.entries(files).map(([name, assertions]) => ({
    name,
    message: '',
    assertionResults: assertions.map(([fullName, status, failureMessages = []]) => ({
      fullName,
      status,
      failureMessages,
    })),
  })),
});

const FIRST = reportOf({
  'a.test.ts': [
    ['one', 'passed'],
    ['two', 'failed', ['was 3']],
  ],
  'b.test.ts': [
    ['three', 'passed'],
    ['four', 'skipped'],
  ],
});

test('a test that passes when its file runs again alone counts as passed and is listed as flaky', () => {
  const first = outcomeOf(FIRST, []);
  const files = filesToRepeat(first);
  const second = reportOf({
    'a.test.ts': [
      ['one', 'passed'],
      ['two', 'passed'],
    ],
  });
  const all = withRepeated(first, outcomeOf(second, []), files);
  expect(files).toEqual(['a.test.ts']);
  expect(all.failed).toBe(0);
  expect(all.failures).toEqual([]);
  expect(all.passed).toEqual(['b.test.ts: three', 'a.test.ts: one', 'a.test.ts: two']);
  expect(all.skipped).toEqual(['b.test.ts: four']);
  expect(all.flaky).toEqual(['a.test.ts: two\n  was 3']);
});

test('a test that fails again stays failed and is not listed as flaky', () => {
  const first = outcomeOf(FIRST, []);
  const all = withRepeated(first, outcomeOf(reportOf({ 'a.test.ts': [['two', 'failed', ['was 4']]] }), []), [
    'a.test.ts',
  ]);
  expect(all.failed).toBe(1);
  expect(all.failures).toEqual([{ file: 'a.test.ts', text: 'a.test.ts: two\n  was 4' }]);
  expect(all.flaky).toEqual([]);
});

test('an error outside tests repeats its file, and stays if its file is unknown', () => {
  const passed = reportOf({ 'a.test.ts': [['one', 'passed']] });
  const known = outcomeOf(passed, [{ file: 'a.test.ts', text: 'late' }]);
  expect(filesToRepeat(known)).toEqual(['a.test.ts']);
  const all = withRepeated(known, outcomeOf(passed, []), ['a.test.ts']);
  expect(all.failures).toEqual([]);
  expect(all.flaky).toEqual(['outside any test\n  late']);
  expect(filesToRepeat(outcomeOf(passed, [{ file: null, text: 'late' }]))).toEqual([]);
});

test('a test that passed at its second attempt within one run is listed as flaky', () => {
  const { flaky, failures } = outcomeOf(reportOf({ 'a.test.ts': [['one', 'passed', ['was 3']]] }), []);
  expect(failures).toEqual([]);
  expect(flaky).toEqual(['a.test.ts: one\n  was 3']);
});
