import { newId } from '@homologa/core/kernel/ids';
import { buildCompany, buildSupplierAccount, buildWorkflow } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { PUBLIC_LINK_MAILS_PER_EMAIL } from '@homologa/domain/onboarding/limits';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOnboarding, buildQuestion, onboardingClient } from '../../test/onboarding-builders';
import { serveRoutes } from '../../test/serve-routes';
import { answersRoutes } from './answers.routes';
import { birRequestsRoutes } from './bir-requests.routes';
import { onboardingRoutes } from './onboarding.routes';

let app: TestApp;
let server: ReturnType<typeof serveRoutes>;

beforeAll(async () => {
  app = await createTestApp({ UPLOAD_MAX_MB: '1' });
  server = serveRoutes(app, [...onboardingRoutes, ...answersRoutes, ...birRequestsRoutes]);
});
afterAll(() => app.destroy());

const PDF = Buffer.from('%PDF-1.7\n%%EOF');
const MEGABYTE = 1024 * 1024;

async function connected(overrides: Parameters<typeof buildOnboarding>[1] = {}) {
  const world = await buildOnboarding(app, overrides);
  const account = await buildSupplierAccount(app, world.email);
  const place = { workflowId: world.workflow.id, supplierId: world.supplier.id };
  const calls = onboardingClient(server, place);
  const own = await calls.connect({ link: world.link, token: account.token }).expect(200);
  const url = `/onboarding/workflows/${place.workflowId}/suppliers/${place.supplierId}`;
  return { ...world, account, calls, by: { token: account.token }, own: own.body, url };
}
type Connected = Awaited<ReturnType<typeof connected>>;

const upload = ({ url, account, questions }: Connected, bytes: Buffer, name: string) =>
  request(server)
    .patch(`${url}/answers-files`)
    .set('Authorization', `Bearer ${account.token}`)
    .field('question_id', questions.file.id)
    .attach('file', bytes, name);

describe('an upload', () => {
  it('is taken up to the limit, to the byte', async () => {
    const world = await connected();
    const sized = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length)]);
    await upload(world, sized(MEGABYTE), 'a.pdf').expect(200);
    const over = await upload(world, sized(MEGABYTE + 1), 'b.pdf').expect(413);
    expect(over.body.code).toBe('file_too_large');
    const empty = await upload(world, Buffer.alloc(0), 'c.pdf').expect(422);
    expect(empty.body.code).toBe('file_required');
    expect((await world.calls.read(world.by)).body.answers[0].answer).toMatchObject({ name: 'a.pdf', size: MEGABYTE });
    expect(await app.db.read.storedFile.count({ where: { companyId: world.companyId } })).toBe(1);
  });

  it('is no page that a browser would run, whatever it is called', async () => {
    const world = await connected();
    for (const name of ['a.svg', 'a.html', 'a.pdf', 'a.txt', 'a.csv', 'a']) {
      const refused = await upload(world, Buffer.from('<svg onload="alert(1)"/>'), name).expect(415);
      expect(refused.body.code).toBe('file_type_not_allowed');
    }
    await upload(world, Buffer.from('%PDF-1.7\n<html>'), 'a.html').expect(415);
  });

  it('keeps of its name what can be shown', async () => {
    const world = await connected();
    const body = [
      `--x\r\nContent-Disposition: form-data; name="question_id"\r\n\r\n${world.questions.file.id}\r\n`,
      `--x\r\nContent-Disposition: form-data; name="file"; filename="../\u202eaño%0d%0a.pdf"\r\n\r\n${PDF.toString()}\r\n--x--\r\n`,
    ].join('');
    const saved = await request(server)
      .patch(`${world.url}/answers-files`)
      .set({ Authorization: `Bearer ${world.account.token}`, 'Content-Type': 'multipart/form-data; boundary=x' })
      .send(body)
      .expect(200);
    const { name } = saved.body.answers[0].answer;
    expect(name).toContain('año');
    expect(name).not.toMatch(/[\p{Cc}\u202e/]/u);
  });
});

