import { buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { birRequestResponse } from '@homologa/domain/bir-form/bir-request.contract';
import { PAYMENT_REGION_RULES, type PaymentRegion } from '@homologa/domain/catalog/payment-regions';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingOf, buildPayer, buildReferencedPayer } from '../../test/payment-builders';
import { serveRoutes } from '../../test/serve-routes';
import { answersRoutes } from '../onboarding/answers.routes';
import { birRequestsRoutes } from '../onboarding/bir-requests.routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { billingRoutes } from './billing.routes';
import { paymentProofRoutes } from './payment-proofs.routes';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [
    ...onboardingRoutes,
    ...answersRoutes,
    ...birRequestsRoutes,
    ...billingRoutes,
    ...paymentProofRoutes,
  ]);
});
afterAll(() => app.destroy());

const COUNTRY: Record<PaymentRegion, string> = {
  argentina: 'argentina',
  brazil: 'brazil',
  mexico: 'mexico',
  peru: 'peru',
  ccs: 'guyana',
  international: 'spain',
};
const regions = Object.keys(COUNTRY) as PaymentRegion[];
const pathsOf = (details: { path: string }[]) => details.map(({ path }) => path);

describe.each(regions)('the payment reference of %s', (region) => {
  const country = COUNTRY[region];
  const { methods, required, currency } = PAYMENT_REGION_RULES[region];

  it('is saved as it is typed, judged when submitted, and recorded once', async () => {
    const payer = await buildPayer(app, server, country);
    expect(await payer.read()).toMatchObject({
      onboarding_step: 'payment',
      payment_region: region,
      payment: { region, methods, currency, price: 850, stage: 'reference', proofs: [], person_name: '' },
    });
    const { general, payment } = billingOf(country, methods[0] ?? '');
    const half = await payer.billing({ general: { company_name: ' ACME ' } }).expect(200);
    expect(birRequestResponse.strict().parse(half.body).billing.general.company_name).toBe('ACME');

    const refused = await payer.billing({ submit: true }).expect(422);
    expect(refused.body.error).toBe('All fields are required');
    const filledIn = new Set(['general.company_name', ...(region === 'peru' ? [] : ['general.tax_id_type'])]);
    expect(pathsOf(refused.body.details)).toEqual([
      ...required.filter((path) => !filledIn.has(path)),
      ...(region === 'mexico' ? ['rfc_document'] : []),
    ]);

    if (region === 'mexico') await payer.rfc().expect(200);
    await payer.billing({ general }).expect(200);
    const submitted = await payer.billing({ payment, submit: true }).expect(200);
    expect(submitted.body.billing.general.tax_id).toBe(general.tax_id.toUpperCase().replace(/[^A-Z0-9]/g, ''));
    await payer.billing({ submit: true }).expect(200);
    expect((await payer.read()).payment).toMatchObject({ stage: 'payment', person_name: 'Ana Pérez' });
    const { updates } = await payer.history();
    expect(updates).toEqual(['started_onboarding', 'account', 'payment_reference']);
  });

  it('takes every method of the region, and none of the others', async () => {
    const payer = await buildPayer(app, server, country);
    if (region === 'mexico') await payer.rfc().expect(200);
    for (const method of methods) await payer.billing({ ...billingOf(country, method), submit: true }).expect(200);
    const foreign = (['cash', 'wire_transfer', 'boleto'] as const).find((method) => !methods.includes(method)) ?? '';
    const refused = await payer.billing({ payment: { method: foreign }, submit: true }).expect(422);
    expect(pathsOf(refused.body.details)).toEqual(['payment.method']);
  });
});

