import { getMailTrouble } from '@homologa/core/jobs/mail-trouble.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';

const COLUMNS = ['state', 'count', 'kind', 'company', 'reason', 'oldestAt', 'nextAt'];

export function register(group: Command, deps: Deps): void {
  group
    .command('list')
    .description('mail that waits for its next attempt or has failed in the last month, by kind, company and reason')
    .addHelpText('after', '\nExamples:\n  homologa mail list\n  homologa mail list --json')
    .action(async () => {
      const { outage, groups } = await deps.withContext(getMailTrouble);
      if (outage && !deps.output.isJson) {
        deps.output.one(
          outage,
          `the mail server ${outage.server} is unreachable since ${outage.since.toISOString()}: ${outage.reason}`,
        );
      }
      deps.output.list(
        groups.map((group) => ({
          state: group.status === 'retry' ? 'waiting' : 'failed',
          count: group.count,
          kind: group.name,
          company: group.company,
          companyId: group.companyId,
          code: group.errorCode,
          reason: group.errorMessage,
          oldestAt: group.oldestAt,
          nextAt: group.nextAt,
        })),
        COLUMNS,
      );
    });
}
