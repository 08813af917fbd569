import { LOCALES } from '@homologa/domain/language/locales';
import { paymentInstructions, termsOn } from '@homologa/domain/payments/payment-terms';
import { expect, test } from 'vitest';
import { readPdf } from '../test/read-pdf';
import { type PaymentSlip, renderPaymentSlip } from './payment-slip-pdf';

const TIMEOUT_MS = 60_000;
const TERMS = {
  peru: [
    {
      from: '2026-01-01',
      bank: [
        { methods: [], bank: 'Banco Uno', holder: 'Proveedor S.A.C.', details: [{ kind: 'cci', value: '002-193' }] },
      ],
    },
  ],
} as const;

const slipOf = (price: number): PaymentSlip => ({
  locale: 'es',
  paper: 'A4',
  issue: { brand: 'Homologa', issuedAt: new Date('2026-11-28T12:00:00Z'), proof: null, isSandbox: false },
  payer: { name: 'Textil Ñandú S.A.C.', taxIdKind: 'ruc', taxId: '20131312955' },
  client: 'Comercial del Norte S.A.',
  region: 'peru',
  price,
  currency: 'PEN',
  reference: 'HM-7K3M-92QX',
  method: 'wire_transfer',
  instructions: paymentInstructions(termsOn(TERMS, 'peru', '2026-11-28'), { price, method: null, day: '2026-11-28' }),
});

test.for(LOCALES)('states payer, amount, account and reference in %s', { timeout: TIMEOUT_MS }, async (locale) => {
  const { pages, text } = await readPdf(await renderPaymentSlip({ ...slipOf(600_00), locale }));
  expect(pages).toHaveLength(1);
  for (const said of ['Textil Ñandú S.A.C.', '20131312955', '600', '002-193', 'HM-7K3M-92QX', 'Comercial del Norte']) {
    expect(text).toContain(said);
  }
  expect(text).not.toContain('022');
});

test(
  'states both payments of an invoice with a deduction, and the codes of the deposit slip',
  async () => {
    const { pages, text } = await readPdf(await renderPaymentSlip(slipOf(850_00)));
    expect(pages).toHaveLength(1);
    for (const said of ['Pago 1', '748', 'Pago 2', '102', '022', '01', '11/2026', 'RUC del adquiriente']) {
      expect(text).toContain(said);
    }
  },
  TIMEOUT_MS,
);

test(
  'a buyer without a RUC is not asked for one on the deposit slip',
  async () => {
    const payer = { name: 'Ana Peña', taxIdKind: 'dni', taxId: '45678912' } as const;
    const { text } = await readPdf(await renderPaymentSlip({ ...slipOf(850_00), payer }));
    expect(text).toContain('DNI del adquiriente');
    expect(text).not.toContain('RUC');
  },
  TIMEOUT_MS,
);
