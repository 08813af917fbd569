import { newId } from '@homologa/core/kernel/ids';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingOf, buildPayer, buildReferencedPayer } from '../../test/payment-builders';
import { serveRoutes } from '../../test/serve-routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { billingRoutes } from './billing.routes';
import { paymentProofRoutes } from './payment-proofs.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...onboardingRoutes, ...billingRoutes, ...paymentProofRoutes]);
});
afterAll(async () => {
  await app.destroy();
});

const names = (proofs: { name: string }[]) => proofs.map(({ name }) => name);

describe('proofs of payment', () => {
  it('come after the reference, several at once, each under a name of its own', async () => {
    const payer = await buildPayer(app, server, 'peru');
    await payer.proofs(['a.csv', 'a,b']).expect(409);
    await payer.billing({ ...billingOf('peru', 'wire_transfer'), submit: true }).expect(200);
    const first = await payer.proofs(['a.csv', '1,1'], ['a.csv', '2,2'], ['comprobante ñ.csv', '3,3']).expect(200);
    expect(names(first.body.payment.proofs)).toEqual(['a.csv', 'a (2).csv', 'comprobante ñ.csv']);
    const second = await payer.proofs(['a.csv', '4,4']).expect(200);
    expect(second.body.payment.proofs[3]).toMatchObject({ name: 'a (3).csv', size: 3 });
    await payer.removeProof('a (2).csv').expect(200);
    const left = await payer.removeProof('comprobante ñ.csv').expect(200);
    expect(names(left.body.payment.proofs)).toEqual(['a.csv', 'a (3).csv']);
    await payer.removeProof('a (2).csv').expect(404);
    await payer.removeProof('../../etc/passwd').expect(404);
    const again = await payer.proofs(['a.csv', '5,5']).expect(200);
    expect(names(again.body.payment.proofs)).toContain('a (2).csv');
  });

  it('are all taken or none', async () => {
    const payer = await buildReferencedPayer(app, server, 'peru', 'wire_transfer');
    await payer.proofs(['a.csv', '1,1'], ['page.html', '<!doctype html><p>']).expect(415);
    expect((await payer.read()).payment?.proofs).toEqual([]);
    expect((await payer.proofs().field('x', '1').expect(422)).body.code).toBe('file_required');
    const many = Array.from({ length: 11 }, (_, index) => [`${index}.csv`, 'a,b'] as [string, string]);
    await payer.proofs(...many).expect(400);
  });

  it('are rejected beside the id of an upload in parts', async () => {
    const payer = await buildReferencedPayer(app, server, 'peru', 'wire_transfer');
    const { body } = await payer.proofs(['a.csv', '1,1']).field('upload_id', newId()).expect(400);
    expect(body.code).toBe('malformed_request');
    expect((await payer.read()).payment?.proofs).toEqual([]);
  });

  it('uploaded at the same moment never share a name', async () => {
    const payer = await buildReferencedPayer(app, server, 'peru', 'wire_transfer');
    const answers = await Promise.all([1, 2, 3].map(() => payer.proofs(['a.csv', 'a,b'])));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(names((await payer.read()).payment?.proofs ?? []).toSorted()).toEqual(['a (2).csv', 'a (3).csv', 'a.csv']);
  });
});

