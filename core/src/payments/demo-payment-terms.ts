import type { PaymentMethod } from '@homologa/domain/catalog/payment-regions';
import { type BankAccount, DEPOSIT_CODES, type PaymentTerms } from '@homologa/domain/payments/payment-terms';

const FROM = '2020-01-01';
const HOLDER = 'Homologa Demo';

const account = (bank: string, details: BankAccount['details'], methods: PaymentMethod[] = []): BankAccount => ({
  methods,
  bank,
  holder: HOLDER,
  details,
});
const lines = (given: Partial<Record<BankAccount['details'][number]['kind'], string>>): BankAccount['details'] =>
  Object.entries(given).map(([kind, value]) => ({ kind: kind as BankAccount['details'][number]['kind'], value }));

export const DEMO_PAYMENT_TERMS: PaymentTerms = {
  argentina: [
    {
      from: FROM,
      bank: [
        account(
          'Banco Demo Argentina',
          lines({ account_number: '000-000000-0', cbu: '0000000000000000000000', alias: 'HOMOLOGA.DEMO' }),
        ),
      ],
    },
  ],
  brazil: [
    {
      from: FROM,
      bank: [
        account(
          'Banco Demo Brasil',
          lines({ branch: '0000', account_number: '00000-0', tax_id: '00.000.000/0000-00' }),
        ),
      ],
    },
  ],
  mexico: [
    {
      from: FROM,
      bank: [account('Banco Demo México', lines({ account_number: '0000000000', clabe: '000000000000000000' }))],
      cie: '0000000',
    },
  ],
  peru: [
    {
      from: FROM,
      bank: [account('Banco Demo Perú', lines({ account_number: '000-0000000-0-00', cci: '00000000000000000000' }))],
      deduction: {
        ratePercent: 12,
        threshold: 700_00,
        rounding: 'unit',
        account: account(
          'Banco de la Nación (demo)',
          lines({ account_number: '00-000-000000', tax_id: '20000000001' }),
        ),
        ...DEPOSIT_CODES,
      },
    },
  ],
  ccs: [
    {
      from: FROM,
      bank: [
        account('Demo Bank', lines({ account_number: '0000000000', swift: 'DEMOXXXX' }), ['wire_transfer']),
        account('PayPal', lines({ paypal: 'payments@homologa.test' }), ['paypal']),
      ],
    },
  ],
  international: [
    {
      from: FROM,
      bank: [
        account('Demo Bank', lines({ account_number: '0000000000', routing_number: '000000000', swift: 'DEMOXXXX' })),
      ],
    },
  ],
};
