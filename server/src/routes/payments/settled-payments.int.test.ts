import { blockRow, untilBlocked } from '@homologa/core/test/stand-ins/blocked-backend';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK_PAYMENTS, deskPaymentSteps } from '../../test/desk-payment-steps';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { billingOf, buildReferencedPayer, type Payer } from '../../test/payment-builders';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { billingRoutes } from './billing.routes';
import { deskPaymentRoutes } from './desk-payments.routes';
import { notificationRoutes } from './notifications.routes';
import { paymentProofRoutes } from './payment-proofs.routes';
import { sandboxRoutes } from './sandbox.routes';

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [
    ...onboardingRoutes,
    ...billingRoutes,
    ...paymentProofRoutes,
    ...deskPaymentRoutes,
    ...notificationRoutes,
    ...sandboxRoutes,
  ]);
});
afterAll(() => app.destroy());

const { post, get, chargeOf, buildProved } = deskPaymentSteps(() => ({ app, story }));

const OTHER = { company_name: 'Third party S.A.', tax_id: '20100047218' };

/** What the provider's accountant sees of a payment: the desk's page and the line of the export. */
async function seenAtDesk(id: string) {
  const { state, method, paid_online, reference } = await get(id);
  const { text } = await story.call(story.staff, 'get', `${DESK_PAYMENTS}/export?filter=${filterOf(id)}`).expect(200);
  const line = text.split('\r\n').find((each) => each.startsWith(reference));
  return { state, method, paid_online, line };
}

const filterOf = (id: string) => encodeURIComponent(JSON.stringify({ id: [id] }));

async function buildCardPage() {
  const payer = await buildReferencedPayer(app, story.server, 'mexico', 'credit_card');
  const { body } = await payer.payOnline().expect(200);
  const { id } = await chargeOf(payer);
  const pay = () => request(story.server).post(new URL(body.uri).pathname).type('form').send({ outcome: 'paid' });
  return { payer, id, pay };
}

/** Sends two calls of which the first takes the supplier's lock before the second. */
async function inOrder<A, B>(payer: Payer, first: () => PromiseLike<A>, second: () => PromiseLike<B>) {
  const row = await blockRow(app, 'Supplier', payer.supplier.id);
  try {
    const one = Promise.resolve(first());
    await untilBlocked(app, 1);
    const two = Promise.resolve(second());
    await untilBlocked(app, 2);
    await row.release();
    return await Promise.all([one, two]);
  } finally {
    await row.release();
  }
}

describe('a payment that staff have accepted', () => {
  it('keeps its method and invoice data, whatever the supplier sends', async () => {
    const { payer, id } = await buildProved();
    await post(`${id}/accept`).expect(200);
    const before = await seenAtDesk(id);
    expect(before).toMatchObject({ state: 'accepted', method: 'wire_transfer' });
    const { general, payment } = billingOf('peru', 'cash_deposit');
    const attempts = [
      { general: { ...general, ...OTHER }, payment, submit: true },
      { general: OTHER },
      { payment: { method: 'cash_deposit' } },
      { general: { tax_id: '1' }, submit: true },
      { submit: true },
    ];
    for (const attempt of attempts) {
      const refused = await payer.billing(attempt).expect(409);
      expect(refused.body.code).toBe('payment_settled');
    }
    expect(await seenAtDesk(id)).toEqual(before);
    expect((await payer.read()).bir_request?.billing.general).toMatchObject({ company_name: 'ACME' });
  });

  it('keeps the document of its tax id', async () => {
    const payer = await buildReferencedPayer(app, story.server, 'mexico', 'cash');
    const { id } = await chargeOf(payer);
    await post(`${id}/accept`, { note: 'Statement of 20 November' }).expect(200);
    expect((await payer.rfc('other.csv').expect(409)).body.code).toBe('payment_settled');
    expect((await payer.removeRfc().expect(409)).body.code).toBe('payment_settled');
    expect((await payer.read()).payment?.rfc_documents.map(({ name }) => name)).toEqual(['rfc.csv']);
  });

  it('can be corrected again once the acceptance is taken back', async () => {
    const { payer, id } = await buildProved();
    await post(`${id}/accept`).expect(200);
    await post(`${id}/reject`, { reason: 'The check bounced' }).expect(200);
    const { general, payment } = billingOf('peru', 'cash_deposit');
    await payer.billing({ general: { ...general, ...OTHER }, payment, submit: true }).expect(200);
    await payer.proofs(['receipt.csv', 'c,d']).expect(200);
    await payer.confirm().expect(200);
    await post(`${id}/accept`, { version: (await get(id)).version }).expect(200);
    const seen = await seenAtDesk(id);
    expect(seen).toMatchObject({ state: 'accepted', method: 'cash_deposit' });
    expect(seen.line).toContain(OTHER.company_name);
  });
});

describe('a payment that the provider has received', () => {
  it('keeps its method and invoice data', async () => {
    const { payer, id, pay } = await buildCardPage();
    await pay().expect(303);
    const before = await seenAtDesk(id);
    expect(before).toMatchObject({ state: 'accepted', method: 'credit_card', paid_online: true });
    const refused = await payer.billing({ ...billingOf('mexico', 'cash'), submit: true }).expect(409);
    expect(refused.body.code).toBe('payment_settled');
    await payer.billing({ general: { company_name: 'Third party' } }).expect(409);
    expect(await seenAtDesk(id)).toEqual(before);
  });
});

describe('a change of the invoice data while the payment is decided', () => {
  const changed = (payer: Payer) => () => payer.billing({ general: OTHER });

  it('that comes after the acceptance is rejected', async () => {
    const { payer, id } = await buildProved();
    const { version } = await get(id);
    const answers = await inOrder(payer, () => post(`${id}/accept`, { version }), changed(payer));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [409, 'payment_settled'],
    ]);
    expect((await seenAtDesk(id)).line).toContain('ACME');
  });

  it('that comes before the acceptance has staff look again', async () => {
    const { payer, id } = await buildProved();
    const { version } = await get(id);
    const answers = await inOrder(payer, changed(payer), () => post(`${id}/accept`, { version }));
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [409, 'payment_changed'],
    ]);
    const now = await get(id);
    expect(now.state).toBe('to_check');
    await payer.billing({ general: OTHER }).expect(200);
    expect((await get(id)).version).toBe(now.version);
    await post(`${id}/accept`, { version: now.version }).expect(200);
  });

  it.each([
    ['after', [303, 409]],
    ['before', [200, 303]],
  ] as const)(
    'that comes %s the news of the payment leaves the method by which it was paid',
    async (when, statuses) => {
      const { payer, id, pay } = await buildCardPage();
      const change = () => payer.billing({ payment: { method: 'cash' } });
      const answers = when === 'after' ? await inOrder(payer, pay, change) : await inOrder(payer, change, pay);
      expect(answers.map(({ status }) => status)).toEqual(statuses);
      expect(await seenAtDesk(id)).toMatchObject({ state: 'accepted', method: 'credit_card', paid_online: true });
      expect((await payer.read()).bir_request?.billing.payment.method).toBe('credit_card');
    },
  );
});
