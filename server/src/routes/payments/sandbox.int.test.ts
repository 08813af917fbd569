import { newId } from '@homologa/core/kernel/ids';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingOf, buildPayer, buildReferencedPayer, type Payer } from '../../test/payment-builders';
import { serveRoutes } from '../../test/serve-routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { reportRoutes } from '../reports/reports.routes';
import { billingRoutes } from './billing.routes';
import { notificationRoutes } from './notifications.routes';
import { paymentProofRoutes } from './payment-proofs.routes';
import { sandboxRoutes } from './sandbox.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [
    ...onboardingRoutes,
    ...billingRoutes,
    ...paymentProofRoutes,
    ...notificationRoutes,
    ...reportRoutes,
    ...sandboxRoutes,
  ]);
});
afterAll(() => app.destroy());

const card = () => buildReferencedPayer(app, server, 'mexico', 'credit_card');
const newestOf = async (payer: Payer) => (await payer.read()).bir_request?.online_payment;

async function pageOf(payer: Payer): Promise<string> {
  const { body } = await payer.payOnline().expect(200);
  expect(body.uri).toMatch(new RegExp(`^${app.config.publicUrl}/sandbox/payments/[0-9a-f-]{36}$`));
  return new URL(body.uri).pathname;
}

const play = (path: string, outcome: string) => request(server).post(path).type('form').send({ outcome });

