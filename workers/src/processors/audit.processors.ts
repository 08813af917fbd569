import { anchorHeads } from '@homologa/core/audit/chain/anchor-heads';
import { linkEntries } from '@homologa/core/audit/chain/link-entries';
import { type ProcessorsOf, waitForNextRun } from './processor';

export const auditProcessors: ProcessorsOf<'audit'> = {
  /** Runs at least once; of two runs that extend the same head, one has no effect. */
  'audit.link-entries': {
    run: (ctx, _payload, run) => linkEntries(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
  /** Runs at least once; a day has one file of anchors and one mail. */
  'audit.anchor-heads': {
    run: (ctx, _payload, run) => anchorHeads(ctx, run.signal),
    onExhausted: waitForNextRun,
  },
};
