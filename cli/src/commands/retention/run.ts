import { getDeskCompany } from '@homologa/core/companies/desk-company.queries';
import { listRetentionRules, previewRetention } from '@homologa/core/privacy/retention/retention.queries';
import { runRetention } from '@homologa/core/privacy/retention/run-retention';
import type { Command } from 'commander';
import { type Confirmation, YES } from '../../confirm';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('run')
    .argument('<company>', 'the company')
    .description('let go now of what the started rules of a company no longer keep, as the nightly job does')
    .option('--dry-run', 'only count, also for rules that have not started')
    .option(...YES)
    .addHelpText(
      'after',
      `\nExamples:\n  homologa retention run ${EXAMPLE_ID} --dry-run\n  homologa retention run ${EXAMPLE_ID} --yes`,
    )
    .action(async (typed: string, { dryRun = false, ...options }: Confirmation & { dryRun?: boolean }) => {
      const companyId = idOf(typed);
      if (!dryRun) await deps.confirm('What is let go of cannot be restored. Go on?', options);
      const rows = await deps.withContext(async (ctx) => {
        await getDeskCompany(ctx, companyId);
        const { signal } = new AbortController();
        const counted: { kind: string; days: number; count: number }[] = [];
        for (const { kind, days } of await listRetentionRules(ctx, companyId)) {
          if (days === null) continue;
          const { count } = dryRun
            ? await previewRetention(ctx, { companyId, kind, days })
            : await runRetention(ctx, { companyId, kind }, signal);
          counted.push({ kind, days, count });
        }
        return counted;
      });
      deps.output.list(rows, ['kind', 'days', 'count']);
    });
}
