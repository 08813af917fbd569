import { STATUS_UPDATES } from '@homologa/domain/catalog/status-updates';
import { isSupplierDecision } from '@homologa/domain/catalog/supplier-decision';
import { OPEN_STATUSES } from '@homologa/domain/catalog/supplier-status';
import { canReadSupplier } from '@homologa/domain/suppliers/supplier.policy';
import type { EventActor, SupplierEvent } from '@homologa/domain/suppliers/supplier-events';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { getSupplierSubject, type SupplierPlace } from './supplier.steps';

export interface HistoryEntry {
  id: string;
  event: SupplierEvent;
  createdAt: Date;
  actor: { kind: EventActor; name: string | null } | null;
}

type RawEntry = Omit<HistoryEntry, 'actor'> & { actorId: string | null; byRule?: boolean };

const MAX_ENTRIES = 100;
const NEWEST = { orderBy: { createdAt: 'desc' }, take: MAX_ENTRIES } as const;

/**
 * Lists a supplier's history, newest first: status updates, archiving, reminders, answers sent back, requests of
 * reports and scores, screenings and decisions, with the actor if known. Throws `not_found`.
 */
export async function listSupplierHistory(ctx: Context, place: SupplierPlace): Promise<HistoryEntry[]> {
  const { companyId } = requireCompany(ctx.actor);
  const entries = await ctx.db.tenant(companyId, async (tx) => {
    authorize(canReadSupplier(ctx.actor, await getSupplierSubject(tx, companyId, place)));
    const scope = { companyId, supplierId: place.supplierId };
    return [
      ...(await statusUpdates(tx, scope)),
      ...(await archivings(tx, scope)),
      ...(await completions(tx, scope)),
      ...(await undoneCompletions(tx, scope)),
      ...(await reminders(tx, scope)),
      ...(await sendBacks(tx, scope)),
      ...(await reviews(tx, scope)),
      ...(await requests(tx, scope)),
      ...(await scores(tx, scope)),
      ...(await corrections(tx, scope)),
      ...(await screenings(tx, scope)),
      ...(await decisions(tx, scope)),
    ];
  });
  const actors = await actorsOf(ctx, companyId, entries);
  return entries
    .map(({ actorId, byRule, ...entry }) => ({
      ...entry,
      actor: byRule ? RULE : (actorId && actors.get(actorId)) || null,
    }))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
}

/** Author of decisions that the workflow's rule made. */
const RULE = { kind: 'rule', name: null } as const;

interface Scope {
  companyId: string;
  supplierId: string;
}

async function statusUpdates(tx: Tx, where: Scope): Promise<RawEntry[]> {
  const rows = await tx.statusUpdate.findMany({ where, ...NEWEST });
  return rows.flatMap(({ id, name, createdAt, actorId }) => {
    const event = STATUS_UPDATES.find((known) => known === name);
    return event ? [{ id, event, createdAt, actorId }] : [];
  });
}

/**
 * Lists only transitions to and from the archive. All other transitions follow from a status update, which is more
 * specific and is listed instead.
 */
async function archivings(tx: Tx, where: Scope): Promise<RawEntry[]> {
  const rows = await tx.supplierTransition.findMany({
    where: { ...where, OR: [{ toStatus: 'archived' }, { fromStatus: 'archived' }] },
    ...NEWEST,
  });
  return rows.map(({ id, toStatus, createdAt, actorId }) => ({
    id,
    event: toStatus === 'archived' ? 'archived' : 'unarchived',
    createdAt,
    actorId,
  }));
}

/**
 * Lists completions of a supplier by a user of the client. The unarchive action also completes suppliers that were
 * never archived; these completions are read from the audit trail, because the supplier's history has no transition
 * from the archive.
 */
async function completions(tx: Tx, { companyId, supplierId }: Scope): Promise<RawEntry[]> {
  const rows = await tx.auditEntry.findMany({
    where: {
      companyId,
      objectType: 'supplier',
      objectId: supplierId,
      action: 'supplier.unarchive',
      NOT: { facts: { path: ['from'], equals: 'archived' } },
    },
    ...NEWEST,
  });
  return rows.map(({ id, createdAt, actorId }) => ({ id, event: 'unarchived', createdAt, actorId }));
}

async function undoneCompletions(tx: Tx, where: Scope): Promise<RawEntry[]> {
  const rows = await tx.supplierTransition.findMany({
    where: { ...where, fromStatus: 'completed', toStatus: { in: [...OPEN_STATUSES] } },
    ...NEWEST,
  });
  return rows.map(({ id, createdAt, actorId }) => ({ id, event: 'completion_undone', createdAt, actorId }));
}

async function reminders(tx: Tx, where: Scope): Promise<RawEntry[]> {
  const rows = await tx.reminder.findMany({ where, orderBy: { remindedAt: 'desc' }, take: MAX_ENTRIES });
  return rows.map(({ id, remindedAt, actorId }) => ({ id, event: 'reminder_sent', createdAt: remindedAt, actorId }));
}

