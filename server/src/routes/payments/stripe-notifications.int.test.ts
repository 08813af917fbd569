import { acceptPayment } from '@homologa/core/payments/charges/accept-payment';
import { buildStaff } from '@homologa/core/test/builders';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createServer } from '../../app';
import { stripeSignature } from '../../test/fake-stripe';
import type { Payer } from '../../test/payment-builders';
import { BRAZIL, createStripeWorld, MEXICO } from '../../test/stripe-world';
import { deskRequestRoutes } from '../desk/desk-requests.routes';
import { notificationRoutes } from './notifications.routes';

let world: Awaited<ReturnType<typeof createStripeWorld>>;
beforeAll(async () => {
  world = await createStripeWorld({ routes: deskRequestRoutes });
});
afterAll(() => world.close());

const COMPLETED = 'checkout.session.completed';

describe('a paid page', () => {
  it('moves the step on without a proof, once, and writes everything in order', async () => {
    const payer = await world.card();
    await payer.payOnline().expect(200);
    const session = await world.sessionOf(payer);
    const body = world.stripe.event(COMPLETED, session, { payment_status: 'paid', status: 'complete' });
    const answers = await Promise.all([1, 2, 3].map(() => world.deliver(body)));
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
      boleto: null,
    });
    const { updates, activities, requests } = await payer.history();
    expect(updates).toEqual(['started_onboarding', 'account', 'payment_reference', 'payment_proof']);
    expect(activities).toEqual(['onboarding_started', 'onboarding_finished', 'bir_report_requested']);
    expect(requests).toBe(1);
    const audits = await world.app.db.read.auditEntry.findMany({
      where: { companyId: payer.companyId, action: 'payment.paid' },
    });
    expect(audits).toMatchObject([{ actorKind: 'system', objectType: 'payment' }]);
    expect(await world.app.db.read.paymentNotification.count({ where: { companyId: payer.companyId } })).toBe(1);
    expect((await payer.payOnline().expect(409)).body.code).toBe('payment_already_made');
  });

  it('is shown to the desk with the reference', async () => {
    const payer = await world.card();
    await payer.payOnline().expect(200);
    await world
      .deliver(world.stripe.event(COMPLETED, await world.sessionOf(payer), { payment_status: 'paid' }))
      .expect(200);
    const staff = await buildStaff(world.app);
    const found = await world.app.db.read.reportRequest.findFirstOrThrow({ where: { supplierId: payer.supplier.id } });
    const desk = await request(world.server)
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
    const payer = await world.card();
    await payer.payOnline().expect(200);
    const session = await world.sessionOf(payer);
    await world.app.db.system((tx) =>
      tx.workflow.update({ where: { id: payer.workflow.id }, data: { status: 'closed' } }),
    );
    await world.deliver(world.stripe.event(COMPLETED, session, { payment_status: 'paid' })).expect(200);
    const { updates, requests, payments } = await payer.history();
    expect(updates.at(-1)).toBe('payment_proof');
    expect([requests, payments[0]?.status]).toEqual([1, 'paid']);
  });

  it('is known by its id where the process died before it wrote the provider’s', async () => {
    const payer = await world.card();
    world.stripe.breakAfterCreate = 3;
    await payer.payOnline().expect(502);
    const { payments } = await payer.history();
    const session = [...world.stripe.sessions.values()].find((each) => each.client_reference_id === payments[0]?.id);
    if (!session) throw new Error('no session');
    await world.deliver(world.stripe.event(COMPLETED, session, { payment_status: 'paid' })).expect(200);
    expect((await payer.history()).payments).toMatchObject([{ status: 'paid', reference: session.id }]);
  });
});

const issuesOf = async (payer: Payer) => {
  const where = { birRequestId: payer.requestId };
  const { issues, ...charge } = await world.app.db.read.charge.findFirstOrThrow({
    where,
    include: { issues: { orderBy: { id: 'asc' } } },
  });
  return [issues, charge] as const;
};

test('money beside a proof that was accepted is a second payment, to be resolved by a person', async () => {
  const payer = await world.boleto();
  await payer.payBrazil().expect(200);
  const session = await world.sessionOf(payer);
  const by = { secret: BRAZIL.secret };
  await world.deliver(world.stripe.event(COMPLETED, session, { payment_status: 'unpaid' }), by).expect(200);
  await payer.proofs(['a.csv', 'a,b']).expect(200);
  await payer.confirm().expect(200);
  const [, { id }] = await issuesOf(payer);
  const operator = world.app.contextFor({ kind: 'system', name: 'test' });
  await acceptPayment(operator, { chargeId: id, decision: { note: '' } });
  await world.deliver(world.stripe.event('checkout.session.async_payment_succeeded', session), by).expect(200);
  const [issues, charge] = await issuesOf(payer);
  expect(issues).toMatchObject([{ kind: 'second_payment', amount: 85_000, currency: 'BRL', resolvedAt: null }]);
  expect(charge.state).toBe('accepted');
});

