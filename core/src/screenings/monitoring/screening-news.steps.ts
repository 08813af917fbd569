import { keptEntries, type ScreeningData } from '@homologa/domain/screenings/screening.contract';
import {
  distinctPairs,
  type HitDecision,
  hitState,
  type Judgement,
  judgementOf,
} from '@homologa/domain/screenings/screening-rules';
import type { Prisma } from '@homologa/prisma/client';
import { clientRecipients } from '../../accounts/client-recipients.queries';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { addActivity } from '../../notifications/activity.steps';
import { notify, notifyClient, settleNotifications } from '../../notifications/notify.steps';
import { isWatched } from '../screen-parties';

interface EndedScreening {
  companyId: string;
  supplierId: string;
  runId: string | null;
  data: ScreeningData | null;
  watched: Prisma.JsonValue;
  judgements: readonly Judgement[];
}

function newEntries(watched: Prisma.JsonValue) {
  const found = keptEntries.parse(watched).filter((one) => one.is_new);
  return found.length > 0 ? found : null;
}

/**
 * Notifies the workflow's users of uncleared hits of a finished screening. After a screening requested by monitoring,
 * users are notified only of the hits that monitoring found, even if the screening failed. The caller must have locked
 * the supplier.
 */
export async function notifyScreening(ctx: Context, tx: Tx, ended: EndedScreening): Promise<void> {
  const { companyId, supplierId, runId, data, judgements } = ended;
  const found = newEntries(ended.watched);
  if (runId !== null && found === null) return;
  // Skips findings that are also part of a running screening, because users are notified of these findings when that
  // screening ends.
  const underWay = await tx.screening.findMany({
    where: { companyId, supplierId, status: 'in_progress' },
    select: { watched: true },
  });
  const later = underWay.flatMap(({ watched }) => newEntries(watched) ?? []);
  const open = (data ? distinctPairs(data) : []).filter(
    ({ party, hit }) =>
      hitState(judgementOf(judgements, hit.entry_key, party)) !== 'cleared' &&
      (found === null || isWatched(found, party, hit)) &&
      !isWatched(later, party, hit),
  );
  const count = data ? open.length : (found?.length ?? 0);
  if (count === 0) return;
  const supplier = await tx.supplier.findUniqueOrThrow({
    where: { id: supplierId, companyId },
    select: {
      id: true,
      companyId: true,
      workflowId: true,
      companyName: true,
      workflow: { select: { companyId: true, createdById: true } },
      check: { select: { requestedById: true, turnedAt: true } },
    },
  });
  const { workflowId, check } = supplier;
  // Notifies the user who requested this compliance check, not the creator of the workflow that all checks share.
  const workflow =
    check?.turnedAt === null ? { ...supplier.workflow, createdById: check.requestedById } : supplier.workflow;
  const kind = found === null ? 'screening_hits' : 'new_hits';
  await addActivity(ctx, tx, supplier, kind);
  await notifyClient(ctx, tx, kind, workflow, { workflowId, supplierId, facts: { count } });
}

interface MadeProposal {
  companyId: string;
  workflowId: string;
  supplierId: string;
  decision: HitDecision;
  by: { id: string; name: string };
}

/**
 * Notifies the users who may confirm a proposed decision. A user with an unread notification about the same proposer,
 * decision and supplier gets no second notification, because a reviewer often proposes many decisions in a row.
 */
export async function notifyOfProposal(ctx: Context, tx: Tx, proposal: MadeProposal): Promise<void> {
  const { companyId, workflowId, supplierId, decision, by } = proposal;
  const admins = await clientRecipients(tx, { companyId, createdById: null });
  const waiting = await tx.notification.findMany({
    where: {
      userId: { in: admins },
      companyId,
      supplierId,
      kind: 'hit_proposed',
      readAt: null,
      AND: [{ facts: { path: ['person'], equals: by.name } }, { facts: { path: ['decision'], equals: decision } }],
    },
    select: { userId: true },
  });
  const others = admins.filter((id) => id !== by.id && !waiting.some(({ userId }) => userId === id));
  await notify(ctx, tx, 'hit_proposed', others, {
    companyId,
    workflowId,
    supplierId,
    facts: { person: by.name, decision },
  });
}

export async function closeProposalNews(
  ctx: Context,
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<void> {
  await settleNotifications(ctx, tx, { companyId, supplierId, kind: 'hit_proposed' });
}
