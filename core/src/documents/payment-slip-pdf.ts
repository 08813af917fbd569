import type { PaymentMethod, PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import type { TaxIdKind } from '@homologa/domain/identity/tax-id';
import { TAX_ID_KIND_WORDS } from '@homologa/domain/identity/tax-id-words';
import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { depositPeriodText } from '@homologa/domain/payments/deposit-period';
import { moneyText } from '@homologa/domain/payments/money';
import type { BankAccount, PaymentInstructions } from '@homologa/domain/payments/payment-terms';
import { BANK_DETAIL_WORDS, PAYMENT_METHOD_WORDS } from '@homologa/domain/payments/payment-words';
import { drawFrames } from './frame';
import { PAYMENT_SLIP } from './payment-slip.texts';
import type { DocumentIssue, Fact, Paper } from './report-document';
import { drawTitle } from './sections/cover';
import { drawFacts } from './sections/facts';
import { Sheet, STYLES } from './sheet';

/** Instructions for the supplier's accounting on how to pay for the report. Amounts are in minor units. */
export interface PaymentSlip {
  locale: Locale;
  paper: Paper;
  issue: DocumentIssue;
  /** Invoiced company and its tax id; either may be empty. */
  payer: { name: string; taxIdKind: TaxIdKind | null; taxId: string };
  /** Client that requested the report. */
  client: string;
  region: PaymentRegion;
  price: number;
  currency: string;
  reference: string;
  method: PaymentMethod | null;
  instructions: PaymentInstructions;
}

const MINOR_UNITS = 100;

/**
 * Renders the instructions as a tagged PDF, starting with the data required by a bank's transfer form, in the form's
 * order.
 */
export async function renderPaymentSlip(slip: PaymentSlip): Promise<Buffer> {
  const { locale, paper, issue, payer, client, method, instructions } = slip;
  const title = PAYMENT_SLIP.title[locale];
  const sheet = await Sheet.open({ title, author: issue.brand, locale, paper, issuedAt: issue.issuedAt });
  const company = { name: payer.name || client, country: '', taxId: null };
  drawTitle(sheet, { issue, company, preparedFor: client }, title);
  drawFacts(sheet, [
    { label: PAYMENT_SLIP.payer[locale], value: [payer.name, payer.taxId].filter(Boolean).join(' · ') },
    { label: PAYMENT_SLIP.payee[locale], value: issue.brand },
    { label: PAYMENT_SLIP.what[locale], value: interpolate(PAYMENT_SLIP.report[locale], { company: client }) },
    { label: PAYMENT_SLIP.method[locale], value: method ? PAYMENT_METHOD_WORDS[method][locale] : '' },
  ]);
  const { deduction } = instructions;
  if (deduction) {
    const { ratePercent: rate, amount, remainder, account } = deduction;
    drawPart(sheet, PAYMENT_SLIP.first[locale], transferFacts(slip, remainder));
    drawPart(sheet, interpolate(PAYMENT_SLIP.second[locale], { rate }), [
      amountFact(slip, amount),
      ...(account ? accountFacts(account, locale) : []),
      ...depositFacts(slip),
    ]);
  } else {
    drawPart(sheet, null, transferFacts(slip, slip.price));
  }
  sheet.space(14);
  sheet.paragraph(PAYMENT_SLIP.proof[locale], STYLES.quiet);
  drawFrames(sheet, issue, locale);
  return sheet.finish();
}

function drawPart(sheet: Sheet, title: string | null, facts: readonly Fact[]): void {
  sheet.space(16);
  if (title !== null) {
    sheet.paragraph(title, STYLES.h2, 'H2');
    sheet.space(4);
  }
  drawFacts(sheet, facts);
}

function transferFacts(slip: PaymentSlip, amount: number): Fact[] {
  const { locale, reference, instructions } = slip;
  const { bank, cie } = instructions;
  return [
    amountFact(slip, amount),
    ...(cie ? [{ label: PAYMENT_SLIP.cie[locale], value: cie }] : []),
    ...bank.flatMap((account) => accountFacts(account, locale)),
    { label: PAYMENT_SLIP.reference[locale], value: reference },
  ];
}

const amountFact = ({ locale, currency, region }: PaymentSlip, amount: number): Fact => ({
  label: PAYMENT_SLIP.amount[locale],
  value: amount > 0 ? moneyText(amount / MINOR_UNITS, { currency, region }, locale) : PAYMENT_SLIP.open[locale],
});

const accountFacts = ({ bank, holder, details }: BankAccount, locale: Locale): Fact[] => [
  { label: PAYMENT_SLIP.bank[locale], value: bank },
  { label: PAYMENT_SLIP.holder[locale], value: holder },
  ...details.map(({ kind, value }) => ({ label: BANK_DETAIL_WORDS[kind][locale], value })),
];

function depositFacts({ locale, payer, instructions: { depositSlip } }: PaymentSlip): Fact[] {
  if (!depositSlip) return [];
  const { serviceCode, operationType, period } = depositSlip;
  const kind = TAX_ID_KIND_WORDS[payer.taxIdKind ?? 'tax_id'][locale];
  return [
    { label: interpolate(PAYMENT_SLIP.slipPayer[locale], { kind }), value: payer.taxId },
    { label: PAYMENT_SLIP.slipService[locale], value: serviceCode },
    { label: PAYMENT_SLIP.slipOperation[locale], value: operationType },
    { label: PAYMENT_SLIP.slipPeriod[locale], value: depositPeriodText(period) },
  ];
}
