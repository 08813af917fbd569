import { DomainError } from '@homologa/domain/errors/domain-error';
import type { CallTime } from '@homologa/domain/suppliers/receipts/receipt';
import { audit } from '../../kernel/audit';
import { requireNotActingAsOther } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { setCallTime } from '../../supplier-record/own-part.steps';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding } from '../onboarding-record.steps';

/**
 * Sets the supplier's preferred time of day for the verification call; the desk sees it next to the phone number.
 * Idempotent. Throws `onboarding_step_not_reached` before the call is due, `onboarding_finished` after it,
 * `workflow_closed`.
 */
export async function updateCallTime(ctx: Context, key: OnboardingKey, time: CallTime): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  requireNotActingAsOther(ctx.actor);
  const { companyId, supplierId } = access;
  return ctx.db.tenant(companyId, async (tx) => {
    const { supplier } = await lockOnboarding(tx, access);
    if (supplier.onboardingStep === 'finished') throw new DomainError('onboarding_finished');
    if (supplier.onboardingStep !== 'confirmation_call') throw new DomainError('onboarding_step_not_reached');
    if (await setCallTime(ctx, tx, supplier, time)) {
      await audit(ctx, tx, { companyId, action: 'onboarding.call_time', objectType: 'supplier', objectId: supplierId });
    }
    return readSeenSupplier(tx, access, 'own');
  });
}
