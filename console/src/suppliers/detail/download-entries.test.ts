import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { expect, it } from 'vitest';
import { downloadEntries } from './download-entries';

const supplier = (reportType: string, files: number) =>
  ({
    id: 's',
    workflow_id: 'w',
    workflow: { report_type: reportType },
    report: files === 0 ? null : { files: { bir: Array.from({ length: files }, () => ({})), additional: [] } },
    screenings: [],
  }) as unknown as SupplierResponse;

it('offers the report once it is delivered, and never for CFR workflows', () => {
  expect(downloadEntries(supplier('bir', 1))).toEqual([
    { kind: 'report', path: '/api/workflows/w/suppliers/s/reports' },
  ]);
  expect(downloadEntries(supplier('bir', 0))).toEqual([]);
  expect(downloadEntries(supplier('cfr', 1))).toEqual([]);
});
