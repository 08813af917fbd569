import { PRODUCT_TYPES, type ProductType } from '@homologa/domain/catalog/report-types';
import type { DeskCompanyResponse, ProductInput } from '@homologa/domain/companies/company.contract';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';

export interface QuotaRow {
  type: ProductType;
  enabled: boolean;
  total: string;
}

export const quotaRowsOf = ({ features }: DeskCompanyResponse): QuotaRow[] =>
  PRODUCT_TYPES.map((type) => {
    const bought = features.products.find((product) => product.type === type);
    return { type, enabled: bought?.enabled ?? false, total: String(bought?.total ?? 0) };
  });

export const usedOf = ({ features }: DeskCompanyResponse, type: ProductType): number =>
  features.products.find((product) => product.type === type)?.used ?? 0;

/** Requires each quota to be an integer of at least the units used. */
export function checkQuotas(company: DeskCompanyResponse, rows: readonly QuotaRow[]): Violation[] {
  return rows.flatMap(({ type, total }, index) =>
    /^\d{1,9}$/.test(total.trim()) && Number(total) >= usedOf(company, type)
      ? []
      : [violation('invalid_input', `rows.${index}.total`, { index })],
  );
}

export function changedProducts(company: DeskCompanyResponse, rows: readonly QuotaRow[]): ProductInput[] {
  const stored = quotaRowsOf(company);
  return rows
    .filter(({ enabled, total }, index) => enabled !== stored[index]?.enabled || total.trim() !== stored[index]?.total)
    .map(({ type, enabled, total }) => ({ type, enabled, total: Number(total) }));
}
