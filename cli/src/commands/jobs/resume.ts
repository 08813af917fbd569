import { resumeQueue } from '@homologa/core/jobs/pause-queue';
import { memberOf } from '@homologa/domain/language/member-of';
import { QUEUES } from '@homologa/domain/wire/queues';
import { Argument, type Command } from 'commander';
import type { Deps } from '../../deps';

export function register(group: Command, deps: Deps): void {
  group
    .command('resume')
    .addArgument(new Argument('<queue>', `the queue: ${QUEUES.join(', ')}`).choices(QUEUES))
    .description('resume a paused queue: its jobs start within seconds')
    .addHelpText('after', '\nExample:\n  homologa jobs resume mail')
    .action(async (given: string) => {
      const queue = memberOf(QUEUES, given);
      const wasPaused = await deps.withContext((ctx) => resumeQueue(ctx, queue));
      deps.output.one({ queue, paused: false }, wasPaused ? `${queue} goes on` : `${queue} was not paused`);
    });
}
