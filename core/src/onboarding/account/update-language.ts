import type { Locale } from '@homologa/domain/language/locales';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { setSupplierLanguage } from '../../supplier-record/own-part.steps';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding } from '../onboarding-record.steps';

/** Sets the language of the supplier's pages and mails. Throws `workflow_closed`. */
export async function updateLanguage(ctx: Context, key: OnboardingKey, locale: Locale): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId } = access;
  return ctx.db.tenant(companyId, async (tx) => {
    await lockOnboarding(tx, access);
    if (await setSupplierLanguage(ctx, tx, { id: supplierId, companyId }, locale)) {
      await audit(ctx, tx, { companyId, action: 'onboarding.language', objectType: 'supplier', objectId: supplierId });
    }
    return readSeenSupplier(tx, access, 'own');
  });
}
