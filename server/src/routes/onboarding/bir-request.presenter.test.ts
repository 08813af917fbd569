import type { BirRequestRow } from '@homologa/core/bir-requests/bir-request.queries';
import { expect, test } from 'vitest';
import { presentBirRequest, presentBirRequestToOthers } from './bir-request.presenter';

const PAYMENT = {
  status: 'pending',
  method: 'boleto',
  region: 'brazil',
  uri: 'https://pay.test/page',
  submittedAt: new Date('2026-11-28T12:00:00Z'),
  boletoNumber: '00190500954014481606906809350314337370000000100',
  boletoUri: 'https://pay.test/boleto',
  // 23:59:59 in São Paulo, the next day in UTC.
  boletoExpiresAt: new Date('2026-12-02T02:59:59Z'),
} as const;

const requestWith = (payment: Partial<BirRequestRow['payments'][number]>): BirRequestRow =>
  ({
    id: 'r',
    workflowId: 'w',
    supplierId: 's',
    accountId: null,
    status: 'open',
    company: {},
    country: 'brazil',
    form: {},
    billingGeneral: {},
    billingPayment: {},
    supplier: { onboardingStep: 'payment', workflow: { reportType: 'ckr' } },
    payments: [{ ...PAYMENT, ...payment }],
    files: [],
    createdAt: new Date(0),
    submittedAt: null,
    deliveredAt: null,
  }) as unknown as BirRequestRow;

const boletoOf = (payment: Partial<BirRequestRow['payments'][number]>) =>
  presentBirRequest(requestWith(payment)).online_payment?.boleto;

test('the payer sees the line, the last day in Brazil and the page of an issued boleto', () => {
  expect(boletoOf({})).toEqual({
    line: '00190.50095 40144.816069 06809.350314 3 37370000000100',
    due_date: '2026-12-01',
    uri: 'https://pay.test/boleto',
  });
});

test('a boleto is no longer shown once it is paid or has failed, nor before its number is known', () => {
  expect([boletoOf({ status: 'paid' }), boletoOf({ status: 'failed' }), boletoOf({ boletoNumber: null })]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the client sees neither the payment page nor the boleto', () => {
  expect(presentBirRequestToOthers(requestWith({})).online_payment).toMatchObject({
    status: 'pending',
    uri: null,
    boleto: null,
  });
});
