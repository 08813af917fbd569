import { randomUUID } from 'node:crypto';
import { sendEmailConfirmationMail } from '@homologa/core/onboarding/account/send-email-confirmation-mail';
import {
  buildCompany,
  buildLink,
  buildSupplier,
  buildSupplierAccount,
  buildWorkflow,
} from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import {
  CODE_FAILURES,
  CODE_FAILURES_PER_ATTEMPT,
  PUBLIC_LINK_MAILS_PER_EMAIL,
} from '@homologa/domain/onboarding/limits';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onboardingClient, publicLinkClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { accountRoutes } from '../accounts/account.routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;

beforeAll(async () => {
  app = await createTestApp({ PUBLIC_LINK_RATE_LIMIT: '1000' });
  server = serveRoutes(app, [...accountRoutes, ...onboardingRoutes]);
});
afterAll(() => app.destroy());
// All tests guess from the same IP address, so the rate limits are reset before each test.
beforeEach(() => app.db.system((tx) => tx.rateLimit.deleteMany({ where: { key: { startsWith: 'code-address' } } })));

const typed = {
  full_name: 'Luisa Gómez',
  company_name: 'Aceros del Sur S.A.',
  email: ' Luisa@Aceros.test ',
  country: 'Argentina',
  phone: '+54 11 4321 0000',
};

const register = (workflowId: string, change: object = {}) =>
  publicLinkClient(server, workflowId).register({ invite: { ...typed, ...change } });
const confirm = (workflowId: string, attemptId: string, code: string) =>
  publicLinkClient(server, workflowId).confirm(attemptId, code);
const idOf = ({ body }: { body: { id?: unknown } }): string => String(body.id);
/** Returns a new e-mail address per call, so that mail limits do not accumulate. */
const someone = () => `${randomUUID()}@aceros.test`;
const supplierOf = (workflowId: string) => app.db.read.supplier.findFirstOrThrow({ where: { workflowId } });

async function buildPublicWorkflow(company: Parameters<typeof buildCompany>[1] = {}) {
  const { id } = await buildCompany(app, company);
  return buildWorkflow(app, id);
}

