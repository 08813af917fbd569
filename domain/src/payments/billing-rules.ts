import {
  CFI_OPTIONS,
  PAYMENT_METHODS,
  PAYMENT_REGION_RULES,
  type PaymentMethod,
  type PaymentRegion,
} from '../catalog/payment-regions';
import { storedPostalCode } from '../countries/address-parts';
import { isPhone, storedPhone } from '../countries/phone';
import { findState, hasStates } from '../countries/states';
import { type ErrorCode, type Violation, violation } from '../errors/error-codes';
import { isValidEmail } from '../identity/email';
import { normalizeEmail } from '../identity/normalize-email';
import { isValidTaxId, storedTaxId, TAX_ID_KINDS, type TaxIdKind } from '../identity/tax-id';

/** Billing data of a report (reference 8.3); an empty text means a missing value. */
export interface BillingGeneral {
  companyName: string;
  taxIdType: string;
  taxId: string;
  address: string;
  postalCode: string;
  city: string;
  state: string;
  phone: string;
  mobilePhone: string;
}

export interface BillingPayment {
  personName: string;
  position: string;
  email: string;
  method: string;
  cfi: string;
  termsAccepted: boolean;
}

export interface PayerPlace {
  region: PaymentRegion | null;
  /** Country of the supplier; '' if unknown. */
  countryId: string;
}

const OTHER_TAX_ID = 'tax_id';

const TAX_ID_ERRORS: Readonly<Record<TaxIdKind, ErrorCode>> = {
  cnpj: 'cnpj_invalid',
  rfc: 'rfc_invalid',
  ruc: 'ruc_invalid',
  dni: 'dni_invalid',
  cuit: 'cuit_invalid',
};

const isTaxIdKind = (text: string): text is TaxIdKind => (TAX_ID_KINDS as readonly string[]).includes(text);

export const isPaymentMethod = (text: string): text is PaymentMethod =>
  (PAYMENT_METHODS as readonly string[]).includes(text);

/** Returns the type of tax id. In Peru the user chooses it; in all other regions it is fixed (reference 8.3). */
function taxIdTypeOf(region: PaymentRegion | null, chosen: string): string {
  const kinds = region ? PAYMENT_REGION_RULES[region].taxIdKinds : [];
  return kinds.length > 1 ? chosen.trim().toLowerCase() : (kinds[0] ?? OTHER_TAX_ID);
}

const phoneOf = (countryId: string, typed: string): string => storedPhone(typed, countryId) ?? typed.trim();

/**
 * Normalizes billing data for storage (reference 8.3): trims texts, adds the type of tax id, normalizes the tax id,
 * replaces a known state by its code, converts phones to E.164, and converts the e-mail address to lower case.
 */
export function normalizeBilling(
  { region, countryId }: PayerPlace,
  general: BillingGeneral,
  payment: BillingPayment,
): { general: BillingGeneral; payment: BillingPayment } {
  const taxIdType = taxIdTypeOf(region, general.taxIdType);
  const state = general.state.trim();
  return {
    general: {
      companyName: general.companyName.trim(),
      taxIdType,
      taxId: storedTaxId(isTaxIdKind(taxIdType) ? taxIdType : null, general.taxId),
      address: general.address.trim(),
      postalCode: storedPostalCode(general.postalCode, countryId),
      city: general.city.trim(),
      state: findState(region, state)?.code ?? state,
      phone: phoneOf(countryId, general.phone),
      mobilePhone: region === 'mexico' ? '' : phoneOf(countryId, general.mobilePhone),
    },
    payment: {
      personName: payment.personName.trim(),
      position: payment.position.trim(),
      email: normalizeEmail(payment.email),
      method: payment.method.trim(),
      cfi: payment.cfi.trim().toUpperCase(),
      termsAccepted: payment.termsAccepted,
    },
  };
}

function valuesByPath(general: BillingGeneral, payment: BillingPayment): Readonly<Record<string, string | boolean>> {
  return {
    'general.company_name': general.companyName,
    'general.tax_id_type': general.taxIdType,
    'general.tax_id': general.taxId,
    'general.address': general.address,
    'general.postal_code': general.postalCode,
    'general.city': general.city,
    'general.state': general.state,
    'general.phone': general.phone,
    'payment.person_name': payment.personName,
    'payment.position': payment.position,
    'payment.email': payment.email,
    'payment.method': payment.method,
    'payment.cfi': payment.cfi,
    'payment.terms_accepted': payment.termsAccepted,
  };
}

function checkValues(
  { region, countryId }: { region: PaymentRegion; countryId: string },
  general: BillingGeneral,
  payment: BillingPayment,
  methods: readonly string[],
): Violation[] {
  const rules = PAYMENT_REGION_RULES[region];
  const kinds: readonly string[] = rules.taxIdKinds;
  const violations: Violation[] = [];
  const refuse = (isBroken: boolean, code: ErrorCode, path: string): void => {
    if (isBroken) violations.push(violation(code, path));
  };
  const { taxIdType, taxId, state } = general;
  refuse(kinds.length > 0 && taxIdType !== '' && !kinds.includes(taxIdType), 'invalid_input', 'general.tax_id_type');
  if (isTaxIdKind(taxIdType) && kinds.includes(taxIdType)) {
    refuse(taxId !== '' && !isValidTaxId(taxIdType, taxId), TAX_ID_ERRORS[taxIdType], 'general.tax_id');
  }
  refuse(hasStates(region) && state !== '' && !findState(region, state), 'invalid_input', 'general.state');
  for (const [path, phone] of [
    ['general.phone', general.phone],
    ['general.mobile_phone', general.mobilePhone],
  ] as const) {
    refuse(phone !== '' && !isPhone(phone, countryId), 'phone_invalid', path);
  }
  refuse(payment.email !== '' && !isValidEmail(payment.email), 'email_invalid', 'payment.email');
  refuse(payment.method !== '' && !methods.includes(payment.method), 'invalid_input', 'payment.method');
  const cfiOptions: readonly string[] = CFI_OPTIONS;
  const needsCfi = rules.cfiOptions.length > 0;
  refuse(needsCfi && payment.cfi !== '' && !cfiOptions.includes(payment.cfi), 'invalid_input', 'payment.cfi');
  return violations;
}

/**
 * Validates normalized billing data (reference 8.3, reference 8.4). Violations are in form order: first missing values,
 * then invalid values. `methods` restricts the region's payment methods. Without a region (Chile) no payment is
 * possible.
 */
export function checkBilling(
  { region, countryId }: PayerPlace,
  general: BillingGeneral,
  payment: BillingPayment,
  given: { hasRfcDocument: boolean; methods?: readonly PaymentMethod[] },
): Violation[] {
  if (region === null) return [violation('invalid_input', 'payment.method')];
  const rules = PAYMENT_REGION_RULES[region];
  const values = valuesByPath(general, payment);
  const needsDocument = rules.rfcDocument && !given.hasRfcDocument;
  return [
    ...rules.required.filter((path) => !values[path]).map((path) => violation('all_fields_required', path)),
    ...checkValues({ region, countryId }, general, payment, given.methods ?? rules.methods),
    ...(needsDocument ? [violation('rfc_document_required', 'rfc_document')] : []),
  ];
}
