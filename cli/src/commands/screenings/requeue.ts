import { requeueScreenings } from '@homologa/core/screenings/monitoring/requeue-screenings';
import { type Command, Option } from 'commander';
import type { Deps } from '../../deps';
import { wholeNumber } from '../../input';

interface RequeueOptions {
  status: 'failed' | 'in_progress';
  workflow?: string;
  olderThan?: number;
  dryRun?: true;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('requeue')
    .description('screen again what failed or got stuck; no further unit is used')
    .addOption(new Option('--status <status>', 'which ones').choices(['failed', 'in_progress']).default('failed'))
    .option('--workflow <id>', 'of one workflow alone')
    .option('--older-than <hours>', 'asked for at least so long ago', wholeNumber)
    .option('--dry-run', 'say which ones, and change nothing')
    .addHelpText('after', '\nExample:\n  homologa screenings requeue --older-than 1 --dry-run')
    .action(async ({ status, workflow, olderThan, dryRun }: RequeueOptions) => {
      const screenings = await deps.withContext(async (ctx, app) => {
        const found = await requeueScreenings(ctx, {
          status,
          workflowId: workflow,
          olderThanHours: olderThan,
          dryRun: dryRun ?? false,
        });
        await app.dispatcher.idle();
        return found;
      });
      deps.output.list(
        screenings.map(({ id, companyName, requestedAt }) => ({
          id,
          company_name: companyName,
          requested_at: requestedAt.toISOString(),
        })),
        ['id', 'company_name', 'requested_at'],
      );
    });
}
