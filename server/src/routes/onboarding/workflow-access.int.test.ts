import { newId } from '@homologa/core/kernel/ids';
import { buildCompany, buildPerson, buildSupplierAccount, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import {
  closedOnboardingWorkflow,
  openOnboardingWorkflow,
  publicOnboardingWorkflow,
} from '@homologa/domain/onboarding/onboarding.contract';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../app';
import { routesFor } from '../../route-table';
import { buildOnboarding, buildQuestion, onboardingClient } from '../../test/onboarding-builders';

let app: TestApp;
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

const callsOf = (world: { workflow: { id: string }; supplier: { id: string } }) =>
  onboardingClient(server, { workflowId: world.workflow.id, supplierId: world.supplier.id });

const readWorkflow = (id: string, token?: string) => {
  const sent = request(server).get(`/onboarding/workflows/${id}`);
  return token ? sent.set('Authorization', `Bearer ${token}`) : sent;
};

describe('a workflow', () => {
  it('shows strangers no more than who asks for what and who pays, and nothing without a public link', async () => {
    const world = await buildOnboarding(app, {
      workflow: { defaultLocale: 'es', emailMessage: 'Un texto', payment: 'supplier' },
    });
    const stranger = await buildSupplierAccount(app);
    const other = await buildPerson(app);
    for (const token of [undefined, stranger.token, other.token]) {
      const seen = await readWorkflow(world.workflow.id, token).expect(200);
      expect(seen.body).toEqual({
        _id: world.workflow.id,
        id: world.workflow.id,
        status: 'active',
        payment: 'supplier',
        info: { title: 'Homologación 2026', company_name: 'Compradora Andina' },
        onboarding: { default_language: 'es' },
        owner: { company: { name: 'Compradora Andina', image: null } },
        public_onboarding_link: true,
      });
    }
    await app.db.system((tx) =>
      tx.company.update({ where: { id: world.companyId }, data: { publicOnboardingLink: false } }),
    );
    const unknown = await readWorkflow(newId()).expect(404);
    for (const status of ['active', 'closed'] as const) {
      await app.db.system((tx) => tx.workflow.update({ where: { id: world.workflow.id }, data: { status } }));
      for (const token of [undefined, stranger.token, other.token]) {
        const hidden = await readWorkflow(world.workflow.id, token).expect(404);
        expect({ ...hidden.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
      }
      const byLink = () => readWorkflow(world.workflow.id).set('X-Onboarding-Token', world.link);
      expect((await byLink().expect(200)).body.status).toBe(status);
    }
  });

  it('tells the holder of a link that has expired who has asked, and no more', async () => {
    const world = await buildOnboarding(app);
    await app.db.system((tx) =>
      tx.company.update({ where: { id: world.companyId }, data: { publicOnboardingLink: false } }),
    );
    await app.db.system((tx) =>
      tx.onboardingLink.updateMany({
        where: { supplierId: world.supplier.id },
        data: { expiresAt: new Date(0) },
      }),
    );
    const seen = await readWorkflow(world.workflow.id).set('X-Onboarding-Token', world.link).expect(200);
    expect(publicOnboardingWorkflow.strict().parse(seen.body).public_onboarding_link).toBe(false);
  });

  it('shows everything to its link, its suppliers and its own people while it is active', async () => {
    const world = await buildOnboarding(app);
    const account = await buildSupplierAccount(app, world.email);
    await callsOf(world).connect({ link: world.link, token: account.token }).expect(200);
    for (const token of [account.token, world.admin.token]) {
      openOnboardingWorkflow.strict().parse((await readWorkflow(world.workflow.id, token).expect(200)).body);
    }
    const seen = await readWorkflow(world.workflow.id).set('X-Onboarding-Token', world.link).expect(200);
    const workflow = openOnboardingWorkflow.strict().parse(seen.body);
    expect(workflow).toMatchObject({ status: 'active', report_type: 'questionnaire', public_onboarding_link: true });
    expect(workflow.info).toMatchObject({ title: 'Homologación 2026', company_name: 'Compradora Andina', cover: null });
    expect(workflow.questionnaire.map(({ type }) => type)).toEqual([
      'section',
      'input',
      'radio',
      'checkbox',
      'file',
      'input',
    ]);
  });

  it('shows the minimum once it is closed, and takes no change', async () => {
    const world = await buildOnboarding(app);
    const account = await buildSupplierAccount(app, world.email);
    const calls = callsOf(world);
    await calls.connect({ link: world.link, token: account.token }).expect(200);
    await app.db.system((tx) => tx.workflow.update({ where: { id: world.workflow.id }, data: { status: 'closed' } }));
    const seen = await readWorkflow(world.workflow.id).expect(200);
    expect(closedOnboardingWorkflow.strict().parse(seen.body)).toMatchObject({
      status: 'closed',
      info: { company_name: 'Compradora Andina' },
    });
    await calls.read({ token: account.token }).expect(200);
    const by = { token: account.token };
    const changes = [
      calls.start(by),
      calls.connect(by),
      calls.save(by, []),
      calls.submit(by),
      calls.remove(by, world.questions.input.id),
      calls.upload(by, world.questions.file.id, 'a,b'),
      calls.phone(by, '+54 11 4321 0000'),
    ];
    for (const change of changes) {
      const refused = await change.expect(409);
      expect(refused.body.error).toBe('This evaluation process has expired or was closed by your client');
    }
    await request(server).post(`/onboarding/workflows/${world.workflow.id}/suppliers`).send({}).expect(409);
  });

  it('has no onboarding when it is investigating', async () => {
    const company = await buildCompany(app);
    const workflow = await buildWorkflow(app, company.id, { type: 'investigating', reportType: 'bir' });
    const seen = await readWorkflow(workflow.id).expect(409);
    expect(seen.body.error).toBe('This is an investigating type of workflow, there is no onboarding.');
  });

  it("is its own company's preview while it is a draft, and unknown to all others", async () => {
    const admin = await buildPerson(app);
    const other = await buildPerson(app);
    const workflow = await buildWorkflow(app, admin.companyId ?? '', { status: 'draft', launchedAt: null });
    expect((await readWorkflow(workflow.id, admin.token).expect(200)).body.status).toBe('draft');
    const unknown = await readWorkflow('01890000-0000-7000-8000-000000000000').expect(404);
    for (const seen of [
      await readWorkflow(workflow.id),
      await readWorkflow(workflow.id, other.token),
      await readWorkflow('nonsense'),
    ]) {
      expect([seen.status, seen.body.code]).toEqual([404, unknown.body.code]);
    }
  });
});

describe('an attachment', () => {
  it('opens for the link, the account and the company, as a download', async () => {
    const world = await buildOnboarding(app);
    const { companyId } = world;
    const key = `te/${world.supplier.id}`;
    await app.contextFor(world.admin.actor).files.putBytes(key, Buffer.from('%PDF-1.7'));
    const file = await app.db.system((tx) =>
      tx.storedFile.create({
        data: {
          id: world.supplier.id,
          companyId,
          key,
          name: 'código.pdf',
          mime: 'application/pdf',
          size: 8,
          sha256: '',
          createdAt: new Date(),
        },
      }),
    );
    const question = await buildQuestion(app, world.workflow, 'attachment', { fileId: file.id });
    const open = (headers: Record<string, string>, qid = question.id) =>
      request(server).get(`/onboarding/${world.workflow.id}/questionnaire/${qid}/attachment`).set(headers);
    const link = { 'X-Onboarding-Token': world.link };
    const account = await buildSupplierAccount(app, world.email);
    const session = { Authorization: `Bearer ${account.token}` };

    await open({}).expect(401);
    await open(session).expect(404);
    const opened = await open(link).expect(200);
    expect(opened.headers['content-disposition']).toContain('attachment');
    expect(opened.headers['content-security-policy']).toContain('sandbox');
    await open({ Authorization: `Bearer ${world.admin.token}` }).expect(200);
    await open(link, world.questions.input.id).expect(404);

    await callsOf(world).connect({ link: world.link, token: account.token }).expect(200);
    await open(link).expect(401);
    await open(session).expect(200);
    const other = await buildOnboarding(app);
    await open({ 'X-Onboarding-Token': other.link }).expect(404);
    await open({ Authorization: `Bearer ${other.admin.token}` }).expect(404);
  });
});
