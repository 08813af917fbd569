import { startScreening } from '@homologa/core/suppliers/start-screening';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { followJob, resultOf } from '../../follow-job';
import { wholeNumber } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('run <supplier>')
    .description('screen a supplier and its known shareholders; no unit is used')
    .option('--timeout <seconds>', 'how long to wait for the workers', wholeNumber, 600)
    .addHelpText('after', '\nExample:\n  homologa screenings run 0199a5c2-7d5e-7000-8000-000000000000')
    .action(async (supplierId: string, { timeout }: { timeout: number }) => {
      const { screeningId, job } = await deps.withContext(async (ctx, app) => {
        const started = await startScreening(ctx, supplierId);
        await app.dispatcher.idle();
        const followed = await followJob(ctx, started.jobId, { seconds: timeout, progress: deps.progress });
        return { screeningId: started.screeningId, job: followed };
      });
      const result = resultOf<{ written: boolean }>(job);
      deps.output.one({ id: screeningId, ...result }, `screened: ${screeningId}`);
    });
}
