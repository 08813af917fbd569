import { changeJobs } from '@homologa/core/jobs/change-jobs';
import { retryJob } from '@homologa/core/jobs/retry-job';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID } from '../../input';
import { type SelectionOptions, selectionOf, withSelection } from './job-selection';

export function register(group: Command, deps: Deps): void {
  withSelection(
    group
      .command('retry')
      .argument('[id]', 'one job; without it, the failed jobs that the options select')
      .description('let failed jobs be tried anew: one, many, or all'),
    'all failed jobs',
  )
    .addHelpText(
      'after',
      `\nExamples:\n  homologa jobs retry ${EXAMPLE_ID}\n  homologa jobs retry --name mail.send-invitation --company ${EXAMPLE_ID}\n  homologa jobs retry --all`,
    )
    .action(async (id: string | undefined, options: SelectionOptions) => {
      const selection = selectionOf(id, options);
      const result = await deps.withContext(async (ctx, app) => {
        if (selection === null) {
          await retryJob(ctx, id ?? '');
          return null;
        }
        const changed = await changeJobs(ctx, 'retry', selection);
        await app.dispatcher.idle();
        return changed;
      });
      if (result === null) deps.output.one({ _id: id, state: 'waiting' }, 'the job will be tried again');
      else {
        const { changed: retried, skipped } = result;
        deps.output.one({ retried, skipped }, `jobs that are tried again: ${retried}; left as they are: ${skipped}`);
      }
    });
}
