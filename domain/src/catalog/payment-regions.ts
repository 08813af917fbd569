import { type CountryId, countryById } from '../countries/countries';
import { isPaymentOffered } from '../countries/payment-offered';
import type { TaxIdKind } from '../identity/tax-id';

export const PAYMENT_REGIONS = ['argentina', 'brazil', 'mexico', 'peru', 'ccs', 'international'] as const;
export type PaymentRegion = (typeof PAYMENT_REGIONS)[number];

export const PAYMENT_METHODS = [
  'cash',
  'nominal_check',
  'electronic_funds_transfer',
  'credit_card',
  'to_define',
  'cash_deposit',
  'deposit_with_check',
  'wire_transfer',
  'paypal',
  'boleto',
] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Uses of a Mexican invoice (CFDI); P01 is a legacy value of CFDI 3.3, still offered (reference 8.3). */
export const CFI_OPTIONS = ['P01', 'G03'] as const;
export type CfiOption = (typeof CFI_OPTIONS)[number];

export const CURRENCIES = ['ARS', 'BRL', 'MXN', 'PEN', 'USD'] as const;
export type Currency = (typeof CURRENCIES)[number];

interface PaymentRegionRules {
  methods: readonly PaymentMethod[];
  currency: Currency;
  /** JSON paths of the billing fields that a payment reference requires (reference 8.3). */
  required: readonly string[];
  /** Accepted kinds of tax id. If the list is empty, any text is valid. */
  taxIdKinds: readonly TaxIdKind[];
  cfiOptions: readonly CfiOption[];
  rfcDocument: boolean;
  terms: boolean;
}

const REQUIRED = [
  'general.company_name',
  'general.tax_id_type',
  'general.tax_id',
  'general.address',
  'general.postal_code',
  'general.city',
  'general.state',
  'general.phone',
  'payment.person_name',
  'payment.position',
  'payment.email',
  'payment.method',
] as const;

const DEFAULTS = { required: REQUIRED, taxIdKinds: [], cfiOptions: [], rfcDocument: false, terms: false } as const;

export const PAYMENT_REGION_RULES: Readonly<Record<PaymentRegion, PaymentRegionRules>> = {
  argentina: { ...DEFAULTS, methods: ['cash_deposit', 'deposit_with_check'], currency: 'ARS', taxIdKinds: ['cuit'] },
  brazil: {
    ...DEFAULTS,
    methods: ['boleto', 'credit_card'],
    currency: 'BRL',
    required: [...REQUIRED, 'payment.terms_accepted'],
    taxIdKinds: ['cnpj'],
    terms: true,
  },
  mexico: {
    ...DEFAULTS,
    methods: ['cash', 'nominal_check', 'electronic_funds_transfer', 'credit_card', 'to_define'],
    currency: 'MXN',
    required: [...REQUIRED, 'payment.cfi'],
    taxIdKinds: ['rfc'],
    cfiOptions: CFI_OPTIONS,
    rfcDocument: true,
  },
  peru: {
    ...DEFAULTS,
    methods: ['cash_deposit', 'deposit_with_check', 'wire_transfer'],
    currency: 'PEN',
    taxIdKinds: ['ruc', 'dni'],
  },
  ccs: { ...DEFAULTS, methods: ['wire_transfer', 'paypal'], currency: 'USD' },
  international: {
    ...DEFAULTS,
    methods: ['cash', 'nominal_check', 'electronic_funds_transfer', 'credit_card'],
    currency: 'USD',
  },
};

/** Region `ccs`: Caribbean, Central America, Guyana, Suriname and Venezuela, by alpha-3 code. */
const CCS = new Set(
  (
    'ABW AIA ATG BHS BLM BES BRB CUB CUW CYM DMA DOM GLP GRD HTI JAM KNA LCA MAF MSR MTQ PRI SXM TCA TTO VCT VGB VIR ' +
    'BLZ CRI GTM HND NIC PAN SLV GUY SUR VEN'
  ).split(' '),
);

const OWN_REGION: Partial<Record<CountryId, PaymentRegion>> = {
  argentina: 'argentina',
  brazil: 'brazil',
  mexico: 'mexico',
  peru: 'peru',
};

/**
 * Returns the payment region of a country: null for Chile, which has no payment method and skips the payment step;
 * `international` for a missing or unknown country.
 */
export function paymentRegionOf(countryId: string | null | undefined): PaymentRegion | null {
  if (!isPaymentOffered(countryId)) return null;
  const country = countryId == null ? null : countryById(countryId);
  if (!country) return 'international';
  return OWN_REGION[country.id] ?? (CCS.has(country.alpha3) ? 'ccs' : 'international');
}
