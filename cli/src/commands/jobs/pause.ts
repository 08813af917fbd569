import { pauseQueue } from '@homologa/core/jobs/pause-queue';
import { listQueuePauses } from '@homologa/core/kernel/jobs/queue-pauses';
import { memberOf } from '@homologa/domain/language/member-of';
import { QUEUES } from '@homologa/domain/wire/queues';
import { Argument, type Command } from 'commander';
import type { Deps } from '../../deps';

export function register(group: Command, deps: Deps): void {
  group
    .command('pause')
    .addArgument(new Argument('<queue>', `the queue: ${QUEUES.join(', ')}`).choices(QUEUES))
    .description('pause a queue: its jobs wait until it is resumed; running jobs go on to their end')
    .addHelpText('after', '\nExample:\n  homologa jobs pause mail')
    .action(async (given: string) => {
      const queue = memberOf(QUEUES, given);
      const pause = await deps.withContext(async (ctx) => {
        await pauseQueue(ctx, queue);
        return (await listQueuePauses(ctx.db)).find((one) => one.queue === queue);
      });
      deps.output.one(
        { queue, paused: pause !== undefined, by: pause?.pausedBy ?? null, since: pause?.pausedAt ?? null },
        `${queue} is paused since ${pause?.pausedAt.toISOString() ?? ''}, by ${pause?.pausedBy ?? ''}`,
      );
    });
}
