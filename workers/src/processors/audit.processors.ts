import { anchorHeadsJob, linkEntriesJob } from '@homologa/core/audit/audit.jobs';
import { anchorHeads } from '@homologa/core/audit/chain/anchor-heads';
import { linkEntries } from '@homologa/core/audit/chain/link-entries';
import { gracefulEnd } from '@homologa/core/kernel/jobs/graceful-end';
import { type ProcessorsOf, waitForNextRun } from './processor';

export const auditProcessors: ProcessorsOf<'audit'> = {
  /** Runs at least once; of two runs that extend the same head, one has no effect. */
  'audit.link-entries': {
    run: (ctx, _payload, run) => linkEntries(ctx, gracefulEnd(run, linkEntriesJob)),
    onExhausted: waitForNextRun,
  },
  /** Runs at least once; a day has one file of anchors and one mail. */
  'audit.anchor-heads': {
    run: (ctx, _payload, run) => anchorHeads(ctx, gracefulEnd(run, anchorHeadsJob)),
    onExhausted: waitForNextRun,
  },
};
