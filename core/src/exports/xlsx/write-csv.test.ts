import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CellValue } from './sheet';
import { writeCsv } from './write-csv';

const folder = mkdtempSync(join(tmpdir(), 'homologa-csv-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// oxlint-disable-next-line typescript/require-await -- a sheet is read asynchronously
async function* rows(): AsyncGenerator<CellValue[][]> {
  const at = new Date('2026-03-04T05:06:07Z');
  yield [['Aceros, S.A.', 3, at, at]];
  yield [['=1+1', null, null, undefined]];
}

test('a CSV file quotes separators, disarms formulas and states days and moments in UTC', async () => {
  const path = join(folder, 'list.csv');
  await writeCsv(path, {
    name: 'List',
    columns: (['text', 'integer', 'day', 'moment'] as const).map((kind) => ({ header: kind, kind, width: 10 })),
    batches: rows(),
    isList: true,
  });
  expect(readFileSync(path, 'utf8')).toBe(
    '\ufefftext,integer,day,moment\r\n"Aceros, S.A.",3,2026-03-04,2026-03-04T05:06:07.000Z\r\n\'=1+1,,,\r\n',
  );
});
