import { closePaymentPage } from '@homologa/core/onboarding/payment/close-payment-page';
import { buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../app';
import { type FakeSession, FakeStripe, stripeSignature } from '../../test/fake-stripe';
import { billingOf, buildPayer, buildReferencedPayer, type Payer } from '../../test/payment-builders';

const MEXICO = { key: 'sk_test_mexico', secret: 'whsec_mexico' };
const BRAZIL = { key: 'sk_test_brazil', secret: 'whsec_brazil' };
const COMPLETED = 'checkout.session.completed';

const stripe = new FakeStripe([MEXICO.key, BRAZIL.key]);
let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp({
    PAYMENT_GATEWAY: 'stripe',
    PAYMENT_STRIPE_URL: await stripe.listen(),
    PAYMENT_STRIPE_MEXICO_KEY: MEXICO.key,
    PAYMENT_STRIPE_MEXICO_WEBHOOK_SECRET: MEXICO.secret,
    PAYMENT_STRIPE_BRAZIL_KEY: BRAZIL.key,
    PAYMENT_STRIPE_BRAZIL_WEBHOOK_SECRET: BRAZIL.secret,
  });
  server = createServer(app);
}, 60_000);
afterAll(async () => {
  await app.destroy();
  await stripe.close();
});
afterEach(() => {
  stripe.calls.length = 0;
  stripe.failures.length = 0;
});

/** Delivers an event as Stripe does: pretty-printed bytes, whose signature is over exactly those. */
function deliver(body: string, options: { secret?: string; at?: Date; signature?: string } = {}) {
  const { secret = MEXICO.secret, at = new Date(), signature = stripeSignature(body, secret, at) } = options;
  return request(server)
    .post('/payments/notifications/stripe')
    .set('Content-Type', 'application/json; charset=utf-8')
    .set('Stripe-Signature', signature)
    .send(body);
}

const card = (overrides: Parameters<typeof buildPayer>[3] = {}) =>
  buildReferencedPayer(app, server, 'mexico', 'credit_card', overrides);
const boleto = () => buildReferencedPayer(app, server, 'brazil', 'boleto');

/** The session that a payer's newest page stands for. */
async function sessionOf(payer: Payer): Promise<FakeSession> {
  const { payments } = await payer.history();
  const session = stripe.sessions.get(payments.at(-1)?.reference ?? '');
  if (!session) throw new Error('no session');
  return session;
}

const onlinePaymentOf = async (payer: Payer) => (await payer.read()).bir_request?.online_payment;