describe("the sandbox's page", () => {
  it('says what it is, in three languages, and lets nothing run', async () => {
    const payer = await card();
    const path = await pageOf(payer);
    const page = await request(server).get(path).expect(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(page.text).toContain('SANDBOX');
    expect(page.text).toContain('MX$850.00');
    expect(page.text).toContain('Credit Card');
    expect(page.text).not.toContain('ana@acme.test');
    expect(page.text.match(/<form/g)).toHaveLength(1);
    for (const outcome of ['paid', 'failed', 'pending']) expect(page.text).toContain(`value="${outcome}"`);
    const spanish = await request(server).get(`${path}?lang=es`).expect(200);
    expect(spanish.text).toContain('<html lang="es">');
    expect(spanish.text).toContain('Pago de prueba');
    const portuguese = await request(server).get(`${path}?lang=pt-BR`).expect(200);
    expect(portuguese.text).toContain('Pagamento de teste');
    await request(server).get(`/sandbox/payments/${newId()}`).expect(404);
    await request(server).get('/sandbox/payments/nonsense').expect(404);
  });

  it('speaks the language in which it was asked for', async () => {
    const payer = await card();
    const { body } = await payer.payOnline().set('Accept-Language', 'pt').expect(200);
    const page = await request(server).get(new URL(body.uri).pathname).expect(200);
    expect(page.text).toContain('<html lang="pt-BR">');
  });

  it("is the payer's: the client sees that there is a payment and not where", async () => {
    const payer = await card();
    await pageOf(payer);
    const { body } = await request(server)
      .post('/api/bir-requests')
      .set('Authorization', `Bearer ${payer.admin.token}`)
      .send({ supplier: { workflow_id: payer.workflow.id, supplier_id: payer.supplier.id } })
      .expect(200);
    expect(body.online_payment).toMatchObject({ status: 'pending', uri: null });
    expect((await newestOf(payer))?.uri).toContain('/sandbox/payments/');
  });

  it('pays by a signed notification, and leads back', async () => {
    const payer = await card();
    const path = await pageOf(payer);
    const answer = await play(path, 'paid').expect(303);
    const { workflow, supplier } = payer;
    expect(answer.headers.location).toBe(`/onboarding/${workflow.id}/suppliers/${supplier.id}?payment=returned`);
    expect(await payer.read()).toMatchObject({
      onboarding_step: 'confirmation_call',
      payment: { stage: 'done', proofs: [] },
      bir_request: { online_payment: { status: 'paid', uri: null } },
    });
    const { updates } = await payer.history();
    expect(updates.slice(-2)).toEqual(['payment_reference', 'payment_proof']);
    expect((await play(path, 'failed').expect(409)).body.code).toBe('payment_already_made');
    expect((await newestOf(payer))?.status).toBe('paid');
    expect((await request(server).get(path).expect(200)).text).not.toContain('<form');
  });

  it('fails, and lets the supplier try again', async () => {
    const payer = await card();
    const path = await pageOf(payer);
    await play(path, 'failed').expect(303);
    expect(await newestOf(payer)).toMatchObject({ status: 'failed', uri: null });
    expect((await payer.read()).onboarding_step).toBe('payment');
    const again = await pageOf(payer);
    expect(again).not.toBe(path);
    await play(again, 'paid').expect(303);
    expect((await payer.read()).onboarding_step).toBe('confirmation_call');
  });

  it('leaves a payment pending, which may then be paid', async () => {
    const payer = await buildReferencedPayer(app, server, 'brazil', 'boleto');
    const made = await payer.payBrazil().expect(200);
    const path = new URL(made.body.online_payment.uri).pathname;
    await play(path, 'pending').expect(303);
    expect(await newestOf(payer)).toMatchObject({ status: 'pending', submitted_at: expect.any(String) });
    expect((await payer.read()).onboarding_step).toBe('payment');
    await request(server).post(path).send({ outcome: 'paid' }).expect(303);
    expect(await newestOf(payer)).toMatchObject({ status: 'paid' });
  });

  it('knows three outcomes, and its notifications cannot be made by hand', async () => {
    const payer = await card();
    const path = await pageOf(payer);
    await play(path, 'free').expect(422);
    const body = { id: newId(), type: 'paid', payment_id: path.split('/').at(-1), amount: 850_00, currency: 'MXN' };
    for (const signature of ['', 't=1,v1=00', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      const forged = await request(server)
        .post('/payments/notifications/sandbox')
        .set('Homologa-Sandbox-Signature', signature)
        .send(body);
      expect([forged.status, forged.body.code]).toEqual([400, 'payment_notification_invalid']);
    }
    expect((await newestOf(payer))?.status).toBe('pending');
  });
});

describe('without a payment provider', () => {
  let bare: TestApp;
  let bareServer: Express;
  beforeAll(async () => {
    bare = await createTestApp({ PAYMENT_GATEWAY: 'none' });
    bareServer = serveRoutes(bare, [
      ...onboardingRoutes,
      ...billingRoutes,
      ...paymentProofRoutes,
      ...notificationRoutes,
      ...reportRoutes,
      ...sandboxRoutes,
    ]);
  });
  afterAll(() => bare.destroy());

  it('a card is not offered in Mexico, and there is no sandbox', async () => {
    const payer = await buildPayer(bare, bareServer, 'mexico');
    expect((await payer.read()).payment).toMatchObject({
      methods: ['cash', 'nominal_check', 'electronic_funds_transfer', 'to_define'],
      online_methods: [],
    });
    await payer.rfc().expect(200);
    const refused = await payer.billing({ ...billingOf('mexico', 'credit_card'), submit: true }).expect(422);
    expect(refused.body.details).toMatchObject([{ path: 'payment.method' }]);
    await request(bareServer).get(`/sandbox/payments/${newId()}`).expect(404);
    await request(bareServer).post('/payments/notifications/sandbox').send({}).expect(404);
  });

  it('Brazil pays by its instructions and a proof', async () => {
    const payer = await buildReferencedPayer(bare, bareServer, 'brazil', 'boleto');
    expect((await payer.read()).payment).toMatchObject({
      methods: ['boleto', 'credit_card'],
      online_methods: [],
      instructions: { bank: [{ bank: 'Banco Demo Brasil' }] },
    });
    expect((await payer.payBrazil().expect(409)).body).toMatchObject({
      code: 'online_payment_not_available',
      error: 'Online payment is not available for this payment method.',
    });
    await payer.proofs(['a.csv', 'a,b']).expect(200);
    expect((await payer.confirm().expect(200)).body.onboarding_step).toBe('confirmation_call');
  });
});
