import type { Adapters } from '@homologa/core/compose';
import { isCancelled } from '@homologa/core/kernel/jobs/ended-jobs';
import { monitorSuppliers } from '@homologa/core/screenings/monitoring/monitor-suppliers';
import { reopenPair } from '@homologa/core/screenings/monitoring/reopen-pair';
import { failScreening, runScreening } from '@homologa/core/screenings/run-screening';
import { writeComplianceReport } from '@homologa/core/screenings/write-compliance-report';
import { logGivenUp, type ProcessorsOf, tenantOf } from './processor';

export const screeningProcessors = ({ media, metrics }: Adapters): ProcessorsOf<'screenings'> => ({
  /** Runs at least once; only the first result is stored. */
  'screenings.run': {
    async run(ctx, payload, run) {
      const screened = await runScreening(ctx, media, { ...payload, companyId: tenantOf(run) }, run);
      if (screened.written) metrics.screened('completed');
      return screened;
    },
    async onExhausted(ctx, payload, run, error) {
      await failScreening(ctx, { ...payload, companyId: tenantOf(run) });
      if (!isCancelled(error)) metrics.screened('failed');
    },
  },
  /** Runs at least once; screens each supplier at most once per monitoring run. */
  'screenings.monitor': {
    run: (ctx, payload, run) => monitorSuppliers(ctx, payload, run),
    onExhausted: async (ctx, payload, _run, error) =>
      logGivenUp(ctx, error, { runId: payload.runId }, 'monitored suppliers could not all be compared'),
  },
  /** Runs at least once. Skips suppliers that are being screened for the same pair of party and list entry. */
  'screenings.reopen-pair': {
    run: (ctx, payload, run) => reopenPair(ctx, { ...payload, companyId: tenantOf(run) }, run),
    onExhausted: async (ctx, payload, _run, error) =>
      logGivenUp(ctx, error, { decisionId: payload.decisionId }, 'a pair could not be opened at all suppliers'),
  },
  /** Runs at least once; the previous report is served until the new report is stored. */
  'screenings.write-report': {
    run: (ctx, payload, run) => writeComplianceReport(ctx, { ...payload, companyId: tenantOf(run) }),
    onExhausted: async (ctx, payload, _run, error) =>
      logGivenUp(ctx, error, { screeningId: payload.screeningId }, 'a compliance report could not be renewed'),
  },
});
