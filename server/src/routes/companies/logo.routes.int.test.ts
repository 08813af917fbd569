import { renderCcr } from '@homologa/core/documents/ccr-pdf';
import { loadCompanyLogo } from '@homologa/core/files/logo-image.queries';
import { newId } from '@homologa/core/kernel/ids';
import { listCapturedMail } from '@homologa/core/mail/mailbox.queries';
import { sendInvitationMail } from '@homologa/core/suppliers/invitations/send-invitation-mail';
import { type BuiltPerson, buildPerson, buildStaff, buildSupplier, buildWorkflow } from '@homologa/core/test/builders';
import { buildReportDocument } from '@homologa/core/test/documents/build-document';
import { elementsOf, readPdf } from '@homologa/core/test/read-pdf';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import sharp from 'sharp';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PICTURE } from '../../test/picture';
import { serveRoutes } from '../../test/serve-routes';
import { accountRoutes } from '../accounts/account.routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { workflowRoutes } from '../workflows/workflows.routes';
import { logoRoutes } from './logo.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [...accountRoutes, ...logoRoutes, ...workflowRoutes, ...onboardingRoutes]);
  admin = await buildPerson(app);
});
afterAll(() => app.destroy());

const as = (person: { token: string }) => ({ Authorization: `Bearer ${person.token}` });
const companyOf = (person: BuiltPerson) => person.companyId ?? '';
const upload = (path: string, person: { token: string }, file: Buffer = PICTURE) =>
  request(server).patch(path).set(as(person)).attach('logo', file, 'logo.png');
const ownPath = (person: BuiltPerson) => `/api/companies/${companyOf(person)}/logo`;
const logoOf = async (person: BuiltPerson): Promise<string | null> => {
  const { body } = await request(server).get('/auth/reload').set(as(person)).expect(200);
  return body.user.companies[0].company.info.logo;
};

test('a company has no logo until an admin uploads one, which anybody with its address may open', async () => {
  expect(await logoOf(admin)).toBeNull();
  const { body } = await upload(ownPath(admin), admin).expect(200);
  const { logo } = body.companies[0].company.info;
  expect(logo).toBe(await logoOf(admin));
  const opened = await request(server).get(logo).buffer(true).responseType('blob').expect(200);
  expect(opened.headers['content-type']).toBe('image/png');
  expect(opened.headers['cache-control']).toContain('immutable');
  expect((await sharp(opened.body as Buffer).metadata()).format).toBe('png');
  const entries = await app.db.read.auditEntry.findMany({ where: { companyId: companyOf(admin) } });
  expect(entries.map(({ action }) => action)).toContain('company.set_logo');
});

test('a logo is looked up by an index, since its address is open to anybody', async () => {
  const plan = await app.db.system(async (tx) => {
    // Disables sequential scans, which PostgreSQL prefers for a table with few companies.
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    return tx.$queryRaw<{ 'QUERY PLAN': string }[]>`
      EXPLAIN SELECT count(*) FROM "Company" WHERE "logoFileId" = ${newId()}::uuid`;
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('Company_logoFileId_idx');
});

test('a large logo is scaled into its box, and a program that draws one is refused', async () => {
  const wide = await sharp({ create: { width: 2000, height: 300, channels: 4, background: '#0f6b63' } })
    .png()
    .toBuffer();
  const { body } = await upload(ownPath(admin), admin, wide).expect(200);
  const opened = await request(server).get(body.companies[0].company.info.logo).buffer(true).responseType('blob');
  expect(await sharp(opened.body as Buffer).metadata()).toMatchObject({ width: 640, height: 96 });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await upload(ownPath(admin), admin, svg).expect(415);
});

test('the logo stands on workflows, suppliers pages, mails and reports', async () => {
  const companyId = companyOf(admin);
  const { body } = await upload(ownPath(admin), admin).expect(200);
  const { logo } = body.companies[0].company.info;
  const workflow = await buildWorkflow(app, companyId, { status: 'active' });
  const shown = await request(server).get(`/api/workflows/${workflow.id}`).set(as(admin)).expect(200);
  expect(shown.body.owner.company.image).toBe(logo);
  const list = await request(server).get('/api/workflows').set(as(admin)).expect(200);
  expect(list.body[0].owner.company.image).toBe(logo);
  const seen = await request(server).get(`/onboarding/workflows/${workflow.id}`).set(as(admin)).expect(200);
  expect(seen.body.owner.company.image).toBe(logo);

  const supplier = await buildSupplier(app, workflow, { emails: ['logo@supplier.test'] });
  const system = app.contextFor({ kind: 'system', name: 'test' });
  await sendInvitationMail(system, { companyId, supplierId: supplier.id, messageId: newId() });
  const [mail] = await listCapturedMail(system, 'logo@supplier.test');
  const bytes = await loadCompanyLogo(system, companyId);
  expect(mail?.html).toContain(`data:image/png;base64,${bytes?.toString('base64')}`);

  const { locale, paper, issue, preparedFor, company } = buildReportDocument();
  const report = { locale, paper, issue, preparedFor, company, score: 'D' } as const;
  const figures = async (clientLogo: Buffer | null) => {
    const pdf = await readPdf(await renderCcr({ ...report, clientLogo }));
    return pdf.pages.flatMap(({ structure }) => elementsOf(structure, 'Figure')).length;
  };
  expect(await figures(bytes)).toBe((await figures(null)) + 1);
});

test('staff set the logo of any client; colleagues without the right and other clients do not', async () => {
  const staff = await buildStaff(app);
  const desk = `/api/desk/companies/${companyOf(admin)}/logo`;
  const { body } = await upload(desk, staff).expect(200);
  expect(body.info.logo).toBe(await logoOf(admin));
  await upload(`/api/desk/companies/${newId()}/logo`, staff).expect(404);
  const user = await buildPerson(app, { companyId: companyOf(admin), role: 'company_user' });
  await upload(ownPath(admin), user).expect(403);
  const stranger = await buildPerson(app);
  await upload(ownPath(admin), stranger).expect(404);
  await request(server).delete(ownPath(admin)).set(as(stranger)).expect(404);
  expect(await logoOf(admin)).toBe(body.info.logo);
});

test('a replaced or removed logo has no address any more, and no other file is opened as one', async () => {
  const first = (await upload(ownPath(admin), admin).expect(200)).body.companies[0].company.info.logo;
  await upload(ownPath(admin), admin).expect(200);
  await request(server).get(first).expect(404);
  const second = await logoOf(admin);
  await request(server).delete(ownPath(admin)).set(as(admin)).expect(200);
  await request(server).delete(ownPath(admin)).set(as(admin)).expect(200);
  expect(await logoOf(admin)).toBeNull();
  await request(server)
    .get(second ?? '')
    .expect(404);
  await request(server)
    .patch(`/api/accounts/${admin.userId}/image`)
    .set(as(admin))
    .attach('image', PICTURE, 'me.png')
    .expect(200);
  const { imageFileId } = await app.db.read.user.findUniqueOrThrow({ where: { id: admin.userId } });
  await request(server).get(`/logos/${imageFileId}`).expect(404);
});
