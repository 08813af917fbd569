import { createHash } from 'node:crypto';
import { makeReportDocument } from '@homologa/core/reports/documents/make-report-document';
import { readPdf } from '@homologa/core/test/read-pdf';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { canonicalJson } from '@homologa/domain/language/canonical-json';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskStory, startDeskStory } from '../../test/desk-story';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { reportRoutes } from './reports.routes';
import { verificationRoutes } from './verification.routes';

// Laying out the PDF of a report in three languages is slow on a busy machine.
const TIMEOUT_MS = 120_000;

let app: TestApp;
let story: DeskStory;
beforeAll(async () => {
  app = await createTestApp();
  story = await startDeskStory(app, [...supplierRoutes, ...reportRoutes, ...verificationRoutes]);
});
afterAll(() => app.destroy());

const FIGURES = {
  company_name: 'Aceros del Ñandú S.A.',
  phones: ['+5511987654321'],
  paydex: 72,
  dnb_rating: '3A2',
  revenue: 1250,
  balance_sheet_date: '2025-12-31',
  number_of_suits: 1,
};
const DETAILS = {
  currency: 'BRL',
  unit: 'thousands',
  earlier_periods: [{ balance_sheet_date: '2024-12-31', amounts: { revenue: 1100 } }],
  suits: [{ court: '3ª Vara Cível', number: '77/2025', date: '2025-05-06', amount: 12, plaintiff: 'Banco do Vale' }],
  shareholdings: [{ name: 'Inês Araújo', kind: 'person', country: 'brazil', share: 80 }],
};

const never = { signal: new AbortController().signal };

async function runDocumentJobs(requestId: string): Promise<number[]> {
  const deliveries = await app.db.read.reportDelivery.findMany({ where: { requestId }, orderBy: { version: 'asc' } });
  const made: number[] = [];
  for (const { id: deliveryId, companyId } of deliveries) {
    const where = { name: 'reports.make-document', payload: { path: ['deliveryId'], equals: deliveryId } };
    if ((await app.db.read.job.count({ where })) !== 1) continue;
    const { made: count } = await makeReportDocument(story.system(), { companyId, deliveryId, run: never });
    made.push(count);
  }
  return made;
}

async function deliver(traits: object = { type: 'investigating' }) {
  const built = await story.buildRequest(traits);
  await story.desk('post', `${built.id}/take`).expect(200);
  await story.desk('patch', `${built.id}/data`, { figures: FIGURES, details: DETAILS }).expect(200);
  const { body } = await story.desk('post', `${built.id}/deliver`, { makes_document: true }).expect(200);
  return { ...built, body };
}

const download = (who: Parameters<DeskStory['call']>[0], path: string, language: string) =>
  story
    .call(who, 'get', path)
    .set('Accept-Language', language)
    .buffer(true)
    .parse((res, done) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => done(null, Buffer.concat(chunks)));
    });

const check = (number: string, query: string, language = 'en') =>
  request(story.server).get(`/verify/${number}${query}`).set('Accept-Language', language);

test(
  'a document is made of what is delivered, in three languages, and anew for each correction',
  async () => {
    const { id, client, path, body } = await deliver();
    expect(body).toMatchObject({ status: 'delivered', makes_document: true });
    await story.call(client, 'get', `${path}/reports`).expect(404);
    expect(await runDocumentJobs(id)).toEqual([3]);
    expect(await runDocumentJobs(id)).toEqual([0]);
    const seen = await story.call(client, 'get', path).expect(200);
    const names = seen.body.report.files.bir.map(({ name }: { name: string }) => name);
    const { number, sha256 } = body.deliveries[0];
    expect(names.toSorted()).toEqual(['en', 'es', 'pt-BR'].map((locale) => `report-${number}-v1-${locale}.pdf`));
    for (const [language, said] of [
      ['en', 'Business information report'],
      ['es-MX', 'Informe comercial'],
      ['pt-BR', 'Relatório de informações comerciais'],
    ] as const) {
      const answer = await download(client, `${path}/reports`, language).expect(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      const { text } = await readPdf(answer.body);
      for (const part of [
        said,
        'Aceros del Ñandú S.A.',
        number,
        sha256,
        '3A2',
        'Inês Araújo',
        '77/2025',
        '+55 11 98765 4321',
      ]) {
        expect(text).toContain(part);
      }
      expect(text).not.toMatch(/Acid test|Prueba ácida|Liquidez seca/);
      expect(text).toContain(language === 'en' ? '1,250' : '1.250');
    }

    const query = `?version=1&sha256=${sha256.slice(0, 16)}`;
    const issued = await check(number, query).expect(200);
    expect(issued.text).toContain('This report was issued.');
    expect(issued.text).not.toContain('Aceros');
    expect(issued.headers['content-security-policy']).toContain("default-src 'none'");

    await story.desk('post', `${id}/correction`, { reason: 'Wrong Paydex' }).expect(201);
    await story.desk('patch', `${id}/data`, { figures: { paydex: 40 } }).expect(200);
    const corrected = await story.desk('post', `${id}/correction/deliver`).expect(200);
    expect(await runDocumentJobs(id)).toEqual([0, 3]);
    const [second] = corrected.body.deliveries;
    const answer = await download(client, `${path}/reports`, 'es').expect(200);
    expect(answer.headers['content-disposition']).toContain(`report-${number}-v2-es.pdf`);
    const { text } = await readPdf(answer.body);
    expect(text).toContain('la versión 2 reemplaza a todas las anteriores. Motivo: Wrong Paydex');
    expect((await check(number, query).expect(200)).text).toContain('a newer version has replaced it');
    expect((await check(number, `?sha256=${second.sha256}`, 'pt').expect(200)).text).toContain(
      'Este relatório foi emitido.',
    );
    const past = await story.call(client, 'get', `${path}/deliveries`).expect(200);
    expect(past.body.map(({ files }: { files: { bir: unknown[] } }) => files.bir.length)).toEqual([3, 3]);
  },
  TIMEOUT_MS,
);

test('documents of a version that was corrected before they were made stay with it', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { id, client, path } = await deliver();
  await story.desk('post', `${id}/correction`, { reason: 'Wrong Paydex' }).expect(201);
  await story.desk('patch', `${id}/data`, { figures: { paydex: 40 } }).expect(200);
  await story.desk('post', `${id}/correction/deliver`).expect(200);
  expect(await runDocumentJobs(id)).toEqual([3, 3]);
  const answer = await download(client, `${path}/reports`, 'en').expect(200);
  expect(answer.headers['content-disposition']).toContain('-v2-en.pdf');
});

