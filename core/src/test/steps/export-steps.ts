import type { ExportResult } from '@homologa/domain/exports/export.contract';
import type { SupplierListFilter, SupplierSortField } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import type { SortOrder } from '@homologa/domain/wire/list-query';
import ExcelJS from 'exceljs';
import { startSuppliersExport } from '../../exports/start-suppliers-export';
import { openJobFile } from '../../jobs/job.queries';
import type { BuiltPerson } from '../builders';
import { runExport } from '../export-worker';
import type { TestApp } from '../test-database';

export interface Asked {
  columns?: SupplierColumn[] | 'all' | null;
  filter?: SupplierListFilter;
  sort?: { field: SupplierSortField; order: SortOrder };
  spoken?: string | null;
}

export const BY_NAME = { field: 'invite.company_name', order: 'ASC' } as const;

export const rowsOf = (sheet: ExcelJS.Worksheet) =>
  sheet
    .getSheetValues()
    .flatMap((row) => (Array.isArray(row) ? [Array.from(row.slice(1), (value) => value ?? null)] : []));

export function exportSteps(appOf: () => TestApp) {
  const start = (person: BuiltPerson, workflowId: string | null, asked: Asked = {}) =>
    startSuppliersExport(appOf().contextFor(person.actor), {
      workflowId,
      columns: asked.columns ?? null,
      filter: asked.filter ?? {},
      sort: asked.sort ?? BY_NAME,
      spoken: asked.spoken ?? null,
    });
  async function open(person: BuiltPerson, jobId: string) {
    const file = await openJobFile(appOf().contextFor(person.actor), jobId);
    const book = new ExcelJS.Workbook();
    await book.xlsx.read(file.stream);
    return { name: file.name, book, sheet: book.worksheets[0]!, about: book.worksheets[1]! };
  }
  return {
    start,
    open,
    exported: async (person: BuiltPerson, workflowId: string | null, asked: Asked = {}) => {
      const job = await start(person, workflowId, asked);
      const outcome = await runExport(appOf(), job.id);
      if (outcome !== 'completed') throw new Error(`the export is ${outcome}`);
      return { jobId: job.id, ...(await open(person, job.id)) };
    },
    resultOf: async (jobId: string) =>
      (await appOf().db.read.job.findUniqueOrThrow({ where: { id: jobId } })).result as unknown as ExportResult,
  };
}
