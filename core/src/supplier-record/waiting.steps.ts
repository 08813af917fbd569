import { OWN_STEPS } from '@homologa/domain/catalog/onboarding-steps';
import type { Supplier } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

/**
 * Recomputes "waitingFor" of the suppliers. The written value does not matter, because a database trigger replaces it
 * by the computed value.
 */
export async function refreshWaiting(
  ctx: Context,
  tx: Tx,
  { companyId }: Pick<Supplier, 'companyId'>,
  supplierIds: readonly string[],
): Promise<number> {
  return tx.$executeRaw`
    UPDATE "Supplier" s SET "waitingFor" = 'questionnaire', "waitingSince" = ${ctx.now()}
    WHERE s."companyId" = ${companyId}::uuid AND s."id" = ANY(${supplierIds}::uuid[])
      AND supplier_waiting_for(s) IS DISTINCT FROM s."waitingFor"`;
}

/** Call after saving an answer: the last answer to a reopened question ends the supplier's wait. */
export async function refreshReopened(
  ctx: Context,
  tx: Tx,
  { id, companyId, onboardingStep }: Pick<Supplier, 'id' | 'companyId' | 'onboardingStep'>,
): Promise<void> {
  if (!OWN_STEPS.includes(onboardingStep)) await refreshWaiting(ctx, tx, { companyId }, [id]);
}