describe('an attachment', () => {
  async function withAttachment(name: string, store = true) {
    const world = await buildOnboarding(app);
    const id = newId();
    if (store) await app.contextFor(world.admin.actor).files.putBytes(`te/${id}`, PDF);
    const file = { id, companyId: world.companyId, key: `te/${id}`, name, mime: 'application/pdf', size: PDF.length };
    await app.db.system((tx) => tx.storedFile.create({ data: { ...file, sha256: '', createdAt: new Date() } }));
    const question = await buildQuestion(app, world.workflow, 'attachment', { fileId: id });
    return request(server)
      .get(`/onboarding/${world.workflow.id}/questionnaire/${question.id}/attachment`)
      .set('X-Onboarding-Token', world.link)
      .buffer();
  }

  it('is a download that runs nowhere, under its own name', async () => {
    const { status, headers, body } = await withAttachment('Código "ético"; ção 😀.pdf');
    expect(status).toBe(200);
    expect(body.equals(PDF)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toMatch(/^sandbox;/);
    const disposition = headers['content-disposition'] ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('Código "ético"; ção 😀.pdf');
  });

  it('whose bytes are lost is an error, not a download that breaks off', async () => {
    const { status, headers, body } = await withAttachment('lost.pdf', false);
    expect([status, body.error]).toEqual([500, 'Oops! An error has occurred.']);
    expect(headers['content-disposition']).toBeUndefined();
  });
});

describe('what no database can hold', () => {
  it('is left out wherever it is sent', async () => {
    const { own, account, calls, by } = await connected({ workflow: { reportType: 'bir' } });
    const bir = `/onboarding/bir-requests/${own.bir_request.id}`;
    const as = { Authorization: `Bearer ${account.token}` };
    await request(server).delete(`${bir}/files?fileName=a%00b`).set(as).expect(404);
    await request(server).delete(`${bir}/files?fileName=%00`).set(as).expect(422);
    const form = { 'na\u0000me': 'a\u0000b', half: '\ud800' };
    const saved = await request(server).patch(bir).set(as).send({ form, country: 'Per\u0000ú' }).expect(200);
    expect(saved.body).toMatchObject({ form: { name: 'ab', half: '\ufffd' }, country: 'peru' });
    expect((await calls.phone(by, '\u0000 +51 1 \u0000630 3000').expect(200)).body.account.phone).toBe('+5116303000');
    const no = await calls.phone(by, 'abc').expect(422);
    expect([no.body.code, no.body.details]).toMatchObject(['phone_invalid', [{ path: 'account.phone' }]]);
    await calls.phone(by, '\u0000').expect(422);
    const nested = `{"form":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    await request(server).patch(bir).set(as).set('Content-Type', 'application/json').send(nested).expect(400);
  });
});

describe('the public link', () => {
  const posts = 60;
  const typed = { full_name: 'Luisa', company_name: 'Aceros', phone: '+51 1 630 3000' };
  const post = (workflowId: string, email: string) =>
    request(server)
      .post(`/onboarding/workflows/${workflowId}/suppliers`)
      .send({ ...typed, email });

  it('takes 60 posts in ten minutes from one address, and floods nobody with mail', async () => {
    const company = await buildCompany(app);
    const workflow = await buildWorkflow(app, company.id);
    const mails = () => app.db.read.job.count({ where: { companyId: company.id } });
    const finishJobs = () =>
      app.db.system((tx) => tx.job.updateMany({ where: { companyId: company.id }, data: { status: 'completed' } }));
    for (let sent = 0; sent < posts; sent += 1) {
      await post(workflow.id, sent % 2 ? 'Luisa@aceros.test' : ' luisa@ACEROS.test').expect(201);
      await finishJobs();
    }
    expect(await app.db.read.supplier.count({ where: { workflowId: workflow.id } })).toBe(1);
    expect(await mails()).toBe(PUBLIC_LINK_MAILS_PER_EMAIL);
    const refused = await post(workflow.id, 'other@aceros.test').expect(429);
    expect(refused.body.code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
