import { listDeskRequests } from '@homologa/core/desk/desk-request.queries';
import { deskRequestList } from '@homologa/domain/desk/desk.contract';
import { REQUEST_STATUSES } from '@homologa/domain/reports/request-status';
import { parseListQuery } from '@homologa/domain/wire/list-query';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { wholeNumber } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('list')
    .description("the report gateway's requests, the oldest first")
    .addOption(new Option('--status <status>', 'only those').choices(REQUEST_STATUSES))
    .addOption(new Option('--kind <kind>', 'only those').choices(['bir', 'ccr', 'cfr']))
    .option('--limit <n>', 'at most so many', wholeNumber, 50)
    .addHelpText('after', '\nExample:\n  homologa requests list --status queued --json')
    .action(async (options: { status?: string; kind?: string; limit: number }) => {
      const query = parseListQuery(
        {
          range: JSON.stringify([0, options.limit - 1]),
          filter: JSON.stringify({ status: options.status ?? null, kind: options.kind ?? null }),
        },
        deskRequestList,
      );
      const { requests } = await deps.withContext((ctx) => listDeskRequests(ctx, query));
      deps.output.list(
        requests.map((request) => ({
          id: request.id,
          kind: request.kind,
          status: request.status,
          supplier: request.supplier.companyName,
          requestedAt: request.requestedAt,
          dueAt: request.dueAt,
        })),
        ['id', 'kind', 'status', 'supplier', 'requestedAt', 'dueAt'],
      );
    });
}
