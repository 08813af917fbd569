import type { BirRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { expect, it } from 'vitest';
import { paymentFacts } from './supplier-payment';

const request = (more: Partial<BirRequestResponse>): BirRequestResponse => ({
  _id: '01a1ff65-8324-75de-b832-cca550725983',
  id: '01a1ff65-8324-75de-b832-cca550725983',
  status: 'submitted',
  supplier: { workflow_id: 'w', supplier_id: 's' },
  account: null,
  company: {},
  country: 'mexico',
  form: {},
  missing: [],
  step: 'confirmation_call',
  files: [],
  billing: { general: {}, payment: {} },
  online_payment: null,
  created_at: '2026-11-02T10:00:00Z',
  submitted_at: null,
  delivered_at: null,
  ...more,
});

const shown = (of: BirRequestResponse) =>
  paymentFacts(of, 'mexico').map(({ label, value }) => [label.en, typeof value === 'string' ? value : value.en]);

it('says nothing of a payment that nobody has begun', () => {
  expect(shown(request({}))).toEqual([]);
});

it('shows whom to invoice, how it is paid, and what the provider has told', () => {
  const general = {
    company_name: 'Aceros',
    tax_id_type: 'cuit',
    tax_id: '30500010912',
    address: 'Calle 1',
    postal_code: '01000',
    city: 'Toluca',
    state: 'MEX',
    phone: '+525555102030',
  };
  const payment = { person_name: 'Ana', position: 'Tesorera', method: 'credit_card', cfi: 'G03' };
  const online = { uri: null, status: 'paid', method: 'credit_card', submitted_at: null, boleto: null } as const;
  expect(shown(request({ billing: { general, payment }, online_payment: online }))).toEqual([
    ['Reference', 'CCA550725983'],
    ['Payment method', 'Credit Card'],
    ['Online payment', 'Paid'],
    ['Invoice to', 'Aceros\nCUIT 30-50001091-2'],
    ['Invoice address', 'Calle 1\n01000 Toluca\nEstado de México'],
    ['Phones', '+52 55 5510 2030'],
    ['In charge of the payment', 'Ana\nTesorera'],
    ['CFI', 'G03 (General expenses)'],
  ]);
});
