import { type ScreeningData, watchedEntries } from '@homologa/domain/screenings/screening.contract';
import { foundPairs, type Judgement, judgementOf } from '@homologa/domain/screenings/screening-rules';
import type { Prisma } from '@homologa/prisma/client';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database';
import { addActivity } from '../notifications/activity.steps';
import { notifyClient } from '../notifications/notify.steps';
import { isWatched } from './screen-parties';

interface EndedScreening {
  companyId: string;
  supplierId: string;
  /** Of monitoring; null where somebody asked for it. */
  runId: string | null;
  data: ScreeningData;
  watched: Prisma.JsonValue;
  judgements: readonly Judgement[];
}

/**
 * Tells those who look after the workflow that a screening has ended with hits that nobody has cleared: of one that
 * monitoring asked for, only where what it found is among them.
 */
export async function tellOfScreening(ctx: Context, tx: Tx, ended: EndedScreening): Promise<void> {
  const { companyId, supplierId, runId, data, judgements } = ended;
  const watched = runId === null ? null : watchedEntries.parse(ended.watched);
  const count = foundPairs(data).filter(
    ({ party, hit }) =>
      judgementOf(judgements, hit.entry_key, party)?.decision !== 'false_positive' &&
      (watched === null || isWatched(watched, party, hit)),
  ).length;
  if (count === 0) return;
  const supplier = await tx.supplier.findUniqueOrThrow({
    where: { id: supplierId, companyId },
    select: {
      id: true,
      companyId: true,
      workflowId: true,
      companyName: true,
      workflow: { select: { companyId: true, createdById: true } },
    },
  });
  const { workflow, workflowId } = supplier;
  const kind = runId === null ? 'screening_hits' : 'new_hits';
  await addActivity(ctx, tx, supplier, kind);
  await notifyClient(ctx, tx, kind, workflow, { workflowId, supplierId, facts: { count } });
}
