import { sendEmailConfirmationMail } from '@homologa/core/mail/send-email-confirmation-mail';
import {
  buildCompany,
  buildLink,
  buildSupplier,
  buildSupplierAccount,
  buildWorkflow,
} from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../app';
import { onboardingClient } from '../../test/onboarding-builders';

let app: TestApp;
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_LINK_RATE_LIMIT: '1000' });
  server = createServer(app);
});
afterAll(() => app.destroy());

const typed = {
  full_name: 'Luisa Gómez',
  company_name: 'Aceros del Sur S.A.',
  email: ' Luisa@Aceros.test ',
  country: 'Argentina',
  phone: '+54 11 1234',
};

const register = (workflowId: string, change: object = {}) =>
  request(server)
    .post(`/onboarding/workflows/${workflowId}/suppliers`)
    .send({ invite: { ...typed, ...change } });

async function buildPublicWorkflow(company: Parameters<typeof buildCompany>[1] = {}) {
  const { id } = await buildCompany(app, company);
  return buildWorkflow(app, id);
}

/** Does what the worker does with the job, and reads the code from the mail. */
async function readMailedCode(companyId: string, supplierId: string): Promise<string> {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const before = await app.db.read.capturedMail.count();
  await sendEmailConfirmationMail(ctx, { companyId, supplierId, messageId: `${supplierId}-${before}` });
  const mail = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? '';
}

const usedOf = async (companyId: string) =>
  (await app.db.read.companyProduct.findFirstOrThrow({ where: { companyId, type: 'questionnaire' } })).used;

