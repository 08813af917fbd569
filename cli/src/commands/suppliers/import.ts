import { getJobForOperator } from '@homologa/core/jobs/operator-jobs.queries';
import { startSuppliersImport } from '@homologa/core/suppliers/import/start-suppliers-import';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ImportColumns } from '@homologa/domain/suppliers/import/import-columns';
import { type AskedColumns, inviteField } from '@homologa/domain/suppliers/import/import-columns.contract';
import { type Command, InvalidArgumentError } from 'commander';
import type { Deps } from '../../deps';
import { RefusedError } from '../../exit-codes';
import { type FollowedJob, followJob, resultOf } from '../../follow-job';
import { EXAMPLE_ID, inputFile, wholeNumber } from '../../input';

interface Options {
  timeout: number;
  wait: boolean;
  again?: true;
  columns?: ImportColumns;
}

/** Parses `--columns`: comma-separated fields, `-` for an ignored column. */
function columnsOf(text: string): ImportColumns {
  const fields = text.split(',').map((name) => name.trim());
  const unknown = fields.find((name) => name !== '-' && !inviteField.safeParse(name).success);
  if (unknown !== undefined) {
    throw new InvalidArgumentError(`${unknown} is no field: ${inviteField.options.join(', ')}, or - for none.`);
  }
  return { hasHeading: true, fields: fields.map((name) => inviteField.safeParse(name).data ?? null) };
}

export function register(group: Command, deps: Deps): void {
  group
    .command('import <workflow> <file>')
    .description('add the suppliers of a .csv, .txt or .xlsx file to a workflow: all of them, or none')
    .option('--timeout <seconds>', 'how long to wait for the workers', wholeNumber, 120)
    .option('--again', 'although the same file was imported into the workflow before')
    .option('--columns <fields>', `which column is which field, - for none: company_name,-,emails`, columnsOf)
    .option('--no-wait', 'hand it to the workers and do not wait')
    .addHelpText('after', `\nExample:\n  homologa suppliers import ${EXAMPLE_ID} suppliers.csv`)
    .action(async (workflowId: string, file: string, options: Options) => {
      const upload = await inputFile(file);
      const job = await deps.withContext(async (ctx, app) => {
        const { again, columns } = options;
        const started = await startSuppliersImport(ctx, { workflowId, upload, again, columns }).catch(asHint);
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
}

function report(deps: Deps, job: FollowedJob, waited: boolean): void {
  if (!waited) {
    deps.output.one(job, `handed to the workers: homologa jobs show ${job.id}`);
    return;
  }
  const { added, errors, columns } = resultOf<ImportOutcome>(job);
  if (errors.length > 0) throw new RefusedError('nothing was added:', errors);
  if (columns) {
    const names = columns.fields.map((field) => field ?? '-').join(',');
    const headings = (columns.rows[0] ?? []).join(' | ');
    throw new RefusedError(`nothing was added: say which column (${headings}) is which field, as --columns ${names}`);
  }
  deps.output.one({ added }, `${added} suppliers added`);
}
