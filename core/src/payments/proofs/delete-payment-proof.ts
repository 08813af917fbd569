import { DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { OnboardingKey } from '../../onboarding/access.queries';
import { requireFileNotNeeded } from '../../onboarding/form/bir-files.steps';
import { readSeenSupplier, type SeenSupplier } from '../../onboarding/onboarding.queries';
import { noteChange } from '../charges/charge.steps';
import { lockPayment, openPayment, proofsOf, removeFiles } from './payment-files';

/**
 * Deletes a proof of payment. Throws `not_found` for an unknown name, `payment_proof_required` for the last proof of a
 * confirmed payment, `payment_already_made` if the payment was accepted.
 */
export async function deletePaymentProof(ctx: Context, key: OnboardingKey, name: string): Promise<SeenSupplier> {
  const access = await openPayment(ctx, key);
  return ctx.db.tenant(access.companyId, async (tx) => {
    const { record, request } = await lockPayment(tx, access);
    const proof = proofsOf(request).find((each) => each.name === name.normalize('NFC'));
    if (!proof) throw new DomainError('not_found');
    requireFileNotNeeded(record, request, 'payment_proof');
    if (request.charge?.state === 'accepted') throw new DomainError('payment_already_made');
    await removeFiles(ctx, tx, access.companyId, [proof]);
    await noteChange(tx, request);
    await audit(ctx, tx, {
      companyId: access.companyId,
      action: 'onboarding.delete_payment_proof',
      objectType: 'bir_request',
      objectId: request.id,
      facts: { file: proof.id },
    });
    return readSeenSupplier(tx, access, 'own');
  });
}