describe('what is particular', () => {
  const submitWith = async (country: string, change: { general?: object; payment?: object }) => {
    const payer = await buildPayer(app, server, country);
    if (country === 'mexico') await payer.rfc().expect(200);
    const { general, payment } = billingOf(country, PAYMENT_REGION_RULES[country as PaymentRegion].methods[0] ?? '');
    const body = {
      general: { ...general, ...change.general },
      payment: { ...payment, ...change.payment },
      submit: true,
    };
    const answer = await payer.billing(body);
    return [answer.status, answer.body.error, pathsOf(answer.body.details ?? [])];
  };

  it.each([
    ['mexico', { general: { tax_id: 'EKU900317' } }, 'RFC is not valid', 'general.tax_id'],
    ['peru', { general: { tax_id: '2013131295' } }, 'RUC is not valid', 'general.tax_id'],
    ['peru', { general: { tax_id_type: 'dni', tax_id: '1234567' } }, 'DNI is not valid', 'general.tax_id'],
    ['brazil', { general: { tax_id: '12.ABC.345/01DE-36' } }, 'CNPJ is not valid', 'general.tax_id'],
    ['argentina', { general: { tax_id: '20-12345678-5' } }, 'CUIT is not valid', 'general.tax_id'],
    ['mexico', { payment: { cfi: '' } }, 'All fields are required', 'payment.cfi'],
    ['brazil', { payment: { terms_accepted: false } }, 'All fields are required', 'payment.terms_accepted'],
    ['peru', { general: { tax_id_type: '' } }, 'All fields are required', 'general.tax_id_type'],
  ])('%s with %j: %s', async (country, change, error, path) => {
    expect(await submitWith(country, change)).toEqual([422, error, [path]]);
  });

  it('needs the RFC document in Mexico, which can then be replaced and not taken away', async () => {
    const payer = await buildPayer(app, server, 'mexico');
    const body = { ...billingOf('mexico', 'cash'), submit: true };
    const refused = await payer.billing(body).expect(422);
    expect(refused.body).toMatchObject({ error: 'Please upload RFC document', code: 'rfc_document_required' });
    await payer.removeRfc().expect(200);
    await payer.rfc('a.csv').expect(200);
    await payer.removeRfc().expect(200);
    await payer.rfc('b.csv').expect(200);
    const replaced = await payer.rfc('c.csv').expect(200);
    expect(replaced.body.payment.rfc_documents.map(({ name }: { name: string }) => name)).toEqual(['c.csv']);
    await payer.billing(body).expect(200);
    expect((await payer.removeRfc().expect(422)).body.code).toBe('rfc_document_required');
    await payer.rfc('d.csv').expect(200);
    const peru = await buildPayer(app, server, 'peru');
    await peru.rfc().expect(422);
  });

  it('takes the constancia that the report form has already got, and the form takes that of the payment', async () => {
    const payer = await buildPayer(app, server, 'mexico', { workflow: { reportType: 'bir' }, step: 'payment' });
    const files = `/onboarding/bir-requests/${payer.requestId}/files`;
    const asSupplier = { Authorization: `Bearer ${payer.account.token}` };
    const form = await request(server)
      .patch(files)
      .set(asSupplier)
      .field('type', 'tax_certificate')
      .attach('file', Buffer.from('a,b'), 'csf.csv')
      .expect(200);
    expect(form.body.missing).not.toContain('files.tax_certificate');
    const names = async () => (await payer.read()).payment?.rfc_documents.map(({ name }) => name);
    expect(await names()).toEqual(['csf.csv']);
    await payer.billing({ ...billingOf('mexico', 'cash'), submit: true }).expect(200);
    const remove = (name: string) => request(server).delete(files).set(asSupplier).query({ fileName: name });
    expect((await remove('csf.csv').expect(422)).body.code).toBe('rfc_document_required');
    await payer.rfc('newer.csv').expect(200);
    expect(await names()).toEqual(['newer.csv']);
    const left = await remove('csf.csv').expect(200);
    expect(left.body.missing).not.toContain('files.tax_certificate');
    expect((await payer.removeRfc().expect(422)).body.code).toBe('rfc_document_required');
  });

  it('drops the mobile phone in Mexico and knows states by name', async () => {
    const payer = await buildPayer(app, server, 'mexico');
    const saved = await payer.billing({ general: { mobile_phone: '+525512345678', state: 'Jalisco' } }).expect(200);
    expect(saved.body.billing.general).toMatchObject({ mobile_phone: '', state: 'JAL', tax_id_type: 'rfc' });
  });

  it('keeps what was typed even where a rule is broken, and writes nothing where nothing changed', async () => {
    const payer = await buildPayer(app, server, 'peru');
    await payer
      .billing({ general: { company_name: 'ACME', tax_id_type: 'ruc', tax_id: '1' }, submit: true })
      .expect(422);
    expect((await payer.read()).bir_request?.billing.general).toMatchObject({ company_name: 'ACME', tax_id: '1' });
    const audits = () => app.db.read.auditEntry.findMany({ where: { objectId: payer.requestId } });
    const before = await audits();
    expect(before.map(({ action, facts }) => [action, facts])).toEqual([
      ['onboarding.save_billing', { fields: expect.arrayContaining(['company_name', 'tax_id']) }],
    ]);
    await payer.billing({ general: { company_name: 'ACME' } }).expect(200);
    expect(await audits()).toEqual(before);
  });
});

