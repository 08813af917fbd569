import { isOwnPartDone } from '@homologa/domain/onboarding/step-selection';
import type { SupplierMailKind } from '@homologa/domain/suppliers/receipts/receipt';
import type { Supplier } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { sendSupplierMailJob } from '../onboarding.jobs';

/**
 * Enqueues a progress mail to the supplier's account. Has no effect if the supplier has no account. Each kind of mail
 * is sent once per supplier and `about`, so repeated calls have no effect.
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
 * Returns true if the text of the mail still applies to the supplier. Mails about the provider's decisions say that the
 * supplier has nothing left to do, so the supplier must have completed its part and must not be archived. A
 * confirmation of receipt always applies.
 */
export const isMailTrue = (
  kind: SupplierMailKind,
  { status, onboardingStep }: Pick<Supplier, 'status' | 'onboardingStep'>,
): boolean => (kind !== 'verified' && kind !== 'finished') || (status !== 'archived' && isOwnPartDone(onboardingStep));