describe('the public link', () => {
  it('makes a supplier that counts once its e-mail is confirmed', async () => {
    const workflow = await buildPublicWorkflow();
    const made = await register(workflow.id).expect(201);
    expect(made.body).toEqual({ _id: expect.any(String), id: made.body.id, token: expect.any(String) });
    const { _id: supplierId, token: link } = made.body;
    const calls = onboardingClient(server, { workflowId: workflow.id, supplierId });
    const supplier = await app.db.read.supplier.findUniqueOrThrow({ where: { id: supplierId } });
    expect(supplier).toMatchObject({ selfRegistered: true, country: 'argentina', emails: ['luisa@aceros.test'] });
    const jobs = await app.db.read.job.findMany({ where: { companyId: workflow.companyId } });
    expect(jobs.map(({ name }) => name)).toEqual(['mail.send-email-confirmation']);

    const account = await buildSupplierAccount(app, 'luisa@aceros.test');
    const early = await calls.connect({ link, token: account.token }).expect(409);
    expect(early.body.code).toBe('email_not_confirmed');
    expect(await usedOf(workflow.companyId)).toBe(0);

    const code = await readMailedCode(workflow.companyId, supplierId);
    const wrong = await calls.confirm({ link }, code === '123456' ? '654321' : '123456').expect(422);
    expect(wrong.body.code).toBe('confirmation_code_invalid');
    const confirmed = await calls.confirm({ link }, ` ${code} `).expect(200);
    expect(confirmed.body).toMatchObject({ _id: supplierId, account: null });
    await calls.confirm({ link }, 'anything').expect(200);
    expect(await usedOf(workflow.companyId)).toBe(1);
    await calls.connect({ link, token: account.token }).expect(200);
  });

  it('writes in the language in which the supplier has read', async () => {
    const workflow = await buildPublicWorkflow();
    const made = await register(workflow.id, { email: 'lia@aceros.test' }).set('Accept-Language', 'pt-BR').expect(201);
    const { _id: supplierId, token: link } = made.body;
    const localeOf = async () => (await app.db.read.supplier.findUniqueOrThrow({ where: { id: supplierId } })).locale;
    const calls = onboardingClient(server, { workflowId: workflow.id, supplierId });
    const code = await readMailedCode(workflow.companyId, supplierId);
    const mail = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(mail.text).toContain('Olá');
    await calls.confirm({ link }, code).expect(200);
    const { token } = await buildSupplierAccount(app, 'lia@aceros.test');
    await calls.connect({ link, token }, { language: 'es' }).expect(200);
    expect(await localeOf()).toBe('es');

    await calls.language({ link }, 'en').expect(401);
    await calls.language({ token }, 'fr').expect(422);
    const { body } = await calls.language({ token }, 'en').expect(200);
    expect([body.account.phone, await localeOf()]).toEqual([expect.any(String), 'en']);
  });

  it('takes no further guess after five wrong ones', async () => {
    const workflow = await buildPublicWorkflow();
    const { _id: supplierId, token: link } = (await register(workflow.id).expect(201)).body;
    const calls = onboardingClient(server, { workflowId: workflow.id, supplierId });
    const code = await readMailedCode(workflow.companyId, supplierId);
    for (let guess = 0; guess < 5; guess += 1) await calls.confirm({ link }, 'wrong').expect(422);
    await calls.confirm({ link }, code).expect(422);
    const next = await readMailedCode(workflow.companyId, supplierId);
    await calls.confirm({ link }, next).expect(200);
  });

  it('leaves the e-mail unconfirmed when the quota is used up', async () => {
    const workflow = await buildPublicWorkflow({ total: 1 });
    const places = [];
    for (const email of ['a@aceros.test', 'b@aceros.test']) {
      const { _id: supplierId, token: link } = (await register(workflow.id, { email }).expect(201)).body;
      const code = await readMailedCode(workflow.companyId, supplierId);
      places.push({ link, code, calls: onboardingClient(server, { workflowId: workflow.id, supplierId }) });
    }
    const answers = await Promise.all(places.map(({ calls, link, code }) => calls.confirm({ link }, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toBe('You reached product limit. Please contact support for upgrade.');
    expect(await usedOf(workflow.companyId)).toBe(1);
    const unconfirmed = await app.db.read.supplier.count({
      where: { workflowId: workflow.id, unconfirmedEmail: { not: null } },
    });
    expect(unconfirmed).toBe(1);
  });

  it('answers an invited e-mail alike, without a token, and mails its own link again', async () => {
    const workflow = await buildPublicWorkflow();
    const supplier = await buildSupplier(app, workflow, { emails: ['luisa@aceros.test'], invitationState: 'sent' });
    await buildLink(app, supplier);
    const again = await register(workflow.id, { email: 'LUISA@aceros.test' }).expect(201);
    expect(again.body).toEqual({ _id: supplier.id, id: supplier.id });
    const jobs = await app.db.read.job.findMany({ where: { companyId: workflow.companyId } });
    expect(jobs.map(({ name, payload }) => [name, payload])).toEqual([
      ['mail.send-invitation', { supplierId: supplier.id }],
    ]);
    const trail = { companyId: workflow.companyId, objectId: supplier.id };
    expect((await app.db.read.auditEntry.findMany({ where: trail })).map(({ action }) => action)).toEqual([
      'onboarding.register_again',
    ]);
  });

  it('makes one supplier of many posts of one e-mail at the same moment', async () => {
    const workflow = await buildPublicWorkflow();
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(workflow.id)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.token)).toHaveLength(1);
  });

  it('says what is missing, fields before the company name', async () => {
    const workflow = await buildPublicWorkflow();
    const missing = await register(workflow.id, { full_name: '', phone: ' ', company_name: '' }).expect(422);
    expect(missing.body.error).toBe('All fields are required');
    expect(missing.body.details.map(({ path }: { path: string }) => path)).toEqual([
      'full_name',
      'phone',
      'company_name',
    ]);
    const nameless = await register(workflow.id, { company_name: '' }).expect(422);
    expect(nameless.body.error).toBe('Company name is required');
    await register(workflow.id, { email: 'nobody' }).expect(422);
    await register(workflow.id, { country: 'Atlantis' }).expect(201);
  });

  it('is not there where the company has none, the workflow is a draft or unknown', async () => {
    const without = await buildPublicWorkflow({ publicOnboardingLink: false });
    expect((await register(without.id).expect(404)).body.code).toBe('public_link_disabled');
    const { id } = await buildCompany(app);
    const draft = await buildWorkflow(app, id, { status: 'draft' });
    await register(draft.id).expect(404);
    await register('01890000-0000-7000-8000-000000000000').expect(404);
  });

  it('is limited per address', async () => {
    const limited = await createTestApp({ PUBLIC_LINK_RATE_LIMIT: '3' });
    try {
      const company = await buildCompany(limited);
      const workflow = await buildWorkflow(limited, company.id);
      const post = (place: number) =>
        request(createServer(limited))
          .post(`/onboarding/workflows/${workflow.id}/suppliers`)
          .send({ ...typed, email: `p${place}@aceros.test` });
      for (let place = 0; place < 3; place += 1) await post(place).expect(201);
      const refused = await post(3).expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.destroy();
    }
  });
});
