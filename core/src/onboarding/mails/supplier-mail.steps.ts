import { isOwnPartDone } from '@homologa/domain/onboarding/step-selection';
import type { SupplierMailKind } from '@homologa/domain/suppliers/receipts/receipt';
import type { Supplier } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { sendSupplierMailJob } from '../onboarding.jobs';

/**
 * Enqueues a progress mail to the supplier's account; none if the supplier has no account. Repeated calls have no
 * effect: each kind is sent once per supplier and `about`.
 */
export async function queueSupplierMail(
  ctx: Context,
  tx: Tx,
  { id, companyId }: { id: string; companyId: string },
  kind: SupplierMailKind,
  about = '',
): Promise<void> {
  const [mail] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "SupplierMail" ("id", "companyId", "supplierId", "kind", "about", "createdAt")
    SELECT ${newId()}::uuid, s."companyId", s."id", ${kind}, ${about}, ${ctx.now()} FROM "Supplier" s
    WHERE s."id" = ${id}::uuid AND s."companyId" = ${companyId}::uuid AND s."accountId" IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING "id"`;
  if (mail) await ctx.jobs.enqueue(tx, sendSupplierMailJob, { supplierMailId: mail.id }, { companyId });
}

/**
 * Whether the mail's text is true of the supplier: the provider's decisions say that nothing else is to be done, which
 * holds once the own part is done, and never for an archived supplier. What was received stays received.
 */
export const isMailTrue = (
  kind: SupplierMailKind,
  { status, onboardingStep }: Pick<Supplier, 'status' | 'onboardingStep'>,
): boolean => (kind !== 'verified' && kind !== 'finished') || (status !== 'archived' && isOwnPartDone(onboardingStep));
