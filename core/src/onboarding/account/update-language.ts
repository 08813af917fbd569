import type { Locale } from '@homologa/domain/language/locales';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding } from '../onboarding-record.steps';

/** Sets the language of the supplier and of its mails. Throws `workflow_closed`. */
export async function updateLanguage(ctx: Context, key: OnboardingKey, locale: Locale): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId } = access;
  return ctx.db.tenant(companyId, async (tx) => {
    await lockOnboarding(tx, access);
    const { count } = await tx.supplier.updateMany({
      where: { id: supplierId, companyId, OR: [{ locale: null }, { locale: { not: locale } }] },
      data: { locale, modifiedAt: ctx.now() },
    });
    if (count > 0) {
      await audit(ctx, tx, { companyId, action: 'onboarding.language', objectType: 'supplier', objectId: supplierId });
    }
    return readSeenSupplier(tx, access, 'own');
  });
}
