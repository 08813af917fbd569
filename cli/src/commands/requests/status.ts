import { setRequestStatus } from '@homologa/core/desk/queue/set-request-status';
import { REQUEST_STATUSES_BY_HAND, type RequestStatusByHand } from '@homologa/domain/reports/request-status';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';

interface Options {
  to: RequestStatusByHand;
  reason: string;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('status')
    .argument('<request>', 'the request')
    .description('set the status of a request, with the reason')
    .addOption(new Option('--to <status>', 'the new status').choices(REQUEST_STATUSES_BY_HAND).makeOptionMandatory())
    .requiredOption('--reason <text>', 'why, for the history of the request')
    .addHelpText(
      'after',
      `\nExample:\n  homologa requests status ${EXAMPLE_ID} --to awaiting_supplier --reason "The supplier sends a balance sheet"`,
    )
    .action(async (id: string, { to, reason }: Options) => {
      await deps.withContext((ctx) => setRequestStatus(ctx, { requestId: idOf(id), change: { status: to, reason } }));
      deps.output.one({ _id: id, status: to }, `the request is ${to}`);
    });
}