async function reviews(tx: Tx, where: Scope): Promise<RawEntry[]> {
  const rows = await tx.scoreReview.findMany({ where, select: { id: true, createdAt: true, byId: true }, ...NEWEST });
  return rows.map(({ id, createdAt, byId }) => ({ id, event: 'score_reviewed', createdAt, actorId: byId }));
}

/** Lists send-backs of the client; the desk's are told by the timeline. */
async function sendBacks(tx: Tx, where: Scope): Promise<RawEntry[]> {
  const rows = await tx.sendBack.findMany({
    where: { ...where, origin: 'client' },
    orderBy: { sentAt: 'desc' },
    take: MAX_ENTRIES,
  });
  return rows.flatMap(({ id, status, sentAt, sentById, endedAt, endedById }): RawEntry[] => [
    { id, event: 'answers_sent_back', createdAt: sentAt, actorId: sentById },
    ...(status === 'withdrawn' && endedAt
      ? [{ id, event: 'send_back_withdrawn' as const, createdAt: endedAt, actorId: endedById }]
      : []),
  ]);
}

async function requests(tx: Tx, { companyId, supplierId }: Scope): Promise<RawEntry[]> {
  const birRequests = await tx.birRequest.findMany({
    where: { companyId, supplierId },
    select: { id: true },
    ...NEWEST,
  });
  const rows = await tx.auditEntry.findMany({
    where: {
      companyId,
      OR: [
        { objectType: 'supplier', objectId: supplierId, action: 'ccr.request' },
        { objectType: 'bir_request', objectId: { in: birRequests.map(({ id }) => id) }, action: 'bir_request.submit' },
      ],
    },
    ...NEWEST,
  });
  return rows.map(({ id, action, createdAt, actorId }) => ({
    id,
    event: action === 'ccr.request' ? 'ccr_requested' : 'bir_requested',
    createdAt,
    actorId,
  }));
}

async function scores(tx: Tx, where: Scope): Promise<RawEntry[]> {
  const rows = await tx.ccrRequest.findMany({ where: { ...where, deliveredAt: { not: null } }, take: MAX_ENTRIES });
  return rows.flatMap(({ id, deliveredAt: createdAt }) =>
    createdAt ? [{ id, event: 'ccr_delivered', createdAt, actorId: null }] : [],
  );
}

async function corrections(tx: Tx, where: Scope): Promise<RawEntry[]> {
  const rows = await tx.reportDelivery.findMany({
    where: { ...where, version: { gt: 1 } },
    select: { id: true, deliveredAt: true, deliveredById: true },
    orderBy: { deliveredAt: 'desc' },
    take: MAX_ENTRIES,
  });
  return rows.map(({ id, deliveredAt, deliveredById }) => ({
    id,
    event: 'report_corrected',
    createdAt: deliveredAt,
    actorId: deliveredById,
  }));
}

async function screenings(tx: Tx, where: Scope): Promise<RawEntry[]> {
  const rows = await tx.screening.findMany({
    where,
    select: { id: true, status: true, requestedAt: true, requestedById: true, runId: true, finishedAt: true },
    orderBy: { requestedAt: 'desc' },
    take: MAX_ENTRIES,
  });
  return rows.flatMap(({ id, status, requestedAt, requestedById, runId, finishedAt }): RawEntry[] => [
    { id, event: runId ? 'monitoring_found' : 'screening_requested', createdAt: requestedAt, actorId: requestedById },
    ...(finishedAt && (status === 'match' || status === 'no_match')
      ? [{ id, event: 'screening_finished' as const, createdAt: finishedAt, actorId: null }]
      : []),
  ]);
}

async function decisions(tx: Tx, where: Scope): Promise<RawEntry[]> {
  const rows = await tx.supplierDecision.findMany({
    where,
    select: { id: true, decision: true, createdAt: true, decidedById: true, byRule: true },
    ...NEWEST,
  });
  return rows.flatMap(({ id, decision, createdAt, decidedById: actorId, byRule }) =>
    isSupplierDecision(decision) ? [{ id, event: decision, createdAt, actorId, byRule }] : [],
  );
}

/**
 * Loads the people who caused the history's entries. Users of the client are loaded with their names, the provider's
 * staff and the supplier's users only by kind.
 */
async function actorsOf(ctx: Context, companyId: string, entries: readonly RawEntry[]) {
  const ids = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))];
  if (ids.length === 0) return new Map<string, NonNullable<HistoryEntry['actor']>>();
  const users = await ctx.db.read.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, name: true, accountRole: true, memberships: { where: { companyId }, select: { id: true } } },
  });
  return new Map(
    users.map(({ id, name, accountRole, memberships }): [string, NonNullable<HistoryEntry['actor']>] => [
      id,
      memberships.length > 0
        ? { kind: 'member', name }
        : { kind: accountRole === 'admin' ? 'provider' : 'supplier', name: null },
    ]),
  );
}
