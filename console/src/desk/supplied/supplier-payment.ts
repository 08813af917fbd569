import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { CFI_OPTIONS } from '@homologa/domain/catalog/payment-regions';
import { phoneText } from '@homologa/domain/countries/phone';
import { findState } from '@homologa/domain/countries/states';
import { formatTaxId, TAX_ID_KINDS } from '@homologa/domain/identity/tax-id';
import { TAX_ID_KIND_WORDS } from '@homologa/domain/identity/tax-id-words';
import type { Words } from '@homologa/domain/language/locales';
import { isPaymentMethod } from '@homologa/domain/payments/billing-rules';
import { paymentReference } from '@homologa/domain/payments/online-payment';
import { CFI_WORDS, ONLINE_PAYMENT_WORDS, PAYMENT_METHOD_WORDS } from '@homologa/domain/payments/payment-words';
import { DESK } from '../desk.texts';

export interface PaymentFact {
  label: Words;
  value: Words | string;
}

const joined = (parts: readonly (string | undefined)[], mark: string): string => parts.filter(Boolean).join(mark);

export function paymentFacts(request: BirRequestResponse, country: string): PaymentFact[] {
  const { general, payment } = request.billing;
  const { online_payment: online } = request;
  if (!payment.method && !general.company_name) return [];
  const kind = TAX_ID_KINDS.find((known) => known === general.tax_id_type) ?? null;
  const taxId = joined([kind ? TAX_ID_KIND_WORDS[kind].en : '', formatTaxId(kind, general.tax_id ?? '')], ' ');
  const cfi = CFI_OPTIONS.find((option) => option === payment.cfi);
  const method = payment.method ?? '';
  const state = findState(country, general.state)?.name ?? general.state;
  const facts: PaymentFact[] = [
    { label: DESK.payReference, value: paymentReference(request.id) },
    { label: DESK.payMethod, value: isPaymentMethod(method) ? PAYMENT_METHOD_WORDS[method] : method },
    { label: DESK.payOnline, value: online ? ONLINE_PAYMENT_WORDS[online.status] : '' },
    { label: DESK.payer, value: joined([general.company_name, taxId], '\n') },
    {
      label: DESK.payAddress,
      value: joined([general.address, joined([general.postal_code, general.city], ' '), state], '\n'),
    },
    {
      label: DESK.payPhones,
      value: joined(
        [general.phone, general.mobile_phone].map((phone) => phone && phoneText(phone)),
        '\n',
      ),
    },
    { label: DESK.payPerson, value: joined([payment.person_name, payment.position, payment.email], '\n') },
    { label: DESK.payCfi, value: cfi ? CFI_WORDS[cfi] : '' },
  ];
  return facts.filter(({ value }) => value !== '');
}
