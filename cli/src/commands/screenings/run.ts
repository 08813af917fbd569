import { startScreening } from '@homologa/core/compliance/start-screening';
import { operateOnSupplier } from '@homologa/core/workflows/operator-scope';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { followJob, resultOf } from '../../follow-job';
import { EXAMPLE_ID, idOf, wholeNumber } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('run <supplier>')
    .description('screen a supplier and its known shareholders; no unit is used')
    .option('--timeout <seconds>', 'how long to wait for the workers', wholeNumber, 600)
    .addHelpText('after', `\nExample:\n  homologa screenings run ${EXAMPLE_ID}`)
    .action(async (supplierId: string, { timeout }: { timeout: number }) => {
      const { screeningId, job } = await deps.withContext(async (ctx, app) => {
        const { scoped } = await operateOnSupplier(ctx, idOf(supplierId));
        const started = await startScreening(scoped, idOf(supplierId));
        await app.dispatcher.idle();
        const followed = await followJob(ctx, started.jobId, { seconds: timeout, progress: deps.progress });
        return { screeningId: started.screeningId, job: followed };
      });
      const result = resultOf<{ written: boolean }>(job);
      deps.output.one({ id: screeningId, ...result }, `screened: ${screeningId}`);
    });
}
