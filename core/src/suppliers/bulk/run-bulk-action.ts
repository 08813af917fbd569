import type { AuditAction } from '@homologa/domain/audit/audit-words';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { memberOf } from '@homologa/domain/language/member-of';
import {
  BULK_ACTIONS,
  BULK_SKIP_REASONS,
  type BulkAction,
  bulkSkipReason,
  type SkippedSuppliers,
  skippedBy,
} from '@homologa/domain/suppliers/bulk/bulk-actions';
import { BULK_ACTION_KEPT } from '@homologa/domain/suppliers/limits';
import { canActInBulk } from '@homologa/domain/suppliers/supplier.policy';
import type { BulkAction as BulkActionRow } from '@homologa/prisma/models';
import { actingAs } from '../../accounts/sessions/acting-as.queries';
import { audit } from '../../kernel/audit';
import { authorize } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { lockRow } from '../../kernel/database/lock-rows';
import type { JobRun } from '../../kernel/jobs/define-job';
import { BULK_CHANGES } from './apply-bulk-action';
import { lockSubjects } from './bulk-subjects';
import { collectBulkItems } from './collect-bulk-items';

/** Suppliers per transaction. The number is small, so that other transactions wait only briefly for the locked rows. */
const BATCH = 200;

interface BulkRunInput {
  companyId: string;
  bulkActionId: string;
}

interface BulkResult {
  action: BulkAction;
  done: number;
  skipped: SkippedSuppliers[];
}

/**
 * Job `suppliers.bulk`: stores the selected suppliers, then changes them in batches on behalf of the user who started
 * the action. Changes each supplier exactly once: the outcome is stored in the transaction of the change, and a retry
 * or duplicate delivery continues with the remaining suppliers. Throws `not_found`, or `forbidden` if the user has lost
 * the permission.
 */
export async function runBulkAction(
  ctx: Context,
  { companyId, bulkActionId }: BulkRunInput,
  run: Pick<JobRun, 'jobId' | 'progress' | 'signal'>,
): Promise<BulkResult> {
  const bulk = await ctx.db.tenant(companyId, (tx) => getBulkAction(tx, companyId, bulkActionId));
  const { createdById: userId, behalfOfId } = bulk;
  const acting = await actingAs(ctx, { companyId, userId, behalfOfId, jobId: run.jobId });
  authorize(canActInBulk(acting.actor, companyId));
  await collectBulkItems(acting, bulk, run.signal);
  const { total, open } = await ctx.db.tenant(companyId, (tx) => countItems(tx, bulk));
  await run.progress({ done: total - open, total });
  let done = total - open;
  for (let after: string | null = null; ; ) {
    run.signal.throwIfAborted();
    const batch: Batch | null = await ctx.db.tenant(companyId, (tx) => changeBatch(acting, tx, bulk, after));
    if (!batch) break;
    done += batch.count;
    after = batch.last;
    await run.progress({ done: Math.min(done, total), total });
  }
  const result = await finish(acting, bulk, 'supplier.bulk_action');
  await forgetOldActions(ctx, companyId);
  return result;
}

/**
 * Ends a bulk action whose job has failed permanently: finished changes stay and can be undone, unprocessed items are
 * deleted.
 */
export async function giveUpBulkAction(ctx: Context, { companyId, bulkActionId }: BulkRunInput): Promise<void> {
  const bulk = await ctx.db.tenant(companyId, async (tx) => {
    const found = await getBulkAction(tx, companyId, bulkActionId);
    await tx.bulkActionItem.deleteMany({ where: { companyId, bulkActionId, outcome: null } });
    return found;
  });
  await finish(ctx, bulk, 'supplier.give_up_bulk_action');
}

async function getBulkAction(tx: Tx, companyId: string, id: string): Promise<BulkActionRow> {
  const bulk = await tx.bulkAction.findFirst({ where: { id, companyId } });
  if (!bulk) throw new DomainError('not_found');
  return bulk;
}

async function countItems(tx: Tx, { id, companyId }: BulkActionRow): Promise<{ total: number; open: number }> {
  const where = { companyId, bulkActionId: id };
  const total = await tx.bulkActionItem.count({ where });
  const open = await tx.bulkActionItem.count({ where: { ...where, outcome: null } });
  return { total, open };
}

interface Batch {
  last: string;
  count: number;
}

