import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../paths';
import { ROW_NAMES, SECURITY_ROWS } from './rows';
import { parseSecurity } from './run-security';

test('there is a row for each of the 31 attacks and faults, in order', () => {
  expect(ROW_NAMES).toEqual(Array.from({ length: 31 }, (_, place) => `R${place + 1}`));
});

test.each(Object.entries(SECURITY_ROWS))(
  'each proof of %s is a test file with tests of the given names',
  (_row, row) => {
    expect(row.proofs.length).toBeGreaterThan(0);
    const missing = row.proofs.flatMap(({ file, tests = [] }) => {
      if (!existsSync(inRoot(file))) return [file];
      const text = readFileSync(inRoot(file), 'utf8');
      return tests.filter((piece) => !text.includes(piece)).map((piece) => `${file}: ${piece}`);
    });
    expect(missing).toEqual([]);
  },
);

test('rows are chosen by name, by comma or one by one, in the order of the table', () => {
  expect(parseSecurity(['--row', 'r18,R11', '--row', 'R2'])).toEqual({ rows: ['R2', 'R11', 'R18'], isFull: false });
  expect(parseSecurity(['--full'])).toEqual({ rows: ROW_NAMES, isFull: true });
  expect(() => parseSecurity(['--row', 'R32'])).toThrow("There is no row 'R32'");
});
