import { getDeskUserByName } from '@homologa/core/accounts/users/desk-user.queries';
import { assignRequest } from '@homologa/core/desk/queue/assign-request';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { UsageError } from '../../exit-codes';
import { EXAMPLE_ID, idOf } from '../../input';

interface Options {
  to?: string;
  nobody?: true;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('assign')
    .argument('<request>', 'the request')
    .description('give a request to a member of staff, who is notified, or back to the queue')
    .option('--to <user>', 'the sign-in e-mail or the id of the member of staff')
    .option('--nobody', 'give it back to the queue')
    .addHelpText(
      'after',
      `\nExamples:\n  homologa requests assign ${EXAMPLE_ID} --to leo@provider.test\n  homologa requests assign ${EXAMPLE_ID} --nobody`,
    )
    .action(async (id: string, { to, nobody }: Options) => {
      if ((to === undefined) === !nobody) throw new UsageError('give --to <user> or --nobody');
      const holder = await deps.withContext(async (ctx) => {
        const staff = to === undefined ? null : await getDeskUserByName(ctx, to);
        await assignRequest(ctx, { requestId: idOf(id), staffId: staff?.id ?? null });
        return staff;
      });
      const assignee = holder && { id: holder.id, name: holder.name };
      deps.output.one({ _id: id, assignee }, holder ? `${holder.name} has the request` : 'nobody has the request');
    });
}
