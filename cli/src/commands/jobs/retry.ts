import { retryJob } from '@homologa/core/jobs/retry-job';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('retry <id>')
    .description('let a failed job be tried anew')
    .addHelpText('after', `\nExample:\n  homologa jobs retry ${EXAMPLE_ID}`)
    .action(async (id: string) => {
      await deps.withContext((ctx) => retryJob(ctx, id));
      deps.output.one({ _id: id, state: 'waiting' }, 'the job will be tried again');
    });
}
