import { getDeskCompany } from '@homologa/core/companies/desk-company.queries';
import { listRetentionRules } from '@homologa/core/privacy/retention/retention.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('show')
    .argument('<company>', 'the company')
    .description('how long the data of a company are kept, and what the last runs have let go of')
    .addHelpText('after', `\nExample:\n  homologa retention show ${EXAMPLE_ID}`)
    .action(async (typed: string) => {
      const rules = await deps.withContext(async (ctx) => {
        await getDeskCompany(ctx, idOf(typed));
        return listRetentionRules(ctx, idOf(typed));
      });
      deps.output.list(
        rules.map(({ kind, days, minimum, startsAt, ranAt, lastCount, totalCount }) => ({
          kind,
          days: days ?? 'kept',
          minimum,
          starts_at: startsAt,
          ran_at: ranAt,
          last_count: lastCount,
          total_count: totalCount,
        })),
        ['kind', 'days', 'minimum', 'starts_at', 'ran_at', 'total_count'],
      );
    });
}
