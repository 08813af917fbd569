import { getJobForOperator } from '@homologa/core/jobs/operator-jobs.queries';
import { previewImport } from '@homologa/core/suppliers/import/preview-import';
import { startSuppliersImport } from '@homologa/core/suppliers/import/start-suppliers-import';
import { lookIntoWorkflow, operateInWorkflow } from '@homologa/core/workflows/operator-scope';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ImportColumns } from '@homologa/domain/suppliers/import/import-columns';
import type { AskedColumns } from '@homologa/domain/suppliers/import/import-columns.contract';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { RefusedError } from '../../exit-codes';
import { type FollowedJob, followJob, resultOf } from '../../follow-job';
import { EXAMPLE_ID, inputFile, wholeNumber } from '../../input';
import { askForColumns, columnsOf } from './columns';
import { showPreview } from './preview';

interface Options {
  timeout: number;
  wait: boolean;
  again?: true;
  dryRun?: true;
  columns?: ImportColumns;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('import <workflow> <file>')
    .description('add the suppliers of a .csv, .txt or .xlsx file to a workflow: all of them, or none')
    .option('--timeout <seconds>', 'how long to wait for the workers', wholeNumber, 120)
    .option('--again', 'although the same file was imported into the workflow before')
    .option('--columns <fields>', `which column is which field, - for none: company_name,-,emails`, columnsOf)
    .option('--dry-run', 'name every line and what is missing in it; store and change nothing')
    .option('--no-wait', 'hand it to the workers and do not wait')
    .addHelpText(
      'after',
      `\nExamples:\n  homologa suppliers import ${EXAMPLE_ID} suppliers.csv --dry-run\n  homologa suppliers import ${EXAMPLE_ID} suppliers.csv`,
    )
    .action(async (workflowId: string, file: string, options: Options) => {
      const upload = await inputFile(file);
      if (options.dryRun) {
        const { columns } = options;
        const preview = await deps.withContext(async (ctx, { adapters }) =>
          previewImport(await lookIntoWorkflow(ctx, workflowId), adapters.importReader, {
            workflowId,
            upload,
            columns,
          }),
        );
        showPreview(deps, preview);
        return;
      }
      const job = await deps.withContext(async (ctx, app) => {
        const { again, columns } = options;
        const scoped = await operateInWorkflow(ctx, workflowId);
        const started = await startSuppliersImport(scoped, { workflowId, upload, again, columns }).catch(asHint);
        await app.dispatcher.idle();
        return options.wait
          ? followJob(ctx, started.id, { seconds: options.timeout })
          : getJobForOperator(ctx, started.id);
      });
      report(deps, job, options.wait);
    });
}

function asHint(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'import_repeated') throw error;
  throw new RefusedError(`${error.message} To import it again, add --again.`, [], error.code);
}

interface ImportOutcome {
  added: number;
  errors: { line: number; message: string; code: string }[];
  columns?: AskedColumns;
  missing?: readonly string[];
}

function report(deps: Deps, job: FollowedJob, waited: boolean): void {
  if (!waited) {
    deps.output.one(job, `handed to the workers: homologa jobs show ${job.id}`);
    return;
  }
  const { added, errors, columns, missing } = resultOf<ImportOutcome>(job);
  if (errors.length > 0) throw new RefusedError('nothing was added:', errors);
  if (columns) throw askForColumns(columns, missing);
  deps.output.one({ added }, `${added} suppliers added`);
}