describe('the page', () => {
  it('is opened with what is to be paid, under the payment’s id, and given again while it is open', async () => {
    const payer = await card();
    expect((await payer.read()).payment).toMatchObject({ online_methods: ['credit_card'], stage: 'payment' });
    const { body } = await payer.payOnline().set('Accept-Language', 'es-MX,es;q=0.9').expect(200);
    const session = await sessionOf(payer);
    expect(body).toEqual({ uri: session.url });
    const [call] = stripe.calls;
    const { payments } = await payer.history();
    const back = `${app.config.publicUrl}/onboarding/${payer.workflow.id}/suppliers/${payer.supplier.id}`;
    expect(call).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      headers: {
        authorization: `Bearer ${MEXICO.key}`,
        'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
        'idempotency-key': `homologa-payment-${payments[0]?.id}`,
        'stripe-version': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
      form: {
        mode: 'payment',
        client_reference_id: payments[0]?.id,
        'payment_method_types[0]': 'card',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'mxn',
        'line_items[0][price_data][unit_amount]': '85000',
        customer_email: 'ana@acme.test',
        locale: 'es-419',
        success_url: `${back}?payment=returned`,
        cancel_url: `${back}?payment=cancelled`,
      },
    });
    expect(await onlinePaymentOf(payer)).toEqual({
      uri: session.url,
      status: 'pending',
      method: 'credit_card',
      submitted_at: null,
    });
    expect((await payer.payOnline().expect(200)).body).toEqual(body);
    expect(stripe.calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
    // Coming back tells nothing of the money.
    expect((await payer.read()).onboarding_step).toBe('payment');
  });

  it('is one, however many ask at once', async () => {
    const payer = await card();
    const answers = await Promise.all([1, 2, 3, 4].map(() => payer.payOnline()));
    expect(new Set(answers.map(({ body }) => body.uri)).size).toBe(1);
    expect((await payer.history()).payments).toHaveLength(1);
  });

  it('is the same after a crash between the provider’s answer and our record of it', async () => {
    const payer = await card();
    stripe.breakAfterCreate = 3;
    const before = stripe.sessions.size;
    const broken = await payer.payOnline().expect(502);
    expect(broken.body.error).toBe('The payment page could not be opened. Please try again.');
    expect((await payer.history()).payments).toMatchObject([{ status: 'pending', reference: null, uri: null }]);
    await payer.payOnline().expect(200);
    expect(stripe.sessions.size).toBe(before + 1);
    expect((await payer.history()).payments).toHaveLength(1);
  });

  it('is tried again where that may help, and begun anew where it does not', async () => {
    const payer = await card();
    stripe.failures.push({ status: 429, type: 'rate_limit_error' }, { status: 500, type: 'api_error' });
    await payer.payOnline().expect(200);
    const refused = await card();
    stripe.failures.push({ status: 400, type: 'invalid_request_error', code: 'amount_too_small' });
    await refused.payOnline().expect(502);
    await refused.payOnline().expect(200);
    expect((await refused.history()).payments.map(({ status }) => status)).toEqual(['failed', 'pending']);
  });

  it('is ended at the provider before another takes its place', async () => {
    const payer = await boleto();
    await payer.payBrazil().expect(200);
    const first = await sessionOf(payer);
    await payer.billing({ payment: { method: 'credit_card' } }).expect(200);
    const second = await payer.payBrazil().expect(200);
    expect(first.status).toBe('expired');
    expect(second.body.online_payment).toMatchObject({ method: 'credit_card', status: 'pending' });
    expect((await sessionOf(payer)).id).not.toBe(first.id);
    // Its price is another now.
    await app.db.system((tx) =>
      tx.workflow.update({ where: { id: payer.workflow.id }, data: { pricePerSupplier: 900_00 } }),
    );
    await payer.payBrazil().expect(200);
    expect((await sessionOf(payer)).amount_total).toBe(90_000);
  });

  it('is not replaced once it was used, and is when it has run out', async () => {
    const used = await boleto();
    await used.payBrazil().expect(200);
    (await sessionOf(used)).status = 'complete';
    await used.billing({ payment: { method: 'credit_card' } }).expect(200);
    expect((await used.payBrazil().expect(409)).body.code).toBe('payment_already_made');
    const late = await card();
    const { body } = await late.payOnline().expect(200);
    (await sessionOf(late)).status = 'expired';
    const again = await late.payOnline().expect(200);
    expect(again.body.uri).not.toBe(body.uri);
  });

  it('is there for the reference’s online methods alone', async () => {
    const early = await buildPayer(app, server, 'mexico');
    await early.payOnline().expect(409);
    const cash = await buildReferencedPayer(app, server, 'mexico', 'cash');
    expect((await cash.payOnline().expect(409)).body.code).toBe('online_payment_not_available');
    const mexico = await card();
    expect((await mexico.payBrazil().expect(409)).body.code).toBe('online_payment_not_available');
    const free = await card({ workflow: { pricePerSupplier: 0 } });
    expect((await free.payOnline().expect(409)).body.code).toBe('online_payment_not_available');
    const peru = await buildReferencedPayer(app, server, 'peru', 'wire_transfer');
    expect((await peru.read()).payment).toMatchObject({ online_methods: [] });
    await peru.payOnline().expect(409);
    expect(stripe.calls).toEqual([]);
  });
});

