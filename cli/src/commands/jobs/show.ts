import { getJobForOperator } from '@homologa/core/jobs/operator-jobs.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('show <id>')
    .description('one job: payload, attempts, progress, result, error')
    .addHelpText('after', `\nExample:\n  homologa jobs show ${EXAMPLE_ID} --json`)
    .action(async (id: string) => {
      const job = await deps.withContext((ctx) => getJobForOperator(ctx, id));
      deps.output.record(job);
    });
}
