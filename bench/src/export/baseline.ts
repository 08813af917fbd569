import { SHOWN_FIGURES } from '@homologa/domain/reports/report-fields';
import { SUPPLIER_FIELD_NAMES } from '@homologa/domain/suppliers/supplier-fields';
import ExcelJS from 'exceljs';
import { Client } from 'pg';
import type { ExportOptions } from './measured-process';

const BATCH = 500;

const columnsOf = (table: string, names: readonly string[]) => names.map((name) => `${table}."${name}"`);
const COLUMNS = [
  ...columnsOf('s', [...SUPPLIER_FIELD_NAMES, 'website', 'displayStatus', 'screeningStatus', 'decision', 'ccrScore']),
  ...columnsOf('s', ['questionnaireStartedAt', 'questionnaireCompletedAt']),
  'w."title"',
  'ARRAY(SELECT l."labelId"::text FROM "SupplierLabel" l WHERE l."supplierId" = s."id") AS "labels"',
  ...columnsOf('r', [...SHOWN_FIGURES, 'deliveryDate']),
  'c."deliveredAt"',
];
const ROWS = `
  SELECT ${COLUMNS.join(', ')}
  FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
  LEFT JOIN "Report" r ON r."supplierId" = s."id"
  LEFT JOIN LATERAL (SELECT * FROM "CcrRequest" q WHERE q."supplierId" = s."id"
    ORDER BY q."requestedAt" DESC LIMIT 1) c ON true
  WHERE s."companyId" = $1 AND s."workflowId" = $2 ORDER BY s."createdAt" DESC, s."id"`;

const valueOf = (value: unknown): ExcelJS.CellValue =>
  Array.isArray(value) ? value.join(', ') : (value as ExcelJS.CellValue);

/**
 * Writes a minimal export as the baseline: the stream writer of exceljs writes the rows of a cursor over the same
 * tables, without formatting values.
 */
export async function writeBaseline(
  { databaseUrl, companyId, workflowId }: ExportOptions,
  filename: string,
): Promise<number> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const book = new ExcelJS.stream.xlsx.WorkbookWriter({ filename, useStyles: true });
  const sheet = book.addWorksheet('Suppliers', { views: [{ state: 'frozen', ySplit: 1 }] });
  let rows = 0;
  try {
    await client.query('BEGIN READ ONLY');
    await client.query(`DECLARE listed NO SCROLL CURSOR FOR ${ROWS}`, [companyId, workflowId]);
    for (;;) {
      const batch = await client.query<unknown[]>({ text: `FETCH ${BATCH} FROM listed`, rowMode: 'array' });
      if (batch.rows.length === 0) break;
      if (rows === 0) sheet.addRow(batch.fields.map(({ name }) => name)).commit();
      for (const values of batch.rows) sheet.addRow(values.map(valueOf)).commit();
      rows += batch.rows.length;
    }
    sheet.commit();
    await book.commit();
  } finally {
    await client.end();
  }
  return rows;
}
