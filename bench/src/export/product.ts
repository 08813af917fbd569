import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compose } from '@homologa/core/compose';
import { coreEnv } from '@homologa/core/env';
import { makeSuppliersExport } from '@homologa/core/exports/make-suppliers-export';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { SUPPLIER_COLUMNS } from '@homologa/domain/suppliers/supplier-columns';
import { PRODUCTION_ENV } from '../production-env';
import type { ExportOptions } from './measured-process';

export function openProduct({ databaseUrl, companyId, workflowId, userId, directory }: ExportOptions) {
  const core = coreEnv.parse({
    ...PRODUCTION_ENV,
    MAIL_CAPTURE: 'true',
    DATABASE_URL: databaseUrl,
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
  });
  const app = compose(core, {
    name: 'bench',
    paymentTerms: readPaymentTerms(core),
    sheetProgram: fileURLToPath(new URL('../workers/sheet-writer.js', import.meta.url)),
  });
  return async (): Promise<number> => {
    const { rows } = await makeSuppliersExport(
      app.contextFor({ kind: 'system', name: 'bench' }),
      app.adapters.sheetProgram,
      {
        companyId,
        userId,
        request: {
          workflowId,
          columns: SUPPLIER_COLUMNS.filter((column) => column !== 'actions'),
          filter: {},
          sort: { field: 'created_at', order: 'DESC' },
          locale: 'en',
        },
        run: {
          jobId: randomUUID(),
          companyId,
          attempt: 1,
          maxAttempts: 1,
          signal: new AbortController().signal,
          progress: () => Promise.resolve(),
        },
      },
    );
    rmSync(`${directory}/files`, { recursive: true, force: true });
    return rows;
  };
}
