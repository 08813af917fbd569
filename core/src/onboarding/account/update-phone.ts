import { storedPhone } from '@homologa/domain/countries/phone';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { singleLine } from '@homologa/domain/language/single-line';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { setSupplierPhone } from '../../supplier-record/own-part.steps';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding } from '../onboarding-record.steps';

/**
 * Sets the phone for the verification call. Throws `phone_required`, `phone_invalid`, `onboarding_finished`,
 * `not_sent_back`, `workflow_closed`.
 */
export async function updatePhone(ctx: Context, key: OnboardingKey, typed: string): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const text = singleLine(typed);
  const { companyId, supplierId } = access;
  return ctx.db.tenant(companyId, async (tx) => {
    const { supplier, sentBack } = await lockOnboarding(tx, access);
    if (sentBack !== null) throw new DomainError('not_sent_back');
    if (supplier.onboardingStep === 'finished') throw new DomainError('onboarding_finished');
    assertRules(text === '' ? [violation('phone_required', 'account.phone')] : []);
    const accountPhone = storedPhone(text, supplier.country);
    assertRules(accountPhone === null ? [violation('phone_invalid', 'account.phone')] : []);
    await setSupplierPhone(ctx, tx, supplier, accountPhone);
    await audit(ctx, tx, { companyId, action: 'onboarding.phone', objectType: 'supplier', objectId: supplierId });
    return readSeenSupplier(tx, access, 'own');
  });
}
