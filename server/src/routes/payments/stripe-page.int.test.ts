import { closePaymentPage } from '@homologa/core/payments/online/close-payment-page';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { billingOf, buildPayer, buildReferencedPayer } from '../../test/payment-builders';
import { createStripeWorld, MEXICO } from '../../test/stripe-world';

let world: Awaited<ReturnType<typeof createStripeWorld>>;
beforeAll(async () => {
  world = await createStripeWorld();
});
afterAll(() => world.close());
afterEach(() => {
  world.stripe.calls.length = 0;
  world.stripe.failures.length = 0;
});

const givenUp = (companyId: string) =>
  world.app.db.read.auditEntry.count({ where: { companyId, action: 'payment.give_up' } });

describe('the page', () => {
  it('is opened with what is to be paid, under the payment’s id, and given again while it is open', async () => {
    const payer = await world.card();
    expect((await payer.read()).payment).toMatchObject({ online_methods: ['credit_card'], stage: 'payment' });
    const { body } = await payer.payOnline().set('Accept-Language', 'es-MX,es;q=0.9').expect(200);
    const session = await world.sessionOf(payer);
    expect(body).toEqual({ uri: session.url });
    const [call] = world.stripe.calls;
    const { payments } = await payer.history();
    const back = `${world.app.config.publicUrl}/onboarding/${payer.workflow.id}/suppliers/${payer.supplier.id}`;
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
    expect(await world.onlinePaymentOf(payer)).toEqual({
      uri: session.url,
      status: 'pending',
      method: 'credit_card',
      submitted_at: null,
      boleto: null,
    });
    expect((await payer.payOnline().expect(200)).body).toEqual(body);
    expect(world.stripe.calls.map(({ method }) => method)).toEqual(['POST', 'GET']);
    // A return from the payment page does not prove the payment.
    expect((await payer.read()).onboarding_step).toBe('payment');
  });

  it('is one, however many ask at once', async () => {
    const payer = await world.card();
    const answers = await Promise.all([1, 2, 3, 4].map(() => payer.payOnline()));
    expect(new Set(answers.map(({ body }) => body.uri)).size).toBe(1);
    expect((await payer.history()).payments).toHaveLength(1);
  });

  it('is the same after a crash between the provider’s answer and our record of it', async () => {
    const payer = await world.card();
    world.stripe.breakAfterCreate = 3;
    const before = world.stripe.sessions.size;
    const broken = await payer.payOnline().expect(502);
    expect(broken.body.error).toBe('The payment page could not be opened. Please try again.');
    expect((await payer.history()).payments).toMatchObject([{ status: 'pending', reference: null, uri: null }]);
    await payer.payOnline().expect(200);
    expect(world.stripe.sessions.size).toBe(before + 1);
    expect((await payer.history()).payments).toHaveLength(1);
  });

  it('is tried again where that may help, and begun anew where it does not', async () => {
    const payer = await world.card();
    world.stripe.failures.push({ status: 429, type: 'rate_limit_error' }, { status: 500, type: 'api_error' });
    await payer.payOnline().expect(200);
    const refused = await world.card();
    world.stripe.failures.push({ status: 400, type: 'invalid_request_error', code: 'amount_too_small' });
    await refused.payOnline().expect(502);
    await refused.payOnline().expect(200);
    expect((await refused.history()).payments.map(({ status }) => status)).toEqual(['failed', 'pending']);
  });

  it('is ended at the provider before another takes its place', async () => {
    const payer = await world.boleto();
    await payer.payBrazil().expect(200);
    const first = await world.sessionOf(payer);
    await payer.billing({ payment: { method: 'credit_card' } }).expect(200);
    const second = await payer.payBrazil().expect(200);
    expect(first.status).toBe('expired');
    expect(second.body.online_payment).toMatchObject({ method: 'credit_card', status: 'pending' });
    expect((await world.sessionOf(payer)).id).not.toBe(first.id);
    await world.app.db.system((tx) =>
      tx.workflow.update({ where: { id: payer.workflow.id }, data: { pricePerSupplier: 900_00 } }),
    );
    await payer.payBrazil().expect(200);
    expect((await world.sessionOf(payer)).amount_total).toBe(85_000);
    expect(await givenUp(payer.companyId)).toBe(1);
    await world.app.db.system((tx) =>
      tx.charge.update({ where: { birRequestId: payer.requestId }, data: { amount: 900_00 } }),
    );
    await payer.payBrazil().expect(200);
    expect((await world.sessionOf(payer)).amount_total).toBe(90_000);
    expect(await givenUp(payer.companyId)).toBe(2);
  });

  it('is not replaced once it was used, and is when it has run out', async () => {
    const used = await world.boleto();
    await used.payBrazil().expect(200);
    (await world.sessionOf(used)).status = 'complete';
    await used.billing({ payment: { method: 'credit_card' } }).expect(200);
    expect((await used.payBrazil().expect(409)).body.code).toBe('payment_already_made');
    const late = await world.card();
    const { body } = await late.payOnline().expect(200);
    (await world.sessionOf(late)).status = 'expired';
    const again = await late.payOnline().expect(200);
    expect(again.body.uri).not.toBe(body.uri);
  });

  it('is there for the reference’s online methods alone', async () => {
    const early = await buildPayer(world.app, world.server, 'mexico');
    await early.payOnline().expect(409);
    const cash = await buildReferencedPayer(world.app, world.server, 'mexico', 'cash');
    expect((await cash.payOnline().expect(409)).body.code).toBe('online_payment_not_available');
    const mexico = await world.card();
    expect((await mexico.payBrazil().expect(409)).body.code).toBe('online_payment_not_available');
    const free = await world.card({ workflow: { pricePerSupplier: 0 } });
    expect((await free.payOnline().expect(409)).body.code).toBe('online_payment_not_available');
    const peru = await buildReferencedPayer(world.app, world.server, 'peru', 'wire_transfer');
    expect((await peru.read()).payment).toMatchObject({ online_methods: [] });
    await peru.payOnline().expect(409);
    expect(world.stripe.calls).toEqual([]);
  });
});

describe('proofs beside a page', () => {
  it('end the page, here and at the provider', async () => {
    const payer = await world.card();
    await payer.payOnline().expect(200);
    const session = await world.sessionOf(payer);
    await payer.billing({ ...billingOf('mexico', 'cash'), submit: true }).expect(200);
    await payer.proofs(['a.csv', 'a,b']).expect(200);
    await payer.confirm().expect(200);
    const { payments } = await payer.history();
    expect(payments).toMatchObject([{ status: 'failed' }]);
    expect(await givenUp(payer.companyId)).toBe(1);
    const jobs = await world.app.db.read.job.findMany({
      where: { companyId: payer.companyId, name: 'onboarding.close-payment-page' },
    });
    expect(jobs.map(({ payload }) => payload)).toEqual([{ paymentId: payments[0]?.id }]);
    const ctx = world.app.contextFor({ kind: 'system', name: 'test' });
    const work = { paymentId: payments[0]?.id ?? '', companyId: payer.companyId };
    await closePaymentPage(ctx, world.app.adapters.paymentGateways, work, AbortSignal.timeout(5000));
    await closePaymentPage(ctx, world.app.adapters.paymentGateways, work, AbortSignal.timeout(5000));
    expect(session.status).toBe('expired');
    expect((await payer.payOnline().expect(409)).body.code).toBe('online_payment_not_available');
  });
});
