import type { ThresholdColour } from '@homologa/domain/questionnaires/points';
import type { Tx } from '../kernel/database/database';

interface CopiedScore {
  percent: number | null;
  /** Threshold as of the score; null without an outcome. */
  outcome: { name: string; colour: ThresholdColour } | null;
  /** Figures before the reviews; null if no review has moved them. */
  computed: { percent: number | null; outcome: string | null } | null;
}

/** Copies the newest score to the supplier as reviewed, for the lists; null removes it. */
export async function keepScoreColumns(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
  score: CopiedScore | null,
): Promise<void> {
  await tx.supplier.updateMany({
    where: {
      id: supplierId,
      companyId,
      // Most suppliers have no score: their rows are not written again.
      ...(score ? {} : { OR: [{ scorePercent: { not: null } }, { scoreOutcome: { not: null } }] }),
    },
    data: {
      scorePercent: score?.percent ?? null,
      scoreOutcome: score?.outcome?.name ?? null,
      scoreColour: score?.outcome?.colour ?? null,
      computedPercent: score?.computed?.percent ?? null,
      computedOutcome: score?.computed?.outcome ?? null,
    },
  });
}
