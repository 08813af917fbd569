import type { PatchFeaturesBody, ProductInput } from '@homologa/domain/companies/company.contract';
import { canSetFeatures } from '@homologa/domain/companies/company.policy';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { type CompanyRow, readCompany } from './company.queries';

/**
 * Updates the features of a company: type, product and payment of its workflows, price, products and quotas. Absent
 * values are left unchanged. Throws `not_found`, and `invalid_input` for a total below the units used or for labels,
 * which only the company can edit.
 */
export async function updateFeatures(
  ctx: Context,
  { companyId, features }: { companyId: string; features: PatchFeaturesBody },
): Promise<CompanyRow> {
  authorize(canSetFeatures(ctx.actor, companyId));
  if (features.tags) throw new RulesBrokenError([violation('invalid_input', 'tags')]);
  const { price_per_supplier: price, products = [] } = features;
  return ctx.db.system(async (tx) => {
    const { count } = await tx.company.updateMany({
      where: { id: companyId },
      data: {
        workflowType: features.workflow_type,
        workflowProduct: features.workflow_product,
        workflowPayment: features.workflow_payment,
        pricePerSupplier: price == null ? price : Math.round(price * 100),
        publicOnboardingLink: features.public_onboarding_link,
        updatedAt: ctx.now(),
      },
    });
    if (count === 0) throw new DomainError('not_found');
    for (const [index, product] of products.entries()) await saveProduct(tx, companyId, product, index);
    await audit(ctx, tx, {
      companyId,
      action: 'company.update_features',
      objectType: 'company',
      objectId: companyId,
      facts: { changed: Object.keys(features), products: products.map(({ type }) => type) },
    });
    return readCompany(tx, companyId);
  });
}

async function saveProduct(tx: Tx, companyId: string, product: ProductInput, index: number): Promise<void> {
  const { type, enabled, total, extras } = product;
  await tx.companyProduct.createMany({ data: [{ id: newId(), companyId, type }], skipDuplicates: true });
  const { count } = await tx.companyProduct.updateMany({
    // Checks the total within the update, because another transaction may take units concurrently.
    where: { companyId, type, ...(total === undefined ? {} : { used: { lte: total } }) },
    data: { enabled, total, visible: extras?.visible },
  });
  if (count === 0) throw new RulesBrokenError([violation('invalid_input', `products.${index}.total`, { index })]);
}
