import { cancelJob } from '@homologa/core/jobs/cancel-job';
import { changeJobs } from '@homologa/core/jobs/change-jobs';
import { type Command, Option } from 'commander';
import { type Confirmation, YES } from '../../confirm';
import type { Deps } from '../../deps';
import { EXAMPLE_ID } from '../../input';
import { type SelectionOptions, selectionOf, withSelection } from './job-selection';

interface Options extends SelectionOptions, Confirmation {
  status?: 'queued' | 'retry';
}

export function register(group: Command, deps: Deps): void {
  withSelection(
    group
      .command('cancel')
      .argument('[id]', 'one job; without it, the waiting jobs that the options select')
      .description('cancel waiting jobs: a worker fails them without doing their work; they can be retried'),
    'all waiting jobs',
  )
    .addOption(
      new Option('--status <status>', 'of those, only new jobs or only jobs that wait for their next attempt').choices([
        'queued',
        'retry',
      ]),
    )
    .option(...YES)
    .addHelpText(
      'after',
      `\nExamples:\n  homologa jobs cancel ${EXAMPLE_ID} --yes\n  homologa jobs cancel --name exports.suppliers --status retry --yes`,
    )
    .action(async (id: string | undefined, { status, yes, ...options }: Options) => {
      const selection = selectionOf(id, options);
      await deps.confirm('What the jobs would do is not done. Cancel them?', { yes });
      const { changed: cancelled, skipped } = await deps.withContext(async (ctx, app) => {
        const changed =
          selection === null
            ? await cancelJob(ctx, id ?? '').then(() => ({ changed: 1, skipped: 0 }))
            : await changeJobs(ctx, 'cancel', { ...selection, status });
        await app.dispatcher.idle();
        return changed;
      });
      deps.output.one({ cancelled, skipped }, `jobs that are cancelled: ${cancelled}; left as they are: ${skipped}`);
    });
}
