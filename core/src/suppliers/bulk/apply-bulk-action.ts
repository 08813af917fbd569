import type { AuditAction } from '@homologa/domain/audit/audit-words';
import type { BulkAction, BulkSkipReason } from '@homologa/domain/suppliers/bulk/bulk-actions';
import { canDecideSupplier } from '@homologa/domain/suppliers/supplier.policy';
import type { BulkAction as BulkActionRow } from '@homologa/prisma/models';
import { auditMany } from '../../kernel/audit';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { moveStatuses } from '../../supplier-record/history.steps';
import { requeueFailedInvitations } from '../../supplier-record/invitations.steps';
import { recordLabelled } from '../../supplier-record/supplier-rows.steps';
import { recordDecisions } from '../decision.steps';
import { writeReminders } from '../reminders/reminders.steps';
import { removeSuppliers } from '../remove-suppliers';
import { sendInvitationJob, sendReminderJob } from '../supplier.jobs';
import type { HeldSubject } from './bulk-subjects';
import { screenSuppliers } from './screen-suppliers';

interface BulkTarget extends HeldSubject {
  labelIds: string[];
}

type AppliedOrder = Pick<BulkActionRow, 'companyId' | 'decision' | 'reason'>;

type BulkChanges = Map<string, string[]>;

interface BulkChange {
  apply(ctx: Context, tx: Tx, order: AppliedOrder, targets: readonly BulkTarget[]): Promise<BulkChanges>;
  lost: BulkSkipReason;
}

export const BULK_CHANGES: Readonly<Record<BulkAction, BulkChange>> = {
  remind: { apply: remind, lost: 'reminder_cooldown' },
  invite_again: { apply: inviteAgain, lost: 'invitation_not_failed' },
  archive: { apply: moveTo('archived', 'supplier.archive'), lost: 'supplier_not_completed' },
  unarchive: { apply: moveTo('completed', 'supplier.unarchive'), lost: 'supplier_not_archived' },
  add_labels: { apply: addLabels, lost: 'labels_unchanged' },
  remove_labels: { apply: removeLabels, lost: 'labels_unchanged' },
  delete: { apply: remove, lost: 'supplier_not_pending' },
  decide: { apply: decide, lost: 'decision_unchanged' },
  screen: { apply: screen, lost: 'product_limit_reached' },
};

const withoutLabels = (ids: readonly string[]): BulkChanges => new Map(ids.map((id) => [id, []]));

/**
 * Enqueues the mail jobs in the transaction that inserts the reminder rows, so that a supplier gets at most one
 * reminder in 24 hours, even after a retry.
 */
async function remind(ctx: Context, tx: Tx, { companyId }: AppliedOrder, targets: readonly BulkTarget[]) {
  const reminded: string[] = [];
  for (const workflowId of new Set(targets.map((target) => target.workflowId))) {
    const supplierIds = targets.filter((target) => target.workflowId === workflowId).map(({ id }) => id);
    const reminders = await writeReminders(ctx, tx, { companyId, workflowId, supplierIds }, 'person');
    await ctx.jobs.enqueueMany(tx, sendReminderJob, reminders, { companyId });
    reminded.push(...reminders.map(({ supplierId }) => supplierId));
  }
  await auditSuppliers(ctx, tx, companyId, 'supplier.remind', reminded);
  return withoutLabels(reminded);
}

async function inviteAgain(ctx: Context, tx: Tx, { companyId }: AppliedOrder, targets: readonly BulkTarget[]) {
  const asked = targets.map(({ id }) => id);
  const ids = await requeueFailedInvitations(tx, { companyId, ids: asked }, ctx.now());
  const mails = ids.map((supplierId) => ({ supplierId }));
  await ctx.jobs.enqueueMany(tx, sendInvitationJob, mails, { companyId });
  await auditSuppliers(ctx, tx, companyId, 'supplier.invite_again', ids);
  return withoutLabels(ids);
}

