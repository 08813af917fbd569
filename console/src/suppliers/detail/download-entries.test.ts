import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { expect, it } from 'vitest';
import { downloadEntries } from './download-entries';

const supplier = (reportType: string, files: number) =>
  ({
    workflow: { report_type: reportType },
    report: files === 0 ? null : { files: { bir: Array.from({ length: files }, () => ({})), additional: [] } },
    screenings: [],
    files: [],
    answers: [],
  }) as unknown as SupplierResponse;

it('offers the report once it is delivered, and never for CFR workflows', () => {
  expect(downloadEntries(supplier('bir', 1), '/s', 'en')).toEqual([
    { kind: 'all', path: '/s/results' },
    { kind: 'report', path: '/s/reports' },
  ]);
  expect(downloadEntries(supplier('bir', 0), '/s', 'en')).toEqual([]);
  expect(downloadEntries(supplier('cfr', 0), '/s', 'en')).toEqual([]);
});

it('offers all files as soon as there is any', () => {
  const answered = { ...supplier('bir', 0), answers: [{}] } as unknown as SupplierResponse;
  expect(downloadEntries(answered, '/s', 'en')).toEqual([{ kind: 'all', path: '/s/results' }]);
});
