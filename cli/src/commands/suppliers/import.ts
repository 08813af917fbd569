import { setTimeout as sleep } from 'node:timers/promises';
import { getJobForOperator } from '@homologa/core/jobs/operator-jobs.queries';
import type { Context } from '@homologa/core/kernel/context';
import { startSuppliersImport } from '@homologa/core/suppliers/start-suppliers-import';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { ERRORS, type ErrorCode } from '@homologa/domain/errors/error-codes';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { RefusedError } from '../../exit-codes';
import { EXAMPLE_ID, inputFile, wholeNumber } from '../../input';

const POLL_MS = 300;

type Followed = Awaited<ReturnType<typeof getJobForOperator>>;

export function register(group: Command, deps: Deps): void {
  group
    .command('import <workflow> <file>')
    .description('add the suppliers of a .csv, .txt or .xlsx file to a workflow: all of them, or none')
    .option('--timeout <seconds>', 'how long to wait for the workers', wholeNumber, 120)
    .option('--again', 'although the same file was imported into the workflow before')
    .option('--no-wait', 'hand it to the workers and do not wait')
    .addHelpText('after', `\nExample:\n  homologa suppliers import ${EXAMPLE_ID} suppliers.csv`)
    .action(async (workflowId: string, file: string, options: { timeout: number; wait: boolean; again?: true }) => {
      const upload = await inputFile(file);
      const job = await deps.withContext(async (ctx, app) => {
        const started = await startSuppliersImport(ctx, { workflowId, upload, again: options.again }).catch(asHint);
        await app.dispatcher.idle();
        return options.wait ? follow(ctx, started.id, options.timeout) : getJobForOperator(ctx, started.id);
      });
      report(deps, job, options.wait);
    });
}

/** What to type when a file was imported before. */
function asHint(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== 'import_repeated') throw error;
  throw new RefusedError(`${error.message} To import it again, add --again.`, [], error.code);
}

async function follow(ctx: Context, id: string, seconds: number): Promise<Followed> {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const job = await getJobForOperator(ctx, id);
    if (job.finishedAt || Date.now() > until) return job;
    await sleep(POLL_MS);
  }
}

interface ImportOutcome {
  added: number;
  errors: { line: number; message: string; code: string }[];
}

/** Whether a rule ended the job, which would say the same again. */
const isRule = (code: string | null): code is ErrorCode =>
  code !== null && Object.hasOwn(ERRORS, code) && ERRORS[code as ErrorCode].status < 500;

function report(deps: Deps, job: Followed, waited: boolean): void {
  if (!waited) {
    deps.output.one(job, `handed to the workers: homologa jobs show ${job.id}`);
    return;
  }
  if (!job.finishedAt) throw new Error(`not finished yet (${job.status}): homologa jobs show ${job.id}`);
  if (job.status !== 'completed') {
    const said = job.errorMessage ?? `failed: homologa jobs show ${job.id}`;
    throw isRule(job.errorCode) ? new RefusedError(said, [], job.errorCode) : new Error(said);
  }
  const { added, errors } = job.result as unknown as ImportOutcome;
  if (errors.length > 0) throw new RefusedError('nothing was added:', errors);
  deps.output.one({ added }, `${added} suppliers added`);
}