async function changeBatch(ctx: Context, tx: Tx, bulk: BulkActionRow, after: string | null): Promise<Batch | null> {
  const { id, companyId } = bulk;
  await lockRow(tx, 'BulkAction', companyId, id);
  const items = await tx.bulkActionItem.findMany({
    where: { companyId, bulkActionId: id, outcome: null, ...(after ? { supplierId: { gt: after } } : {}) },
    select: { supplierId: true, labelIds: true },
    orderBy: { supplierId: 'asc' },
    take: BATCH,
  });
  const last = items.at(-1)?.supplierId;
  if (last === undefined) return null;
  await writeOutcomes(tx, bulk, await changeItems(ctx, tx, bulk, items));
  return { last, count: items.length };
}

interface Item {
  supplierId: string;
  labelIds: string[];
}

async function changeItems(ctx: Context, tx: Tx, bulk: BulkActionRow, items: Item[]) {
  const action = memberOf(BULK_ACTIONS, bulk.action);
  const change = BULK_CHANGES[action];
  const supplierIds = items.map(({ supplierId }) => supplierId);
  const held = new Map(
    (await lockSubjects(ctx, tx, bulk, bulk.id, supplierIds)).map((subject) => [subject.id, subject]),
  );
  const judged = items.map(({ supplierId, labelIds }) => {
    const subject = held.get(supplierId);
    const reason = subject ? bulkSkipReason(action, subject, ctx.now()) : 'not_found';
    return { supplierId, reason, target: subject && reason === null ? { ...subject, labelIds } : null };
  });
  const targets = judged.flatMap(({ target }) => target ?? []);
  const changes = targets.length > 0 ? await change.apply(ctx, tx, bulk, targets) : new Map<string, string[]>();
  return judged.map(({ supplierId, reason }) => ({
    supplierId,
    outcome: changes.has(supplierId) ? 'done' : (reason ?? change.lost),
    labelIds: changes.get(supplierId) ?? [],
  }));
}

async function writeOutcomes(tx: Tx, bulk: BulkActionRow, outcomes: (Item & { outcome: string })[]): Promise<void> {
  const supplierIds = outcomes.map(({ supplierId }) => supplierId);
  // The redundant `ANY(ids)` forces an index scan. Without it, PostgreSQL would scan the whole table, because the
  // statistics of a table that has just grown are outdated.
  await tx.$executeRaw`
    UPDATE "BulkActionItem" i SET "outcome" = v."outcome", "labelIds" = v."labelIds"
    FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      AS v("supplierId" uuid, "outcome" text, "labelIds" uuid[])
    WHERE i."companyId" = ${bulk.companyId}::uuid AND i."bulkActionId" = ${bulk.id}::uuid
      AND i."supplierId" = ANY(${supplierIds}::uuid[]) AND i."supplierId" = v."supplierId"`;
}

async function finish(ctx: Context, bulk: BulkActionRow, auditAction: AuditAction): Promise<BulkResult> {
  const { id, companyId } = bulk;
  return ctx.db.tenant(companyId, async (tx) => {
    const groups = await tx.bulkActionItem.groupBy({
      by: ['outcome'],
      where: { companyId, bulkActionId: id },
      _count: true,
    });
    const counts = new Map(groups.map(({ outcome, _count: count }) => [outcome, count]));
    const done = counts.get('done') ?? 0;
    const skipped = skippedBy(new Map(BULK_SKIP_REASONS.map((reason) => [reason, counts.get(reason) ?? 0])));
    const { count } = await tx.bulkAction.updateMany({
      where: { id, companyId, finishedAt: null },
      data: { finishedAt: ctx.now() },
    });
    if (count === 1) {
      const all = skipped.reduce((sum, { count: some }) => sum + some, 0);
      await audit(ctx, tx, {
        companyId,
        action: auditAction,
        objectType: 'bulk_action',
        objectId: id,
        facts: { action: bulk.action, done, skipped: all },
      });
    }
    return { action: memberOf(BULK_ACTIONS, bulk.action), done, skipped };
  });
}

async function forgetOldActions(ctx: Context, companyId: string): Promise<void> {
  const before = new Date(ctx.now().getTime() - BULK_ACTION_KEPT);
  await ctx.db.tenant(companyId, (tx) =>
    tx.bulkAction.deleteMany({ where: { companyId, createdAt: { lt: before }, finishedAt: { not: null } } }),
  );
}