describe('a paid page', () => {
  it('moves the step on without a proof, once, and writes everything in order', async () => {
    const payer = await card();
    await payer.payOnline().expect(200);
    const session = await sessionOf(payer);
    const body = stripe.event(COMPLETED, session, { payment_status: 'paid', status: 'complete' });
    const answers = await Promise.all([1, 2, 3].map(() => deliver(body)));
    expect(answers.map(({ status, body: { received } }) => [status, received])).toEqual(
      [1, 2, 3].map(() => [200, true]),
    );
    const after = await payer.read();
    expect(after).toMatchObject({ onboarding_step: 'confirmation_call', payment: { stage: 'done', proofs: [] } });
    expect(after.bir_request?.online_payment).toEqual({
      uri: null,
      status: 'paid',
      method: 'credit_card',
      submitted_at: null,
    });
    const { updates, activities, requests } = await payer.history();
    expect(updates).toEqual(['started_onboarding', 'account', 'payment_reference', 'payment_proof']);
    expect(activities).toEqual(['onboarding_started', 'onboarding_finished', 'bir_report_requested']);
    expect(requests).toBe(1);
    const audits = await app.db.read.auditEntry.findMany({
      where: { companyId: payer.companyId, action: 'payment.paid' },
    });
    expect(audits).toMatchObject([{ actorKind: 'system', objectType: 'payment' }]);
    expect(await app.db.read.paymentNotification.count({ where: { companyId: payer.companyId } })).toBe(1);
    expect((await payer.payOnline().expect(409)).body.code).toBe('payment_already_made');
  });

  it('is shown to the desk with the reference', async () => {
    const payer = await card();
    await payer.payOnline().expect(200);
    await deliver(stripe.event(COMPLETED, await sessionOf(payer), { payment_status: 'paid' })).expect(200);
    const staff = await buildStaff(app);
    const found = await app.db.read.reportRequest.findFirstOrThrow({ where: { supplierId: payer.supplier.id } });
    const desk = await request(server)
      .get(`/api/desk/requests/${found.id}`)
      .set('Authorization', `Bearer ${staff.token}`)
      .expect(200);
    expect(desk.body.bir_request).toMatchObject({
      billing: { general: { tax_id: 'EKU9003173C9' }, payment: { method: 'credit_card' } },
      files: [{ type: 'rfc_document' }],
      online_payment: { status: 'paid', method: 'credit_card' },
    });
  });

  it('counts although the workflow was closed meanwhile', async () => {
    const payer = await card();
    await payer.payOnline().expect(200);
    const session = await sessionOf(payer);
    await app.db.system((tx) => tx.workflow.update({ where: { id: payer.workflow.id }, data: { status: 'closed' } }));
    await deliver(stripe.event(COMPLETED, session, { payment_status: 'paid' })).expect(200);
    const { updates, requests, payments } = await payer.history();
    expect(updates.at(-1)).toBe('payment_proof');
    expect([requests, payments[0]?.status]).toEqual([1, 'paid']);
  });

  it('is known by its id where the process died before it wrote the provider’s', async () => {
    const payer = await card();
    stripe.breakAfterCreate = 3;
    await payer.payOnline().expect(502);
    const { payments } = await payer.history();
    const session = [...stripe.sessions.values()].find((each) => each.client_reference_id === payments[0]?.id);
    if (!session) throw new Error('no session');
    await deliver(stripe.event(COMPLETED, session, { payment_status: 'paid' })).expect(200);
    expect((await payer.history()).payments).toMatchObject([{ status: 'paid', reference: session.id }]);
  });
});

