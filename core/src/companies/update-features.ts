import { listChanges } from '@homologa/domain/audit/changes';
import type { PatchFeaturesBody, ProductInput } from '@homologa/domain/companies/company.contract';
import { canSetFeatures } from '@homologa/domain/companies/company.policy';
import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import type { Company, CompanyProduct } from '@homologa/prisma/models';
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
    const before = await tx.company.findUnique({ where: { id: companyId }, include: { products: true } });
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
      facts: {
        changed: Object.keys(features),
        products: products.map(({ type }) => type),
        changes: before ? changesOf(before, features) : [],
      },
    });
    return readCompany(tx, companyId);
  });
}

/** Lists the settings that differ from before; totals and prices of a client are no data of persons. */
function changesOf(before: Company & { products: CompanyProduct[] }, features: PatchFeaturesBody): string[] {
  const { workflow_type, workflow_product, workflow_payment, price_per_supplier, public_onboarding_link } = features;
  const ofProducts = (features.products ?? []).flatMap(({ type, enabled, total, extras }) => {
    const own = before.products.find((product) => product.type === type);
    const named = (values: { enabled?: boolean; total?: number | null; visible?: boolean }) => ({
      [`${type}.enabled`]: values.enabled,
      [`${type}.total`]: values.total,
      [`${type}.visible`]: values.visible,
    });
    return listChanges(named(own ?? {}), named({ enabled, total, visible: extras?.visible }));
  });
  return [
    ...listChanges(
      {
        workflow_type: before.workflowType,
        workflow_product: before.workflowProduct,
        workflow_payment: before.workflowPayment,
        price_per_supplier: before.pricePerSupplier === null ? null : before.pricePerSupplier / 100,
        public_onboarding_link: before.publicOnboardingLink,
      },
      { workflow_type, workflow_product, workflow_payment, price_per_supplier, public_onboarding_link },
    ),
    ...ofProducts,
  ];
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