describe('when it cannot be given', () => {
  it('has no method in Chile, where the step is skipped', async () => {
    const payer = await buildPayer(app, server, 'chile', { step: null });
    expect(await payer.read()).toMatchObject({ onboarding_step: 'questionnaire', payment: null, payment_region: null });
    for (const body of [billingOf('chile', 'cash'), { ...billingOf('chile', 'wire_transfer'), submit: true }]) {
      const refused = await payer.billing(body).expect(422);
      expect(pathsOf(refused.body.details)).toEqual(['payment.method']);
    }
    await payer.proofs(['a.csv', 'a,b']).expect(409);
    await payer.payOnline().expect(409);
    await payer.confirm().expect(409);
    const { questions, calls, account } = payer;
    const by = { token: account.token };
    await calls.upload(by, questions.file.id, 'a,b').expect(200);
    const done = await calls.submit(by, [
      { question_id: questions.input.id, answer: 'yes' },
      { question_id: questions.radio.id, answer: questions.radio.options[0]?.id },
      { question_id: questions.checkbox.id, answer: [questions.checkbox.options[0]?.id] },
    ]);
    expect(done.body.onboarding_step).toBe('confirmation_call');
    await payer.proofs(['a.csv', 'a,b']).expect(409);
  });

  it('waits for its step, and is not there when the client pays', async () => {
    const early = await buildPayer(app, server, 'peru', { step: null });
    const body = billingOf('peru', 'wire_transfer');
    expect((await early.billing(body).expect(409)).body.code).toBe('onboarding_step_not_reached');
    const free = await buildPayer(app, server, 'peru', { workflow: { reportType: 'bir', payment: 'client' } });
    expect((await free.read()).payment).toBeNull();
    await free.billing(body).expect(409);
    await free.confirm().expect(409);
  });

  it("is another account's business: 404, and 401 without a session", async () => {
    const mine = await buildPayer(app, server, 'peru');
    const other = await buildPayer(app, server, 'peru');
    const path = `/onboarding/bir-requests/${mine.requestId}`;
    const calls = [
      ['patch', '/billing'],
      ['post', '/online-payment'],
      ['post', '/brazil-payment'],
    ] as const;
    for (const [method, tail] of calls) {
      const call = () => request(server)[method](path + tail);
      await call().send({}).expect(401);
      const asOther = call().set('Authorization', `Bearer ${other.account.token}`);
      await asOther.send({}).expect(404);
    }
  });

  it('is closed with its workflow', async () => {
    const payer = await buildPayer(app, server, 'peru');
    await app.db.system((tx) => tx.workflow.update({ where: { id: payer.workflow.id }, data: { status: 'closed' } }));
    const refused = await payer.billing(billingOf('peru', 'wire_transfer')).expect(409);
    expect(refused.body.error).toBe('This evaluation process has expired or was closed by your client');
  });

  it('is never given, paid or proven by somebody who is logged in as the supplier', async () => {
    const payer = await buildReferencedPayer(app, server, 'mexico', 'credit_card');
    const { userId } = payer.account;
    const { userId: loggedInAsBy } = await buildStaff(app);
    await app.db.system((tx) => tx.session.updateMany({ where: { userId }, data: { loggedInAsBy } }));
    const attempts = [
      payer.billing({ general: { city: 'x' } }),
      payer.billing({ submit: true }),
      payer.proofs(['a.csv', 'a,b']),
      payer.rfc(),
      payer.removeRfc(),
      payer.confirm(),
      payer.payOnline(),
    ];
    for (const attempt of attempts) expect((await attempt.expect(403)).body.code).toBe('not_while_logged_in_as');
  });
});

it("phones are stored in E.164 by the supplier's country, which its region does not tell", async () => {
  const payer = await buildPayer(app, server, 'colombia');
  const { body } = await payer
    .billing({ general: { phone: '300 123 4567', mobile_phone: '310 765 4321' } })
    .expect(200);
  expect(body.billing.general).toMatchObject({ phone: '+573001234567', mobile_phone: '+573107654321' });
});
