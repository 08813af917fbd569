import { canReadSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { findNewestScore, type StoredScore } from '../scores/scores.queries';
import { getSupplierSubject, type SupplierPlace } from './supplier.steps';

/** Returns the supplier's newest score, null without one. Throws `not_found`. */
export async function getSupplierScore(ctx: Context, place: SupplierPlace): Promise<StoredScore | null> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    authorize(canReadSupplier(ctx.actor, await getSupplierSubject(tx, companyId, place)));
    return findNewestScore(tx, { companyId, supplierId: place.supplierId });
  });
}