async function readMail(companyId: string, supplierId: string): Promise<{ code: string; attempt: string }> {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  const before = await app.db.read.capturedMail.count();
  await sendEmailConfirmationMail(ctx, { companyId, supplierId, messageId: `${supplierId}-${before}` });
  const mail = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
  const [, attempt = ''] = /[?&]attempt=([^&#\s]+)/.exec(mail.text) ?? [];
  return { code: /\b\d{6}\b/.exec(mail.text)?.[0] ?? '', attempt };
}

const readMailedCode = async (companyId: string, supplierId: string) => (await readMail(companyId, supplierId)).code;

const usedOf = async (companyId: string) =>
  (await app.db.read.companyProduct.findFirstOrThrow({ where: { companyId, type: 'questionnaire' } })).used;

describe('the public link', () => {
  it('makes a supplier that counts once its e-mail is confirmed', async () => {
    const workflow = await buildPublicWorkflow();
    const made = await register(workflow.id).expect(201);
    const attempt = idOf(made);
    expect(made.body).toEqual({ _id: attempt, id: attempt });
    const supplier = await supplierOf(workflow.id);
    expect(supplier).toMatchObject({
      selfRegistered: true,
      country: 'argentina',
      emails: ['luisa@aceros.test'],
      phone: '+541143210000',
    });
    const no = await register(workflow.id, { phone: 'abc' }).expect(422);
    expect([no.body.code, no.body.details]).toMatchObject(['phone_invalid', [{ path: 'phone' }]]);
    expect(supplier.id).not.toBe(attempt);
    const jobs = await app.db.read.job.findMany({ where: { companyId: workflow.companyId } });
    expect(jobs.map(({ name }) => name)).toEqual(['mail.send-email-confirmation']);
    expect(await usedOf(workflow.companyId)).toBe(0);

    const code = await readMailedCode(workflow.companyId, supplier.id);
    const wrong = await confirm(workflow.id, attempt, code === '123456' ? '654321' : '123456').expect(422);
    expect(wrong.body.code).toBe('confirmation_code_invalid');
    const confirmed = await confirm(workflow.id, attempt, ` ${code} `).expect(200);
    expect(confirmed.body).toEqual({ _id: supplier.id, id: supplier.id, token: expect.any(String) });
    expect(await usedOf(workflow.companyId)).toBe(1);
    const again = await confirm(workflow.id, attempt, code).expect(200);
    expect([again.body.id, await usedOf(workflow.companyId)]).toEqual([supplier.id, 1]);
    await confirm(workflow.id, attempt, 'anything').expect(422);

    const calls = onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id });
    const account = await buildSupplierAccount(app, 'luisa@aceros.test');
    await calls.connect({ link: confirmed.body.token, token: account.token }).expect(200);
  });

  it('connects nobody before the e-mail is confirmed, which its own link may do too', async () => {
    const workflow = await buildPublicWorkflow();
    const email = someone();
    await register(workflow.id, { email }).expect(201);
    const supplier = await supplierOf(workflow.id);
    const link = await buildLink(app, supplier);
    const calls = onboardingClient(server, { workflowId: workflow.id, supplierId: supplier.id });
    const account = await buildSupplierAccount(app, email);
    const early = await calls.connect({ link, token: account.token }).expect(409);
    expect(early.body.code).toBe('email_not_confirmed');
    const code = await readMailedCode(workflow.companyId, supplier.id);
    expect((await calls.confirm({ link }, code).expect(200)).body).toMatchObject({ _id: supplier.id, account: null });
    await calls.confirm({ link }, 'anything').expect(200);
    await calls.connect({ link, token: account.token }).expect(200);
  });

  it('writes in the language in which the supplier has read, and greets by no name that nobody has proven', async () => {
    const workflow = await buildPublicWorkflow();
    const email = someone();
    const made = await register(workflow.id, { email }).set('Accept-Language', 'pt-BR').expect(201);
    const { id: supplierId } = await supplierOf(workflow.id);
    const localeOf = async () => (await supplierOf(workflow.id)).locale;
    const calls = onboardingClient(server, { workflowId: workflow.id, supplierId });
    const code = await readMailedCode(workflow.companyId, supplierId);
    const mail = await app.db.read.capturedMail.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(mail.text).toContain('Olá');
    expect(mail.text + mail.html + mail.subject).not.toMatch(/Luisa|Aceros del Sur/);
    const link = (await confirm(workflow.id, idOf(made), code).expect(200)).body.token as string;
    const { token } = await buildSupplierAccount(app, email);
    await calls.connect({ link, token }, { language: 'es' }).expect(200);
    expect(await localeOf()).toBe('es');

    await calls.language({ link }, 'en').expect(401);
    await calls.language({ token }, 'fr').expect(422);
    const { body } = await calls.language({ token }, 'en').expect(200);
    expect([body.account.phone, await localeOf()]).toEqual([expect.any(String), 'en']);
  });

  it('takes no further guess at an attempt after five wrong ones, also after a further mail', async () => {
    const workflow = await buildPublicWorkflow();
    const email = someone();
    const spent = idOf(await register(workflow.id, { email }).expect(201));
    const { id: supplierId } = await supplierOf(workflow.id);
    const code = await readMailedCode(workflow.companyId, supplierId);
    for (let guess = 0; guess < CODE_FAILURES; guess += 1) await confirm(workflow.id, spent, 'wrong').expect(422);
    await confirm(workflow.id, spent, code).expect(422);
    const next = idOf(await register(workflow.id, { email }).expect(201));
    const renewed = await readMailedCode(workflow.companyId, supplierId);
    await confirm(workflow.id, spent, renewed).expect(422);
    await confirm(workflow.id, next, renewed).expect(200);
  });

  it('lets the owner confirm after a stranger has guessed at attempts for the same e-mail until none is left', async () => {
    const workflow = await buildPublicWorkflow();
    const email = someone();
    const own = idOf(await register(workflow.id, { email }).expect(201));
    const { id: supplierId } = await supplierOf(workflow.id);
    const code = await readMailedCode(workflow.companyId, supplierId);
    const foreign = idOf(await register(workflow.id, { email }).expect(201));
    for (let guess = 0; guess < CODE_FAILURES_PER_ATTEMPT; guess += 1) {
      await confirm(workflow.id, foreign, 'wrong').expect(422);
    }
    await confirm(workflow.id, foreign, code).expect(429);
    await confirm(workflow.id, own, code).expect(200);
  });

  it('lets the link of the mail confirm, whatever a stranger has guessed before and after it', async () => {
    const workflow = await buildPublicWorkflow();
    const email = someone();
    const foreign = idOf(await register(workflow.id, { email }).expect(201));
    const { id: supplierId } = await supplierOf(workflow.id);
    const { code, attempt } = await readMail(workflow.companyId, supplierId);
    const later = idOf(await register(workflow.id, { email }).expect(201));
    for (const guessed of [foreign, later]) {
      for (let guess = 0; guess < CODE_FAILURES; guess += 1) await confirm(workflow.id, guessed, 'wrong').expect(422);
    }
    await confirm(workflow.id, attempt, code).expect(200);
  });

  it('compares no more guesses than may be wrong, of many at once, and no right code after them', async () => {
    const workflow = await buildPublicWorkflow();
    const attempt = idOf(await register(workflow.id, { email: someone() }).expect(201));
    const { id: supplierId } = await supplierOf(workflow.id);
    const code = await readMailedCode(workflow.companyId, supplierId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(workflow.id, attempt, 'wrong')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(CODE_FAILURES_PER_ATTEMPT);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - CODE_FAILURES_PER_ATTEMPT);
    const { failures } = await app.db.read.emailConfirmation.findUniqueOrThrow({ where: { id: attempt } });
    expect(failures).toBe(CODE_FAILURES);
    await confirm(workflow.id, attempt, code).expect(429);
  });

  it('leaves the e-mail unconfirmed when the quota is used up', async () => {
    const workflow = await buildPublicWorkflow({ total: 1 });
    const places: { attempt: string; code: string }[] = [];
    for (const email of [someone(), someone()]) {
      const attempt = idOf(await register(workflow.id, { email }).expect(201));
      const { id } = await app.db.read.supplier.findFirstOrThrow({ where: { emails: { has: email } } });
      places.push({ attempt, code: await readMailedCode(workflow.companyId, id) });
    }
    const answers = await Promise.all(places.map(({ attempt, code }) => confirm(workflow.id, attempt, code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.error).toBe('You reached product limit. Please contact support for upgrade.');
    expect(await usedOf(workflow.companyId)).toBe(1);
    const unconfirmed = await app.db.read.supplier.count({
      where: { workflowId: workflow.id, unconfirmedEmail: { not: null } },
    });
    expect(unconfirmed).toBe(1);
  });

  it('refuses where the company has not bought the product, before anything is made or mailed', async () => {
    const workflow = await buildPublicWorkflow();
    const { companyId } = workflow;
    const enable = (enabled: boolean) =>
      app.db.system((tx) =>
        tx.companyProduct.updateMany({ where: { companyId, type: 'questionnaire' }, data: { enabled } }),
      );
    await enable(false);
    const refused = await register(workflow.id, { email: someone() });
    expect([refused.status, refused.body.error]).toEqual([422, 'This product is not enabled for your company.']);
    expect(await app.db.read.supplier.count({ where: { companyId } })).toBe(0);
    expect(await app.db.read.job.count({ where: { companyId } })).toBe(0);
    await enable(true);
    await register(workflow.id, { email: someone() }).expect(201);
  });

  it('answers an invited e-mail as any other, and mails its own link again', async () => {
    const workflow = await buildPublicWorkflow();
    const email = someone();
    const supplier = await buildSupplier(app, workflow, { emails: [email], invitationState: 'sent' });
    await buildLink(app, supplier);
    const again = await register(workflow.id, { email: email.toUpperCase() }).expect(201);
    expect(again.body).toEqual({ _id: idOf(again), id: idOf(again) });
    expect(again.text).not.toContain(supplier.id);
    const jobs = await app.db.read.job.findMany({ where: { companyId: workflow.companyId } });
    expect(jobs.map(({ name, payload }) => [name, payload])).toEqual([
      ['mail.send-invitation', { supplierId: supplier.id }],
    ]);
    const trail = { companyId: workflow.companyId, objectId: supplier.id };
    expect((await app.db.read.auditEntry.findMany({ where: trail })).map(({ action }) => action)).toEqual([
      'onboarding.register_again',
    ]);
    const unknown = await confirm(workflow.id, randomUUID(), '123456').expect(422);
    const guess = await confirm(workflow.id, idOf(again), '123456').expect(422);
    expect({ ...guess.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
  });

  it('counts guesses at each attempt by itself, for an invited e-mail as for any other', async () => {
    const workflow = await buildPublicWorkflow();
    const known = someone();
    await buildSupplier(app, workflow, { emails: [known] });
    for (const email of [known, someone()]) {
      const first = idOf(await register(workflow.id, { email }).expect(201));
      const second = idOf(await register(workflow.id, { email }).expect(201));
      for (let guess = 0; guess < CODE_FAILURES_PER_ATTEMPT; guess += 1) {
        await confirm(workflow.id, first, 'wrong').expect(422);
      }
      await confirm(workflow.id, first, 'wrong').expect(429);
      await confirm(workflow.id, second, 'wrong').expect(422);
    }
  });

  it('makes one supplier of many posts of one e-mail at the same moment, each of which the code confirms', async () => {
    const workflow = await buildPublicWorkflow();
    const email = someone();
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(workflow.id, { email })));
    expect(new Set(answers.map(idOf)).size).toBe(4);
    expect(await app.db.read.supplier.count({ where: { workflowId: workflow.id } })).toBe(1);
    const { id: supplierId } = await supplierOf(workflow.id);
    const code = await readMailedCode(workflow.companyId, supplierId);
    const late = idOf(await register(workflow.id, { email }).expect(201));
    for (const attempt of [...answers.map(idOf), late]) {
      expect((await confirm(workflow.id, attempt, code).expect(200)).body.id).toBe(supplierId);
    }
    expect(await usedOf(workflow.companyId)).toBe(1);
  });

  it('has no more than five mails in an hour sent to one address, over all workflows and companies', async () => {
    const email = someone();
    const workflows = [await buildPublicWorkflow(), await buildPublicWorkflow(), await buildPublicWorkflow()];
    for (const { id, companyId } of [...workflows, ...workflows, ...workflows]) {
      const { body } = await register(id, { email }).expect(201);
      expect(Object.keys(body)).toEqual(['_id', 'id']);
      await app.db.system((tx) => tx.job.updateMany({ where: { companyId }, data: { status: 'completed' } }));
    }
    const companies = { in: workflows.map(({ companyId }) => companyId) };
    expect(await app.db.read.job.count({ where: { companyId: companies } })).toBe(PUBLIC_LINK_MAILS_PER_EMAIL);
  });

  it('says nothing that a stranger wants said', async () => {
    const workflow = await buildPublicWorkflow();
    const refused = await register(workflow.id, { full_name: 'URGENT visit http://bad.test' }).expect(422);
    expect(refused.body.details).toMatchObject([{ code: 'name_holds_address', path: 'full_name' }]);
    const account = {
      name: 'go to www.bad.test',
      email: someone(),
      password: 'una clave larga',
      phone: '+54 11 4321 0000',
    };
    const registered = await request(server).post('/auth/register').send(account).expect(422);
    expect(registered.body.code).toBe('name_holds_address');
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
        request(serveRoutes(limited, [...accountRoutes, ...onboardingRoutes]))
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
