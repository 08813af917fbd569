import type { BirSectionId } from '@homologa/domain/bir-form/bir-form';
import type { BillingResponse, UpdateBillingBody } from '@homologa/domain/bir-form/bir-request.contract';
import { sectionValues } from '@homologa/domain/bir-form/form-values';
import { PAYMENT_REGION_RULES, type PaymentMethod, type PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import { phoneText, storedPhone } from '@homologa/domain/countries/phone';
import { findState, hasStates } from '@homologa/domain/countries/states';
import type { Violation } from '@homologa/domain/errors/error-codes';
import { TAX_ID_KINDS, type TaxIdKind } from '@homologa/domain/identity/tax-id';
import type { OwnSupplierView } from '@homologa/domain/onboarding/onboarding.contract';
import { checkBilling, normalizeBilling } from '@homologa/domain/payments/billing-rules';
import { maskTaxId } from '../../lib/typing/tax-id-mask';

const GENERAL = [
  'company_name',
  'tax_id_type',
  'tax_id',
  'address',
  'postal_code',
  'city',
  'state',
  'phone',
  'mobile_phone',
] as const;
const PAYMENT = ['person_name', 'position', 'email', 'method', 'cfi', 'terms_accepted'] as const;

export type BillingField = (typeof GENERAL)[number] | (typeof PAYMENT)[number];
export type ReferencePart = BillingField | 'rfc_document';
/** Values by field, all as text; accepted terms have the value `ACCEPTED`. */
export type BillingValues = Readonly<Record<BillingField, string>>;

export const BILLING_FIELDS: readonly BillingField[] = [...GENERAL, ...PAYMENT];
export const REFERENCE_PARTS: readonly ReferencePart[] = BILLING_FIELDS.flatMap((field): ReferencePart[] =>
  field === 'tax_id' ? [field, 'rfc_document'] : [field],
);
export const ACCEPTED = 'yes';

const EMPTY = Object.fromEntries(BILLING_FIELDS.map((field) => [field, ''])) as BillingValues;

export function fieldsOf(region: PaymentRegion): readonly BillingField[] {
  const rules = PAYMENT_REGION_RULES[region];
  const leftOut: Readonly<Partial<Record<BillingField, boolean>>> = {
    tax_id_type: rules.taxIdKinds.length < 2,
    mobile_phone: region === 'mexico',
    cfi: rules.cfiOptions.length === 0,
    terms_accepted: !rules.terms,
  };
  return BILLING_FIELDS.filter((field) => !leftOut[field]);
}

/** Returns the region's type of tax id, which is the selected type in Peru. Null accepts any text. */
export function taxIdKindIn(region: PaymentRegion, chosen: string): TaxIdKind | null {
  const kinds = PAYMENT_REGION_RULES[region].taxIdKinds;
  if (kinds.length < 2) return kinds[0] ?? null;
  return TAX_ID_KINDS.find((kind) => kind === chosen && kinds.includes(kind)) ?? null;
}

/** For each billing field, the field of the report form from which it is prefilled, as section and name. */
const ANSWERED = {
  company_name: ['identity', 'company_name'],
  tax_id: ['identity', 'tax_id'],
  phone: ['identity', 'phone'],
  address: ['addresses', 'fiscal_street'],
  postal_code: ['addresses', 'fiscal_postal_code'],
  city: ['addresses', 'fiscal_city'],
  state: ['addresses', 'fiscal_state'],
} as const satisfies Partial<Record<BillingField, readonly [BirSectionId, string]>>;

function knownOf({
  bir_request: request,
  invite,
  account,
  full_name,
  company_name,
  country,
}: OwnSupplierView): BillingValues {
  const said = (field: keyof typeof ANSWERED): string => {
    if (!request) return '';
    const [section, name] = ANSWERED[field];
    const given = [sectionValues(request, section)[name], request.company[field]];
    return given.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
  };
  return {
    ...EMPTY,
    company_name: said('company_name') || company_name || invite.company_name,
    tax_id: said('tax_id') || invite.tax_id,
    address: said('address') || invite.address,
    postal_code: said('postal_code'),
    city: said('city'),
    state: said('state'),
    phone: phoneText(said('phone') || account.phone || (storedPhone(invite.phone, country) ?? invite.phone)),
    // A form that started from the last answers has the payer of the last process.
    person_name: request?.billing.payment.person_name || full_name || invite.full_name,
    position: request?.billing.payment.position ?? '',
    email: request?.billing.payment.email || account.email,
  };
}

export function savedValues({ general, payment }: BillingResponse): BillingValues | null {
  if (general.company_name === undefined && payment.method === undefined) return null;
  const { terms_accepted: accepted, ...texts } = { ...general, ...payment };
  return { ...EMPTY, ...texts, terms_accepted: accepted ? ACCEPTED : '' };
}

export function firstValues(
  region: PaymentRegion,
  supplier: OwnSupplierView,
  saved: BillingValues | null,
): BillingValues {
  const values = saved ?? knownOf(supplier);
  const kinds: readonly string[] = PAYMENT_REGION_RULES[region].taxIdKinds;
  const chosen = kinds.includes(values.tax_id_type) ? values.tax_id_type : (kinds[0] ?? '');
  const state = hasStates(region) ? (findState(region, values.state)?.code ?? '') : values.state;
  return { ...values, tax_id_type: chosen, state, tax_id: maskTaxId(taxIdKindIn(region, chosen), values.tax_id) };
}

const GENERAL_NAMES: ReadonlySet<string> = new Set(GENERAL);

export function billingBodyOf(values: Iterable<readonly [string, string]>): UpdateBillingBody {
  const general: Record<string, string> = {};
  const payment: Record<string, string | boolean> = {};
  for (const [field, value] of values) {
    if (GENERAL_NAMES.has(field)) general[field] = value;
    else payment[field] = field === 'terms_accepted' ? value === ACCEPTED : value;
  }
  return { general, payment };
}

/** Maps the JSON path of a violation to the field of the billing form; null if the form has no such field. */
export function referencePartOf(path: string): ReferencePart | null {
  if (path === 'rfc_document') return path;
  const name = path.replace(/^(general|payment)\./, '');
  return BILLING_FIELDS.find((field) => field === name) ?? null;
}

export const isAboutReference = (path: string): boolean => referencePartOf(path) !== null;

export function checkReference(
  place: { region: PaymentRegion; countryId: string },
  values: BillingValues,
  given: { hasRfcDocument: boolean; methods: readonly PaymentMethod[] },
): Violation[] {
  const { general, payment } = normalizeBilling(
    place,
    {
      companyName: values.company_name,
      taxIdType: values.tax_id_type,
      taxId: values.tax_id,
      address: values.address,
      postalCode: values.postal_code,
      city: values.city,
      state: values.state,
      phone: values.phone,
      mobilePhone: values.mobile_phone,
    },
    {
      personName: values.person_name,
      position: values.position,
      email: values.email,
      method: values.method,
      cfi: values.cfi,
      termsAccepted: values.terms_accepted === ACCEPTED,
    },
  );
  return checkBilling(place, general, payment, given);
}