describe('a boleto', () => {
  it('is submitted first and paid later', async () => {
    const payer = await boleto();
    const made = await payer.payBrazil().expect(200);
    const session = await sessionOf(payer);
    expect(made.body).toMatchObject({
      _id: payer.requestId,
      online_payment: { uri: session.url, status: 'pending', method: 'boleto' },
    });
    expect(stripe.calls[0]).toMatchObject({
      headers: { authorization: `Bearer ${BRAZIL.key}` },
      form: { 'payment_method_types[0]': 'boleto', 'line_items[0][price_data][currency]': 'brl' },
    });
    const by = { secret: BRAZIL.secret };
    await deliver(stripe.event(COMPLETED, session, { payment_status: 'unpaid', status: 'complete' }), by).expect(200);
    session.status = 'complete';
    expect(await onlinePaymentOf(payer)).toMatchObject({ status: 'pending', submitted_at: expect.any(String) });
    expect((await payer.read()).onboarding_step).toBe('payment');
    // The boleto is out: asking again, even for a card, is no second payment.
    await payer.billing({ payment: { method: 'credit_card' } }).expect(200);
    const again = await payer.payBrazil().expect(200);
    expect(again.body.online_payment).toMatchObject({ method: 'boleto', uri: session.url });
    await deliver(stripe.event('checkout.session.async_payment_succeeded', session), by).expect(200);
    expect(await onlinePaymentOf(payer)).toMatchObject({ status: 'paid' });
    expect((await payer.read()).onboarding_step).toBe('confirmation_call');
  });

  it('that fails or runs out may be tried again', async () => {
    const payer = await boleto();
    const by = { secret: BRAZIL.secret };
    for (const type of ['checkout.session.async_payment_failed', 'checkout.session.expired']) {
      await payer.payBrazil().expect(200);
      await deliver(stripe.event(type, await sessionOf(payer)), by).expect(200);
      expect(await onlinePaymentOf(payer)).toEqual({
        uri: null,
        status: 'failed',
        method: 'boleto',
        submitted_at: null,
      });
      expect((await payer.read()).onboarding_step).toBe('payment');
    }
    await payer.payBrazil().expect(200);
    await deliver(stripe.event(COMPLETED, await sessionOf(payer), { payment_status: 'paid' }), by).expect(200);
    expect((await payer.history()).payments.map(({ status }) => status)).toEqual(['failed', 'failed', 'paid']);
  });

  it('may be heard of in any order', async () => {
    const payer = await boleto();
    await payer.payBrazil().expect(200);
    const session = await sessionOf(payer);
    const by = { secret: BRAZIL.secret };
    await deliver(stripe.event('checkout.session.async_payment_succeeded', session), by).expect(200);
    await deliver(stripe.event(COMPLETED, session, { payment_status: 'unpaid' }), by).expect(200);
    await deliver(stripe.event('checkout.session.expired', session), by).expect(200);
    expect(await onlinePaymentOf(payer)).toMatchObject({ status: 'paid', submitted_at: null });
    const log = await app.db.read.paymentNotification.findMany({
      where: { companyId: payer.companyId },
      orderBy: { id: 'asc' },
    });
    expect(log.map(({ outcome }) => outcome)).toEqual(['applied', 'late', 'late']);
    // Money that came after all counts.
    const other = await boleto();
    await other.payBrazil().expect(200);
    const late = await sessionOf(other);
    await deliver(stripe.event('checkout.session.expired', late), by).expect(200);
    await deliver(stripe.event('checkout.session.async_payment_succeeded', late), by).expect(200);
    expect(await onlinePaymentOf(other)).toMatchObject({ status: 'paid' });
  });
});

