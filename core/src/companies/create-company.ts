import type { CreateCompanyBody } from '@homologa/domain/companies/company.contract';
import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { findCountry } from '@homologa/domain/countries/find-country';
import { assertRules } from '@homologa/domain/errors/domain-error';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { audit } from '../kernel/audit';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';

/**
 * Creates a client company with its features (also `homologa companies create`). Defaults to onboarding workflows with
 * reports paid by the client, and no products. Throws `forbidden`, 'All fields are required' without a legal name,
 * `invalid_input` for an unknown country or a duplicate product.
 */
export async function createCompany(ctx: Context, input: CreateCompanyBody): Promise<{ id: string }> {
  authorize(canManageCompanies(ctx.actor));
  assertRules(checkCompany(input));
  const { features = {}, legal_name: legalName } = input;
  const price = features.price_per_supplier ?? null;
  const id = newId();
  return ctx.db.system(async (tx) => {
    await tx.company.create({
      data: {
        id,
        legalName,
        name: input.info?.name || legalName,
        country: findCountry(input.country)?.id ?? null,
        workflowType: features.workflow_type,
        workflowProduct: features.workflow_product,
        workflowPayment: features.workflow_payment,
        pricePerSupplier: price === null ? null : Math.round(price * 100),
        publicOnboardingLink: features.public_onboarding_link,
        createdAt: ctx.now(),
        products: {
          create: (features.products ?? []).map((product) => ({
            id: newId(),
            type: product.type,
            enabled: product.enabled,
            visible: product.extras?.visible,
            total: product.total,
          })),
        },
      },
      select: { id: true },
    });
    await audit(ctx, tx, { companyId: id, action: 'company.create', objectType: 'company', objectId: id });
    return { id };
  });
}

function checkCompany(input: CreateCompanyBody): Violation[] {
  const found: Violation[] = [];
  if (!input.legal_name) found.push(violation('all_fields_required', 'legal_name'));
  if (input.country && !findCountry(input.country)) found.push(violation('invalid_input', 'country'));
  const types = (input.features?.products ?? []).map(({ type }) => type);
  for (const [index, type] of types.entries()) {
    if (types.indexOf(type) < index)
      found.push(violation('invalid_input', `features.products.${index}.type`, { index }));
  }
  return found;
}
