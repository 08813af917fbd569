import { canReadSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { Prisma } from '@homologa/prisma/client';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { requireFound } from '../kernel/database/require-found';
import { findReviewed, listReviews, type StoredReview, type StoredReviewed } from '../scores/reviews.queries';
import { findNewestScore, isScoreShown, type StoredScore } from '../scores/scores.queries';
import { getSupplierSubject, type SupplierPlace, selectSupplierSubject } from './supplier.steps';
import { detailOf, type SupplierDetail, selectDetail } from './supplier-detail.queries';
import { RECORD_COLUMNS, type SupplierRecord } from './supplier-record';

export type { SupplierDetail };

/** Throws `not_found`. */
export async function getSupplier(ctx: Context, place: SupplierPlace): Promise<SupplierDetail> {
  const { companyId } = requireCompany(ctx.actor);
  const { subject, detail } = await ctx.db
    .hot(companyId)
    .all({ subject: selectSupplierSubject(companyId, place), detail: selectDetail(companyId, place) });
  authorize(canReadSupplier(ctx.actor, requireFound(subject)));
  return detailOf(ctx, companyId, detail);
}

/**
 * Reads the response after the transaction that changed the supplier, so that no lock is held during the read. The
 * caller must have authorized the actor. Throws `not_found` if the supplier was deleted since.
 */
export const readSupplierDetail = async (
  ctx: Context,
  companyId: string,
  place: SupplierPlace,
): Promise<SupplierDetail> =>
  detailOf(ctx, companyId, await ctx.db.hot(companyId).rows(selectDetail(companyId, place)));

export function readWorkflowSuppliers(
  tx: Tx,
  companyId: string,
  workflowId: string,
  limit: number,
): Promise<SupplierRecord[]> {
  const order = Prisma.sql`s."position", s."createdAt", s."id"`;
  return tx.$queryRaw<SupplierRecord[]>`
    SELECT ${RECORD_COLUMNS}
    FROM (SELECT s."id" FROM "Supplier" s
      WHERE s."companyId" = ${companyId}::uuid AND s."workflowId" = ${workflowId}::uuid
      ORDER BY ${order} LIMIT ${limit}) page
    JOIN "Supplier" s ON s."id" = page."id"
    JOIN "Workflow" w ON w."id" = s."workflowId"
    ORDER BY ${order}`;
}

export interface SupplierScoreDetail {
  score: StoredScore;
  /** Null before the first review. */
  reviewed: StoredReviewed | null;
  /** Newest first. */
  reviews: StoredReview[];
}

/**
 * Returns the supplier's newest score with its reviews; null without one, and if the scoring was removed before the
 * present answers were submitted. Throws `not_found`.
 */
export async function getSupplierScore(ctx: Context, place: SupplierPlace): Promise<SupplierScoreDetail | null> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    authorize(canReadSupplier(ctx.actor, await getSupplierSubject(tx, companyId, place)));
    const own = { companyId, supplierId: place.supplierId };
    const score = await findShownScore(tx, own);
    if (score === null) return null;
    return {
      score,
      reviewed: await findReviewed(tx, { companyId, scoreId: score.id }),
      reviews: await listReviews(tx, own),
    };
  });
}

/** Returns the newest score; null without one, and if the scoring was removed before the present answers. */
export async function findShownScore(
  tx: Tx,
  { companyId, supplierId }: { companyId: string; supplierId: string },
): Promise<StoredScore | null> {
  const score = await findNewestScore(tx, { companyId, supplierId });
  if (score === null) return null;
  const kept = await tx.supplier.findFirst({
    where: { id: supplierId, companyId },
    select: { scorePercent: true, scoreOutcome: true },
  });
  return isScoreShown(score.result, kept) ? score : null;
}