describe('what changes nothing', () => {
  it('is what Stripe has not signed, or not just now', async () => {
    const payer = await card();
    await payer.payOnline().expect(200);
    const body = stripe.event(COMPLETED, await sessionOf(payer), { payment_status: 'paid' });
    const before = await payer.history();
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const good = stripeSignature(body, MEXICO.secret, new Date());
    const forged = [
      { secret: 'whsec_wrong' },
      { at: minutesAgo(6) },
      { at: minutesAgo(-6) },
      { signature: '' },
      { signature: 't=1' },
      { signature: good.replace(/v1=.*/, 'v1=') },
      { signature: good.replace('v1=', 'v0=') },
      { signature: good.replace(/t=\d+/, `t=${Math.floor(minutesAgo(1).getTime() / 1000)}`) },
    ];
    for (const options of forged) {
      const refused = await deliver(body, options);
      expect([refused.status, refused.body.code]).toEqual([400, 'payment_notification_invalid']);
    }
    await deliver(`${body} `, { signature: good }).expect(400);
    await request(server).post('/payments/notifications/stripe').send({ type: COMPLETED }).expect(400);
    await request(server).post('/payments/notifications/sandbox').send({ type: 'paid' }).expect(404);
    await request(server).post('/payments/notifications/other').send({}).expect(404);
    expect(await payer.history()).toEqual(before);
    // Several signatures, as while a secret is being changed: one that fits will do.
    const both = good.replace('v1=', `v1=${'0'.repeat(64)},v0=x,v1=`);
    await deliver(body, { signature: both }).expect(200);
    expect((await payer.history()).payments[0]?.status).toBe('paid');
  });

  it('is another amount, currency, account or session, which is written down', async () => {
    const payer = await card();
    await payer.payOnline().expect(200);
    const session = await sessionOf(payer);
    const paid = { payment_status: 'paid' } as const;
    await deliver(stripe.event(COMPLETED, session, { ...paid, amount_total: 1 })).expect(200);
    await deliver(stripe.event(COMPLETED, session, { ...paid, currency: 'usd' })).expect(200);
    await deliver(stripe.event(COMPLETED, session, { ...paid, id: 'cs_other' })).expect(200);
    await deliver(stripe.event(COMPLETED, session, paid), { secret: BRAZIL.secret }).expect(200);
    expect((await payer.history()).payments[0]).toMatchObject({ status: 'pending', paidAt: null });
    expect((await payer.read()).onboarding_step).toBe('payment');
    const audits = await app.db.read.auditEntry.findMany({
      where: { companyId: payer.companyId, action: 'payment.mismatch' },
    });
    expect(audits).toHaveLength(4);
    // The right one still counts.
    await deliver(stripe.event(COMPLETED, session, paid)).expect(200);
    expect((await payer.history()).payments[0]?.status).toBe('paid');
  });

  it('is news of other things', async () => {
    const payer = await card();
    await payer.payOnline().expect(200);
    const session = await sessionOf(payer);
    const before = await payer.history();
    await deliver(stripe.event('payment_intent.created', session)).expect(200);
    await deliver(stripe.event(COMPLETED, session, { client_reference_id: 'not-ours', payment_status: 'paid' })).expect(
      200,
    );
    await deliver(JSON.stringify({ id: 'evt_x', type: 'ping', data: { object: {} } })).expect(200);
    await deliver('not json').expect(400);
    expect(await payer.history()).toEqual(before);
  });
});

describe('proofs beside a page', () => {
  it('end the page, here and at the provider', async () => {
    const payer = await card();
    await payer.payOnline().expect(200);
    const session = await sessionOf(payer);
    await payer.billing({ ...billingOf('mexico', 'cash'), submit: true }).expect(200);
    await payer.proofs(['a.csv', 'a,b']).expect(200);
    await payer.confirm().expect(200);
    const { payments } = await payer.history();
    expect(payments).toMatchObject([{ status: 'failed' }]);
    const jobs = await app.db.read.job.findMany({
      where: { companyId: payer.companyId, name: 'onboarding.close-payment-page' },
    });
    expect(jobs.map(({ payload }) => payload)).toEqual([{ paymentId: payments[0]?.id }]);
    const ctx = app.contextFor({ kind: 'system', name: 'test' });
    const work = { paymentId: payments[0]?.id ?? '', companyId: payer.companyId };
    await closePaymentPage(ctx, work, AbortSignal.timeout(5000));
    await closePaymentPage(ctx, work, AbortSignal.timeout(5000));
    expect(session.status).toBe('expired');
    expect((await payer.payOnline().expect(409)).body.code).toBe('online_payment_not_available');
  });
});