test('money for what was asked before is to be decided on by a person', async () => {
  const payer = await world.boleto();
  await payer.payBrazil().expect(200);
  const session = await world.sessionOf(payer);
  const by = { secret: BRAZIL.secret };
  await world.deliver(world.stripe.event(COMPLETED, session, { payment_status: 'unpaid' }), by).expect(200);
  const [, { id, companyId }] = await issuesOf(payer);
  await world.app.db.system((tx) => tx.charge.update({ where: { id, companyId }, data: { amount: 99_000 } }));
  await world.deliver(world.stripe.event('checkout.session.async_payment_succeeded', session), by).expect(200);
  const [issues, charge] = await issuesOf(payer);
  expect(issues).toMatchObject([{ kind: 'mismatch', amount: 85_000, currency: 'BRL', resolvedAt: null }]);
  expect(charge).toMatchObject({ state: 'to_check', amount: 99_000 });
});

describe('what changes nothing', () => {
  it('is what Stripe has not signed, or not just now', async () => {
    const payer = await world.card();
    await payer.payOnline().expect(200);
    const body = world.stripe.event(COMPLETED, await world.sessionOf(payer), { payment_status: 'paid' });
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
      const refused = await world.deliver(body, options);
      expect([refused.status, refused.body.code]).toEqual([400, 'payment_notification_invalid']);
    }
    for (const id of ['evt_\u0000', 'evt_\ud800']) {
      const paid = { payment_status: 'paid' } as const;
      const unstorable = await world.deliver(world.stripe.event(COMPLETED, await world.sessionOf(payer), paid, id));
      expect([unstorable.status, unstorable.body.code]).toEqual([400, 'malformed_request']);
    }
    await world.deliver(`${body} `, { signature: good }).expect(400);
    await request(world.server).post('/payments/notifications/stripe').send({ type: COMPLETED }).expect(400);
    await request(world.server).post('/payments/notifications/sandbox').send({ type: 'paid' }).expect(404);
    const server = createServer(world.app, { routes: notificationRoutes });
    await request(server).post('/payments/notifications/other').send({}).expect(404);
    expect(await payer.history()).toEqual(before);
    // During a rotation of the secret, a notification has several signatures. One valid signature is enough.
    const both = good.replace('v1=', `v1=${'0'.repeat(64)},v0=x,v1=`);
    await world.deliver(body, { signature: both }).expect(200);
    expect((await payer.history()).payments[0]?.status).toBe('paid');
  });

  it('is another amount, currency, account or session, which is written down', async () => {
    const payer = await world.card();
    await payer.payOnline().expect(200);
    const session = await world.sessionOf(payer);
    const paid = { payment_status: 'paid' } as const;
    await world.deliver(world.stripe.event(COMPLETED, session, { ...paid, amount_total: 1 })).expect(200);
    await world.deliver(world.stripe.event(COMPLETED, session, { ...paid, currency: 'usd' })).expect(200);
    await world.deliver(world.stripe.event(COMPLETED, session, { ...paid, id: 'cs_other' })).expect(200);
    await world.deliver(world.stripe.event(COMPLETED, session, paid), { secret: BRAZIL.secret }).expect(200);
    expect((await payer.history()).payments[0]).toMatchObject({ status: 'pending', paidAt: null });
    expect((await payer.read()).onboarding_step).toBe('payment');
    const audits = await world.app.db.read.auditEntry.findMany({
      where: { companyId: payer.companyId, action: 'payment.mismatch' },
    });
    expect(audits).toHaveLength(4);
    const [issues, charge] = await issuesOf(payer);
    expect(issues.map(({ kind, amount, currency }) => [kind, amount, currency])).toEqual([
      ['mismatch', 1, 'MXN'],
      ['mismatch', 85_000, 'USD'],
      ['mismatch', 85_000, 'MXN'],
      ['mismatch', 85_000, 'MXN'],
    ]);
    expect(charge.state).toBe('awaiting_proof');
    await world.deliver(world.stripe.event(COMPLETED, session, paid)).expect(200);
    expect((await payer.history()).payments[0]?.status).toBe('paid');
    expect((await issuesOf(payer))[1]).toMatchObject({ state: 'accepted', decidedById: null });
  });

  it('is news of other things', async () => {
    const payer = await world.card();
    await payer.payOnline().expect(200);
    const session = await world.sessionOf(payer);
    const before = await payer.history();
    await world.deliver(world.stripe.event('payment_intent.created', session)).expect(200);
    await world
      .deliver(world.stripe.event(COMPLETED, session, { client_reference_id: 'not-ours', payment_status: 'paid' }))
      .expect(200);
    await world.deliver(JSON.stringify({ id: 'evt_x', type: 'ping', data: { object: {} } })).expect(200);
    await world.deliver('not json').expect(400);
    expect(await payer.history()).toEqual(before);
  });
});
