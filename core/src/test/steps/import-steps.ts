import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportColumns } from '@homologa/domain/suppliers/import/import-columns';
import { newId } from '../../kernel/ids';
import { importSuppliers } from '../../suppliers/import/import-suppliers';
import { startSuppliersImport } from '../../suppliers/import/start-suppliers-import';
import { importSuppliersJob } from '../../suppliers/supplier.jobs';
import { buildCompany, buildPerson, buildWorkflow } from '../builders';
import type { TestApp } from '../test-database';

type Choices = { again?: boolean; columns?: ImportColumns | 'ask' };

export async function importScene(app: TestApp, total = 1000) {
  const company = await buildCompany(app, { total });
  const admin = await buildPerson(app, { companyId: company.id });
  const workflow = await buildWorkflow(app, company.id);
  const start = async (name: string, content: string | Uint8Array, choices: Choices = {}) => {
    const path = join(app.config.dataDir, newId());
    await writeFile(path, content);
    const upload = { path, name, size: Buffer.byteLength(content) };
    return startSuppliersImport(app.contextFor(admin.actor), { workflowId: workflow.id, upload, ...choices });
  };
  const run = async (name: string, content: string | Uint8Array, choices: Choices = {}) => {
    const job = await start(name, content, choices);
    const input = { companyId: company.id, ...importSuppliersJob.payload.parse(job.payload) };
    const progress: { done: number; total: number }[] = [];
    const work = async () => {
      try {
        return await importSuppliers(
          app.contextFor({ kind: 'system', name: 'test' }),
          app.adapters.importReader,
          input,
          {
            signal: new AbortController().signal,
            progress: (step) => Promise.resolve(void progress.push(step)),
          },
        );
      } finally {
        // Marks the import job as completed, as the worker does, so that the same file can be imported again.
        await app.db.system((tx) => tx.job.update({ where: { id: job.id }, data: { status: 'completed' } }));
      }
    };
    return { work, progress, input };
  };
  const suppliers = () =>
    app.db.system((tx) => tx.supplier.findMany({ where: { companyId: company.id }, orderBy: { id: 'asc' } }));
  const used = async () =>
    (
      await app.db.system((tx) =>
        tx.companyProduct.findFirst({ where: { companyId: company.id, type: 'questionnaire' } }),
      )
    )?.used;
  return { start, run, suppliers, used, company };
}