describe('the instructions as a PDF', () => {
  it('are for the supplier of the payment, once it has given its reference', async () => {
    const payer = await buildPayer(app, server, 'peru');
    await payer.slip('es').expect(409);
    await payer.billing({ ...billingOf('peru', 'wire_transfer'), submit: true }).expect(200);
    const { body, headers } = await payer.slip('es').buffer().expect(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="?Instrucciones_de_pago_.*\.pdf/);
    expect(Buffer.from(body).subarray(0, 5).toString()).toBe('%PDF-');
    const stranger = await buildPayer(app, server, 'peru');
    const path = `/onboarding/workflows/${payer.workflow.id}/suppliers/${payer.supplier.id}/payment-instructions.pdf`;
    await request(server).get(path).set('Authorization', `Bearer ${stranger.account.token}`).expect(404);
    await request(server).get(path).expect(401);
  });

  it('are refused once the payment is accepted', async () => {
    const payer = await buildReferencedPayer(app, server, 'peru', 'wire_transfer');
    await payer.proofs(['a.csv', 'a,b']).expect(200);
    await payer.confirm().expect(200);
    await payer.slip('es').expect(200);
    await app.db.system((tx) =>
      tx.charge.updateMany({ where: { supplierId: payer.supplier.id }, data: { state: 'accepted' } }),
    );
    const refused = await payer.slip('es').expect(409);
    expect(refused.body).toMatchObject({ code: 'payment_already_made' });
  });

  it('do not exist where the client pays', async () => {
    const payer = await buildPayer(app, server, 'peru', { workflow: { payment: 'client' } });
    await payer.slip('es').expect(404);
  });
});

describe('confirming', () => {
  it('needs a proof, moves the step on once, and writes everything in order', async () => {
    const payer = await buildReferencedPayer(app, server, 'argentina', 'cash_deposit');
    const refused = await payer.confirm().expect(422);
    expect(refused.body).toMatchObject({
      error: 'Please upload proof of payment',
      code: 'payment_proof_required',
    });
    await payer.proofs(['a.csv', 'a,b']).expect(200);
    const done = await payer.confirm().expect(200);
    expect(done.body).toMatchObject({ onboarding_step: 'confirmation_call', payment: { stage: 'done' } });
    const [one, two] = await Promise.all([payer.confirm(), payer.confirm()]);
    expect([one?.status, two?.status]).toEqual([200, 200]);
    const { updates, activities, requests } = await payer.history();
    expect(updates).toEqual(['started_onboarding', 'account', 'payment_reference', 'payment_proof']);
    expect(activities).toEqual(['onboarding_started', 'onboarding_finished', 'bir_report_requested']);
    expect(requests).toBe(1);
  });

  it('ends the onboarding of a questionnaire', async () => {
    const payer = await buildReferencedPayer(app, server, 'spain', 'cash', {
      workflow: { reportType: 'questionnaire' },
    });
    await payer.proofs(['a.csv', 'a,b']).expect(200);
    const done = await payer.confirm().expect(200);
    expect(done.body).toMatchObject({ onboarding_step: 'finished', status: 'completed' });
    expect((await payer.history()).updates).toEqual([
      'started_onboarding',
      'account_created',
      'payment_reference',
      'payment_proof',
      'onboarding_completed',
    ]);
  });

  it('keeps a proof: the last one can be replaced, not taken away', async () => {
    const payer = await buildReferencedPayer(app, server, 'peru', 'wire_transfer');
    await payer.proofs(['a.csv', 'a,b']).expect(200);
    await payer.confirm().expect(200);
    expect((await payer.removeProof('a.csv').expect(422)).body.code).toBe('payment_proof_required');
    await payer.proofs(['b.csv', 'a,b']).expect(200);
    const left = await payer.removeProof('a.csv').expect(200);
    expect(names(left.body.payment.proofs)).toEqual(['b.csv']);
  });

  it('judges the reference again, which may have been changed since', async () => {
    const payer = await buildReferencedPayer(app, server, 'peru', 'wire_transfer');
    await payer.proofs(['a.csv', 'a,b']).expect(200);
    await payer.billing({ general: { tax_id: '1' } }).expect(200);
    expect((await payer.confirm().expect(422)).body.error).toBe('RUC is not valid');
    expect((await payer.history()).updates).not.toContain('payment_proof');
  });

  it('is a correction for the desk once verification has begun', async () => {
    const payer = await buildReferencedPayer(app, server, 'peru', 'wire_transfer');
    await payer.proofs(['a.csv', 'a,b']).expect(200);
    await payer.confirm().expect(200);
    const { id: supplierId, companyId } = payer.supplier;
    await app.db.system((tx) =>
      tx.statusUpdate.create({
        data: {
          id: payer.questions.optional.id,
          companyId,
          supplierId,
          name: 'data_verification',
          createdAt: new Date(),
        },
      }),
    );
    await payer.billing({ general: { city: 'Cusco' }, submit: true }).expect(200);
    expect((await payer.history()).updates.slice(-2)).toEqual(['data_verification', 'supplier_updated_data']);
  });
});

describe('instructions', () => {
  const instructionsAt = async (country: string, method: string, now: string, pricePerSupplier = 850_00) => {
    const payer = await buildReferencedPayer(app, server, country, method, { workflow: { pricePerSupplier } });
    app.setNow(new Date(now));
    const { payment } = await payer.read();
    return payment?.instructions;
  };

  it('date the invoice by the 26th in Mexico City, and by the day it was paid once it is', async () => {
    const payer = await buildReferencedPayer(app, server, 'mexico', 'cash');
    const dateAt = async (now: string) => {
      app.setNow(new Date(now));
      return (await payer.read()).payment?.instructions.invoice_date;
    };
    const { userId } = payer.account;
    const expiresAt = new Date('2100-01-01');
    await app.db.system((tx) => tx.session.updateMany({ where: { userId }, data: { expiresAt } }));
    expect(await dateAt('2026-12-27T05:59:59Z')).toBe('2026-12-26');
    expect(await dateAt('2026-12-27T06:00:00Z')).toBe('2027-01-01');
    app.setNow(new Date('2026-12-27T05:59:59Z'));
    await payer.proofs(['a.csv', 'a,b']).expect(200);
    await payer.confirm().expect(200);
    expect(await dateAt('2026-12-28T06:00:00Z')).toBe('2026-12-26');
    expect((await payer.read()).payment?.instructions).toMatchObject({ cie: '0000000', invoice_cut_off_day: 26 });
  });

  it('deduct 12 % above 700 soles', async () => {
    const now = new Date().toISOString();
    expect(await instructionsAt('peru', 'wire_transfer', now, 700_00)).not.toHaveProperty('deduction');
    expect(await instructionsAt('peru', 'wire_transfer', now, 700_01)).toMatchObject({
      deduction: { rate: 12, threshold: 700, amount: 84, remainder: 616.01, account: { bank: expect.any(String) } },
    });
    expect(await instructionsAt('argentina', 'cash_deposit', now)).not.toHaveProperty('deduction');
  });

  it('name the accounts of the chosen method', async () => {
    const now = new Date().toISOString();
    const banks = async (method: string) => (await instructionsAt('guyana', method, now))?.bank.map(({ bank }) => bank);
    expect(await banks('paypal')).toEqual(['PayPal']);
    expect(await banks('wire_transfer')).toEqual(['Demo Bank']);
  });
});
