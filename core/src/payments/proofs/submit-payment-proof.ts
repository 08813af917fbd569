import { assertRules } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { isRejectedProof } from '@homologa/domain/payments/charges';
import { isPaidOnline } from '../../bir-requests/bir-request.queries';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { OnboardingKey } from '../../onboarding/access.queries';
import { readSeenSupplier, type SeenSupplier } from '../../onboarding/onboarding.queries';
import { requireReference } from '../../onboarding/onboarding-record.steps';
import { advanceOnboarding, CORRECTED, completed, updated } from '../../onboarding/progress.steps';
import { recordProof } from '../charges/charge.steps';
import { endOpenPages } from '../online/open-pages.steps';
import { checkReference } from '../payment-rules.queries';
import { lockPayment, openPayment, proofsOf } from './payment-files';

/**
 * Confirms the payment with the uploaded proofs and completes the supplier's payment step. Idempotent. After a
 * rejection it requires a new proof and resumes the desk's request. Throws `payment_proof_required`,
 * `onboarding_step_not_reached` if no payment reference was submitted before, and the violations of the payment
 * reference.
 */
export async function submitPaymentProof(ctx: Context, key: OnboardingKey): Promise<SeenSupplier> {
  const access = await openPayment(ctx, key);
  return ctx.db.tenant(access.companyId, async (tx) => {
    const { record, region, request } = await lockPayment(tx, access);
    requireReference(record);
    assertRules(checkReference(ctx, region, request));
    const { charge } = request;
    const proofs = proofsOf(request).filter((proof) => !charge || !isRejectedProof(charge, proof));
    const isShown = proofs.length > 0 || isPaidOnline(request);
    assertRules(isShown ? [] : [violation('payment_proof_required', 'payment.proofs')]);
    await endOpenPages(ctx, tx, { companyId: access.companyId, birRequestId: request.id });
    await advanceOnboarding(ctx, tx, record, [updated('payment_proof'), CORRECTED, completed('payment')]);
    await recordProof(ctx, tx, { request, record });
    await audit(ctx, tx, {
      companyId: access.companyId,
      action: 'onboarding.submit_payment_proof',
      objectType: 'supplier',
      objectId: access.supplierId,
    });
    return readSeenSupplier(tx, access, 'own');
  });
}