function moveTo(status: 'archived' | 'completed', action: AuditAction): BulkChange['apply'] {
  return async (ctx, tx, { companyId }, targets) => {
    const moved = await moveStatuses(ctx, tx, companyId, targets, status);
    const from = new Map(targets.map((target) => [target.id, target.status]));
    await auditSuppliers(ctx, tx, companyId, action, moved, (id) => ({ from: from.get(id) ?? null, to: status }));
    return withoutLabels(moved);
  };
}

interface LabelRow {
  supplierId: string;
  labelId: string;
}

const labelsAsJson = (targets: readonly BulkTarget[]): string =>
  JSON.stringify(targets.map(({ id, labelIds }) => ({ supplierId: id, labelIds })));

/** The join skips labels that were deleted since the action started. */
async function addLabels(ctx: Context, tx: Tx, { companyId }: AppliedOrder, targets: readonly BulkTarget[]) {
  const added = await tx.$queryRaw<LabelRow[]>`
    INSERT INTO "SupplierLabel" ("companyId", "supplierId", "labelId")
    SELECT l."companyId", v."supplierId", l."id"
    FROM jsonb_to_recordset(${labelsAsJson(targets)}::jsonb) AS v("supplierId" uuid, "labelIds" uuid[])
    JOIN "Label" l ON l."companyId" = ${companyId}::uuid AND l."id" = ANY(v."labelIds")
    ON CONFLICT DO NOTHING RETURNING "supplierId", "labelId"`;
  return writeLabelChanges(ctx, tx, companyId, added, 'addedLabelIds');
}

async function removeLabels(ctx: Context, tx: Tx, { companyId }: AppliedOrder, targets: readonly BulkTarget[]) {
  const removed = await tx.$queryRaw<LabelRow[]>`
    DELETE FROM "SupplierLabel" t
    USING jsonb_to_recordset(${labelsAsJson(targets)}::jsonb) AS v("supplierId" uuid, "labelIds" uuid[])
    WHERE t."companyId" = ${companyId}::uuid AND t."supplierId" = v."supplierId" AND t."labelId" = ANY(v."labelIds")
    RETURNING t."supplierId", t."labelId"`;
  return writeLabelChanges(ctx, tx, companyId, removed, 'removedLabelIds');
}

async function writeLabelChanges(
  ctx: Context,
  tx: Tx,
  companyId: string,
  rows: readonly LabelRow[],
  fact: 'addedLabelIds' | 'removedLabelIds',
): Promise<BulkChanges> {
  const changes: BulkChanges = new Map();
  for (const { supplierId, labelId } of rows) changes.set(supplierId, [...(changes.get(supplierId) ?? []), labelId]);
  const ids = [...changes.keys()];
  await recordLabelled(ctx, tx, companyId, ids);
  await auditSuppliers(ctx, tx, companyId, 'supplier.label', ids, (id) => ({ [fact]: changes.get(id) ?? [] }));
  return changes;
}

async function remove(ctx: Context, tx: Tx, { companyId }: AppliedOrder, targets: readonly BulkTarget[]) {
  await removeSuppliers(ctx, tx, companyId, targets);
  return withoutLabels(targets.map(({ id }) => id));
}

async function decide(ctx: Context, tx: Tx, { decision, reason }: AppliedOrder, targets: readonly BulkTarget[]) {
  for (const target of targets) authorize(canDecideSupplier(ctx.actor, target));
  return withoutLabels(await recordDecisions(ctx, tx, targets, { decision: decision ?? '', reason: reason ?? '' }));
}

async function screen(ctx: Context, tx: Tx, { companyId }: AppliedOrder, targets: readonly BulkTarget[]) {
  return withoutLabels(await screenSuppliers(ctx, tx, companyId, targets));
}

const auditSuppliers = (
  ctx: Context,
  tx: Tx,
  companyId: string,
  action: AuditAction,
  ids: readonly string[],
  factsOf: (id: string) => Record<string, string | null | string[]> = () => ({}),
): Promise<void> =>
  auditMany(
    ctx,
    tx,
    ids.map((id) => ({ companyId, action, objectType: 'supplier', objectId: id, facts: factsOf(id) })),
  );
