import { PAYMENT_REGION_RULES, type PaymentMethod, paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import { taxIdKindOf } from '@homologa/domain/identity/tax-id';
import type { Prisma } from '@homologa/prisma/client';
import { newId } from '../kernel/ids';
import { type DemoCompany, demoPlace } from './demo-form';

/**
 * How far a demo supplier's payment has come: the reference is given; a proof is there, and confirmed or not; a
 * boleto was issued; the provider has told that it was paid.
 */
export type DemoPayment = 'reference' | 'proof' | 'confirmed' | 'boleto' | 'online';

/** Minor units of whatever currency the supplier pays in; in Peru beyond the amount of the deduction. */
export const DEMO_PRICE = 85_000;

const METHODS: Readonly<Record<string, PaymentMethod>> = {
  argentina: 'cash_deposit',
  brazil: 'boleto',
  mexico: 'electronic_funds_transfer',
  peru: 'wire_transfer',
};

const methodOf = ({ invite }: DemoCompany, payment: DemoPayment): PaymentMethod =>
  payment === 'online' ? 'credit_card' : (METHODS[invite.country] ?? 'electronic_funds_transfer');

/** The payment reference as it is stored. */
export function demoBilling(company: DemoCompany, payment: DemoPayment) {
  const { invite } = company;
  const place = demoPlace(company);
  return {
    billingGeneral: {
      company_name: invite.companyName,
      tax_id_type: taxIdKindOf(invite.country) ?? '',
      tax_id: invite.taxId,
      address: place.street,
      postal_code: place.postalCode,
      city: place.city,
      state: place.state,
      phone: invite.phone,
      mobile_phone: '',
    },
    billingPayment: {
      person_name: invite.fullName,
      position: 'Tesorería',
      email: invite.emails[0] ?? '',
      method: methodOf(company, payment),
      cfi: invite.country === 'mexico' ? 'G03' : '',
      terms_accepted: invite.country === 'brazil',
    },
  };
}

/** The row of a payment on the sandbox's page, where the supplier pays there. */
export function demoOnlinePayment(
  company: DemoCompany,
  payment: DemoPayment,
  at: { companyId: string; supplierId: string; birRequestId: string; createdAt: Date; publicUrl: string },
): Prisma.PaymentCreateManyInput[] {
  const { invite } = company;
  const region = paymentRegionOf(invite.country);
  if ((payment !== 'boleto' && payment !== 'online') || region === null) return [];
  const { publicUrl, ...own } = at;
  const id = newId();
  const isPaid = payment === 'online';
  return [
    {
      id,
      ...own,
      provider: 'sandbox',
      region,
      method: methodOf(company, payment),
      amount: DEMO_PRICE,
      currency: PAYMENT_REGION_RULES[region].currency,
      email: invite.emails[0] ?? '',
      locale: invite.country === 'brazil' ? 'pt-BR' : 'es',
      reference: id,
      status: isPaid ? 'paid' : 'pending',
      uri: `${publicUrl}/sandbox/payments/${id}`,
      submittedAt: at.createdAt,
      paidAt: isPaid ? at.createdAt : null,
    },
  ];
}
