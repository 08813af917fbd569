import { makeReportDocument } from '@homologa/core/reports/documents/make-report-document';
import { readPdf } from '@homologa/core/test/read-pdf';
import { SANDBOX_MARK } from '@homologa/domain/reports/gateways';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BureauWorld, createBureauWorld } from '../../test/bureau-world';
import { deskQueueRoutes } from '../desk/desk-queue.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { reportRoutes } from './reports.routes';
import { verificationRoutes } from './verification.routes';

const TIMEOUT_MS = 120_000;

let world: BureauWorld;
beforeAll(async () => {
  world = await createBureauWorld({
    gateways: 'all=sandbox',
    routes: [...supplierRoutes, ...reportRoutes, ...verificationRoutes, ...deskQueueRoutes],
  });
}, TIMEOUT_MS);
afterAll(() => world.close());

const traits = { type: 'investigating', reportType: 'bir' };

describe('the sandbox', () => {
  it('delivers plausible figures after a while, the same for the same company, marked wherever they are', async () => {
    const first = await world.story.buildRequest(traits, { companyName: 'Viñas del Valle' });
    const second = await world.story.buildRequest(traits, { companyName: 'Viñas del Valle' });
    const other = await world.story.buildRequest(traits, { companyName: 'Puertos del Norte' });
    expect((await world.rowOf(first.id)).gateway).toBe('sandbox');
    await world.work();
    const a = await reportOf(first.client, first.path);
    const b = await reportOf(second.client, second.path);
    const c = await reportOf(other.client, other.path);
    expect(a).toMatchObject({ is_sandbox: true, industry: SANDBOX_MARK, dnb_rating: expect.any(String) });
    expect(a.revenue).toBeGreaterThan(0);
    expect({ ...b, emails: a.emails, delivery_date: a.delivery_date }).toEqual(a);
    expect(c.revenue).not.toBe(a.revenue);
    const versions = await world.story.call(first.client, 'get', `${first.path}/deliveries`).expect(200);
    expect(versions.body).toMatchObject([{ version: 1, is_sandbox: true }]);
  });

  it(
    'has its mark on every page of its document, and on the page that checks it',
    async () => {
      const { id, companyId } = await delivered(traits);
      const [version] = await world.versionsOf(id);
      const run = { signal: new AbortController().signal };
      await makeReportDocument(world.story.system(), { companyId, deliveryId: version?.id ?? '', run });
      const { file } = await world.app.db.read.reportFile.findFirstOrThrow({
        where: { requestId: id, locale: 'es' },
        include: { file: true },
      });
      const chunks: Buffer[] = [];
      for await (const chunk of await world.story.system().files.read(file.key)) chunks.push(chunk as Buffer);
      const { pages } = await readPdf(Buffer.concat(chunks));
      expect(pages.length).toBeGreaterThan(3);
      for (const { text } of pages) expect(text).toContain(SANDBOX_MARK);
      const checked = await request(world.story.server)
        .get(`/verify/${version?.number}`)
        .query({ sha256: version?.sha256, lang: 'en' })
        .expect(200);
      expect(checked.text).toContain(SANDBOX_MARK);
    },
    TIMEOUT_MS,
  );

  it('scores a CCR, and marks it', async () => {
    const { client, path } = await delivered({ ...traits, reportType: 'ccr' });
    expect(await reportOf(client, path)).toMatchObject({
      is_sandbox: true,
      ccr_score: expect.stringMatching(/^[A-E]$/),
    });
  });

  it('leaves nothing in a report that the desk makes afterwards', async () => {
    const { id, client, path, companyId, workflow, supplier } = await delivered(traits);
    expect((await reportOf(client, path)).industry).toBe(SANDBOX_MARK);
    const again = await world.story.ask({ companyId, workflow, supplier });
    expect(again).not.toBe(id);
    await world.story.desk('post', `${again}/gateway`, { gateway: 'desk' }).expect(200);
    await world.story.deliver(again);
    expect(await reportOf(client, path)).toMatchObject({
      is_sandbox: false,
      industry: null,
      revenue: null,
      ccr_score: null,
    });
    const row = await world.app.db.read.supplier.findUniqueOrThrow({ where: { id: supplier.id } });
    expect(row).toMatchObject({ industry: null, commercialScore: null, ccrScore: null });
  });
});

async function delivered(workflow: object) {
  const built = await world.story.buildRequest(workflow, { status: 'pending' });
  await world.work();
  expect((await world.rowOf(built.id)).status).toBe('delivered');
  return built;
}

async function reportOf(who: Parameters<typeof world.story.call>[0], path: string) {
  const { body } = await world.story.call(who, 'get', path).expect(200);
  return body.report as Record<string, unknown> & { revenue: number };
}
