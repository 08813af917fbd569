import { takeRequest } from '@homologa/core/desk/queue/take-request';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('take')
    .argument('<request>', 'the request')
    .description('begin the work on a queued request, in the name of the operator')
    .addHelpText('after', `\nExample:\n  homologa requests take ${EXAMPLE_ID}`)
    .action(async (id: string) => {
      await deps.withContext((ctx) => takeRequest(ctx, { requestId: idOf(id) }));
      deps.output.one({ _id: id, status: 'taken' }, 'the request is taken');
    });
}