test('two attempts at once keep one document of each language', { timeout: TIMEOUT_MS }, async () => {
  const { id, companyId } = await deliver();
  const { id: deliveryId } = await app.db.read.reportDelivery.findFirstOrThrow({ where: { requestId: id } });
  const attempt = () => makeReportDocument(story.system(), { companyId, deliveryId, run: never });
  const made = await Promise.all([attempt(), attempt()]);
  expect(made.reduce((sum, one) => sum + one.made, 0)).toBe(3);
  expect(await app.db.read.reportFile.count({ where: { requestId: id } })).toBe(3);
});

test('without the wish and without a file nothing is delivered', async () => {
  const { id } = await story.buildRequest({ type: 'investigating' });
  await story.desk('post', `${id}/take`).expect(200);
  const refused = await story.desk('post', `${id}/deliver`).expect(422);
  expect(refused.body.code).toBe('report_file_required');
});

test('an unknown number and a wrong hash are answered alike, and nothing is said without a hash', async () => {
  const { id, body } = await deliver();
  const { number, sha256 } = body.deliveries[0];
  const wrong = await check(number, `?sha256=${'0'.repeat(16)}`).expect(404);
  const unknown = await check('HR-0000-0000-0000', `?sha256=${sha256.slice(0, 16)}`).expect(404);
  expect(unknown.text.replaceAll('HR-0000-0000-0000', number).replaceAll(sha256.slice(0, 16), '0'.repeat(16))).toBe(
    wrong.text,
  );
  await check(number, `?sha256=${sha256}&version=2`).expect(404);
  for (const query of ['', `?sha256=${sha256.slice(0, 15)}`, '?sha256=%3Cscript%3E']) {
    const asked = await check(number, query).expect(200);
    expect(asked.text).toContain('Type the fingerprint');
    expect(asked.text).not.toContain('role="status"');
  }
  const hostile = await check(encodeURIComponent('<script>alert(1)</script>'), '').expect(200);
  expect(hostile.text).not.toContain('<script');
  const { data } = await app.db.read.reportDelivery.findFirstOrThrow({ where: { requestId: id } });
  const text = canonicalJson(data);
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
});

test('who asks too often is told to wait', async () => {
  const query = `?sha256=${'1'.repeat(16)}`;
  const answers = [];
  for (let count = 0; count < 70; count += 1) answers.push((await check('HR-1111-1111-1111', query)).status);
  expect(new Set(answers)).toEqual(new Set([404, 429]));
});

test('a CCR score is one page', { timeout: TIMEOUT_MS }, async () => {
  const built = await story.buildRequest({ type: 'investigating', reportType: 'ccr' });
  await app.db.system((tx) => tx.reportRequest.updateMany({ where: { id: built.id }, data: { kind: 'ccr' } }));
  await story.desk('post', `${built.id}/take`).expect(200);
  await story.desk('patch', `${built.id}/data`, { figures: { ccr_score: 'C' } }).expect(200);
  await story.desk('post', `${built.id}/deliver`, { makes_document: true }).expect(200);
  expect(await runDocumentJobs(built.id)).toEqual([3]);
  const answer = await download(built.client, `${built.path}/reports`, 'en').expect(200);
  const pdf = await readPdf(answer.body);
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.text).toContain('CCR score C: Moderate risk');
});
