import { isReportType } from '@homologa/domain/catalog/report-types';
import type { CompanyFeatures, CompanyProduct } from '@homologa/domain/companies/features';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../kernel/database/database';

export const COMPANY_PARTS = {
  products: { orderBy: { id: 'asc' } },
  labels: { orderBy: { id: 'asc' } },
} as const satisfies Prisma.CompanyInclude;

export type CompanyRow = Prisma.CompanyGetPayload<{ include: typeof COMPANY_PARTS }>;

/** Loads a company; the caller must have authorized the actor. Throws `not_found`. */
export async function readCompany(tx: Tx, companyId: string): Promise<CompanyRow> {
  const company = await tx.company.findUnique({ where: { id: companyId }, include: COMPANY_PARTS });
  if (!company) throw new DomainError('not_found');
  return company;
}

/** Loads the company's features; prices are in minor units. */
export async function readFeatures(tx: Tx, companyId: string): Promise<CompanyFeatures> {
  const company = await tx.company.findUnique({
    where: { id: companyId },
    include: { products: COMPANY_PARTS.products },
  });
  if (!company) throw new DomainError('not_found');
  return {
    workflowType: company.workflowType,
    workflowProduct: company.workflowProduct,
    workflowPayment: company.workflowPayment,
    pricePerSupplier: company.pricePerSupplier,
    publicOnboardingLink: company.publicOnboardingLink,
    products: company.products.flatMap((product): CompanyProduct[] =>
      isReportType(product.type) ? [{ ...pickProduct(product), type: product.type }] : [],
    ),
  };
}

const pickProduct = ({ enabled, visible, used, total }: Omit<CompanyProduct, 'type'>) => ({
  enabled,
  visible,
  used,
  total,
});
