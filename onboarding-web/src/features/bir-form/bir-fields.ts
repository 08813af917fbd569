import type { OwnSupplierView } from '@homologa/domain/onboarding/onboarding.contract';

/** The identity fields of a company, in form order; `company_name` and `country` must be filled in (wire.md B14). */
export const COMPANY_FIELDS = [
  'company_name',
  'trade_name',
  'tax_id',
  'address',
  'city',
  'postal_code',
  'phone',
  'website',
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
export type BirField = CompanyField | 'country';
export type BirValues = Readonly<Record<BirField, string>>;

/** What the form starts with: what was saved, else what the client knows of the supplier already. */
export function birValuesOf({ bir_request: request, invite, country, account }: OwnSupplierView): BirValues {
  const known: Partial<Record<CompanyField, string>> = {
    company_name: invite.company_name,
    tax_id: invite.tax_id,
    address: invite.address,
    phone: account.phone || invite.phone,
  };
  const company = Object.fromEntries(
    COMPANY_FIELDS.map((field) => {
      const saved = request?.company[field];
      return [field, typeof saved === 'string' ? saved : (known[field] ?? '')];
    }),
  ) as Record<CompanyField, string>;
  return { ...company, country: request?.country || country };
}

/** The form's values as the wire takes them. */
export function birBodyOf({ country, ...company }: BirValues): { country: string; company: Record<string, string> } {
  return {
    country,
    company: Object.fromEntries(Object.entries(company).map(([field, value]) => [field, value.trim()])),
  };
}

/** Where a broken rule's wire path belongs in the form. */
export function birFieldOf(path: string): BirField | null {
  const name = path.replace(/^company\./, '');
  return name === 'country' ? name : (COMPANY_FIELDS.find((field) => field === name) ?? null);
}
