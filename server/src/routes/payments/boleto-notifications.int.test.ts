import { newId } from '@homologa/core/kernel/ids';
import type { PaymentGateway } from '@homologa/core/payments/gateways/payment-gateway';
import { sendBoletoMail } from '@homologa/core/payments/online/boleto-mail/send-boleto-mail';
import { recordBoleto } from '@homologa/core/payments/online/record-boleto';
import { eraseAccount } from '@homologa/core/privacy/erase-account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRAZIL, createStripeWorld } from '../../test/stripe-world';
import { deskRequestRoutes } from '../desk/desk-requests.routes';

let world: Awaited<ReturnType<typeof createStripeWorld>>;
beforeAll(async () => {
  world = await createStripeWorld({ routes: deskRequestRoutes });
});
afterAll(() => world.close());

const COMPLETED = 'checkout.session.completed';

describe('a boleto', () => {
  it('is submitted first and paid later', async () => {
    const payer = await world.boleto();
    const made = await payer.payBrazil().expect(200);
    const session = await world.sessionOf(payer);
    expect(made.body).toMatchObject({
      _id: payer.requestId,
      online_payment: { uri: session.url, status: 'pending', method: 'boleto' },
    });
    expect(world.stripe.calls.at(-1)).toMatchObject({
      headers: { authorization: `Bearer ${BRAZIL.key}` },
      form: { 'payment_method_types[0]': 'boleto', 'line_items[0][price_data][currency]': 'brl' },
    });
    const by = { secret: BRAZIL.secret };
    await world
      .deliver(world.stripe.event(COMPLETED, session, { payment_status: 'unpaid', status: 'complete' }), by)
      .expect(200);
    session.status = 'complete';
    expect(await world.onlinePaymentOf(payer)).toMatchObject({ status: 'pending', submitted_at: expect.any(String) });
    expect((await payer.read()).onboarding_step).toBe('payment');
    await payer.billing({ payment: { method: 'credit_card' } }).expect(200);
    const again = await payer.payBrazil().expect(200);
    expect(again.body.online_payment).toMatchObject({ method: 'boleto', uri: session.url });
    await world.deliver(world.stripe.event('checkout.session.async_payment_succeeded', session), by).expect(200);
    expect(await world.onlinePaymentOf(payer)).toMatchObject({ status: 'paid' });
    expect((await payer.read()).onboarding_step).toBe('confirmation_call');
  });

  it('is stored with its number, page and last day, and mailed once', async () => {
    const { app } = world;
    const payer = await world.boleto();
    await payer.payBrazil().expect(200);
    const session = await world.sessionOf(payer);
    session.payment_intent = {
      next_action: {
        type: 'boleto_display_details',
        boleto_display_details: {
          number: '00190500954014481606906809350314337370000000100',
          hosted_voucher_url: 'https://payments.stripe.test/boleto/voucher/1',
          // 2026-12-01 at 23:59:59 in São Paulo, the next day in UTC.
          expires_at: Date.parse('2026-12-02T02:59:59Z') / 1000,
        },
      },
    };
    const by = { secret: BRAZIL.secret };
    await world.deliver(world.stripe.event(COMPLETED, session, { payment_status: 'unpaid' }), by).expect(200);
    expect(await world.onlinePaymentOf(payer)).toMatchObject({ boleto: null });

    const { companyId } = payer;
    const jobs = await app.db.read.job.findMany({ where: { companyId, name: 'onboarding.record-boleto' } });
    const { payments } = await payer.history();
    const place = { paymentId: payments[0]?.id ?? '', companyId };
    expect(jobs.map(({ payload }) => payload)).toEqual([{ paymentId: place.paymentId }]);
    const ctx = app.contextFor({ kind: 'system', name: 'test' });
    for (let run = 0; run < 2; run += 1) {
      await recordBoleto(ctx, app.adapters.paymentGateways, place, AbortSignal.timeout(5000));
    }
    expect(await world.onlinePaymentOf(payer)).toMatchObject({
      boleto: {
        line: '00190.50095 40144.816069 06809.350314 3 37370000000100',
        due_date: '2026-12-01',
        uri: 'https://payments.stripe.test/boleto/voucher/1',
      },
    });
    expect(await app.db.read.job.count({ where: { companyId, name: 'mail.send-boleto' } })).toBe(1);
    expect(await sendBoletoMail(ctx, { ...place, messageId: 'boleto' })).toEqual({ sent: true });

    await world.deliver(world.stripe.event('checkout.session.async_payment_succeeded', session), by).expect(200);
    expect(await world.onlinePaymentOf(payer)).toMatchObject({ status: 'paid', boleto: null });
    expect(await sendBoletoMail(ctx, { ...place, messageId: 'again' })).toEqual({ sent: false });
  });

  it.each(['before', 'while'] as const)(
    'is not stored if its payer is erased %s the provider answers',
    async (when) => {
      const { app } = world;
      const payer = await world.boleto();
      await payer.payBrazil().expect(200);
      const session = await world.sessionOf(payer);
      const by = { secret: BRAZIL.secret };
      await world.deliver(world.stripe.event(COMPLETED, session, { payment_status: 'unpaid' }), by).expect(200);
      const { companyId } = payer;
      const { payments } = await payer.history();
      const paymentId = payments[0]?.id ?? '';
      const ctx = app.contextFor({ kind: 'system', name: 'test' });
      const now = ctx.now();
      const erasure = { id: newId(), kind: 'erasure', status: 'running', createdAt: now, dueAt: now } as const;
      await app.db.system((tx) => tx.privacyRequest.create({ data: { ...erasure, userId: payer.account.userId } }));
      const erase = () => eraseAccount(ctx, erasure.id);
      if (when === 'before') await erase();
      const gateways = app.adapters.paymentGateways;
      const named = (provider: string): PaymentGateway | null => {
        const gateway = gateways.named(provider);
        const findBoleto = async () => {
          if (when === 'while') await erase();
          return { number: '0'.repeat(47), uri: 'https://payments.stripe.test/boleto/voucher/2', expiresAt: now };
        };
        return gateway && { ...gateway, findBoleto };
      };
      await recordBoleto(ctx, { ...gateways, named }, { paymentId, companyId }, AbortSignal.timeout(5000));
      expect((await payer.history()).payments).toMatchObject([
        { status: 'pending', email: '', uri: null, boletoNumber: null, boletoUri: null },
      ]);
      expect(await app.db.read.job.count({ where: { companyId, name: 'mail.send-boleto' } })).toBe(0);
    },
  );

  it('whose number the provider does not tell is mailed without it', async () => {
    const { app } = world;
    const payer = await world.boleto();
    await payer.payBrazil().expect(200);
    const session = await world.sessionOf(payer);
    const by = { secret: BRAZIL.secret };
    await world.deliver(world.stripe.event(COMPLETED, session, { payment_status: 'unpaid' }), by).expect(200);
    const { payments } = await payer.history();
    const place = { paymentId: payments[0]?.id ?? '', companyId: payer.companyId };
    const ctx = app.contextFor({ kind: 'system', name: 'test' });
    await recordBoleto(ctx, app.adapters.paymentGateways, place, AbortSignal.timeout(5000));
    expect(await world.onlinePaymentOf(payer)).toMatchObject({ status: 'pending', boleto: null });
    expect(await sendBoletoMail(ctx, { ...place, messageId: 'boleto' })).toEqual({ sent: true });
  });

  it('that fails or runs out may be tried again', async () => {
    const payer = await world.boleto();
    const by = { secret: BRAZIL.secret };
    for (const type of ['checkout.session.async_payment_failed', 'checkout.session.expired']) {
      await payer.payBrazil().expect(200);
      await world.deliver(world.stripe.event(type, await world.sessionOf(payer)), by).expect(200);
      expect(await world.onlinePaymentOf(payer)).toEqual({
        uri: null,
        status: 'failed',
        method: 'boleto',
        submitted_at: null,
        boleto: null,
      });
      expect((await payer.read()).onboarding_step).toBe('payment');
    }
    await payer.payBrazil().expect(200);
    await world
      .deliver(world.stripe.event(COMPLETED, await world.sessionOf(payer), { payment_status: 'paid' }), by)
      .expect(200);
    expect((await payer.history()).payments.map(({ status }) => status)).toEqual(['failed', 'failed', 'paid']);
  });

  it('may be heard of in any order', async () => {
    const payer = await world.boleto();
    await payer.payBrazil().expect(200);
    const session = await world.sessionOf(payer);
    const by = { secret: BRAZIL.secret };
    await world.deliver(world.stripe.event('checkout.session.async_payment_succeeded', session), by).expect(200);
    await world.deliver(world.stripe.event(COMPLETED, session, { payment_status: 'unpaid' }), by).expect(200);
    await world.deliver(world.stripe.event('checkout.session.expired', session), by).expect(200);
    expect(await world.onlinePaymentOf(payer)).toMatchObject({ status: 'paid', submitted_at: null });
    const log = await world.app.db.read.paymentNotification.findMany({
      where: { companyId: payer.companyId },
      orderBy: { id: 'asc' },
    });
    expect(log.map(({ outcome }) => outcome)).toEqual(['applied', 'late', 'late']);
    // A payment still counts if it arrives after the checkout session has expired.
    const other = await world.boleto();
    await other.payBrazil().expect(200);
    const late = await world.sessionOf(other);
    await world.deliver(world.stripe.event('checkout.session.expired', late), by).expect(200);
    await world.deliver(world.stripe.event('checkout.session.async_payment_succeeded', late), by).expect(200);
    expect(await world.onlinePaymentOf(other)).toMatchObject({ status: 'paid' });
  });
});
