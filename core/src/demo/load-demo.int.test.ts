import { buffer } from 'node:stream/consumers';
import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import { judgeBirForm } from '@homologa/domain/bir-form/judge-form';
import { missingBirFields } from '@homologa/domain/bir-form/missing-fields';
import { paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import type { ReportType } from '@homologa/domain/catalog/report-types';
import { screeningData } from '@homologa/domain/screenings/screening.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BIR_REQUEST, formDataOf } from '../bir-requests/bir-request.queries';
import { checkReference } from '../payments/payment-rules.queries';
import { createTestApp, type TestApp } from '../test/test-database';
import { loadDemo } from './load-demo';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
}, 60_000);
afterAll(() => app.destroy());

const operator = { kind: 'system', name: 'operator' } as const;

test('the demo shows something on every screen, and is loaded once', async () => {
  const summary = await loadDemo(app.contextFor(operator));
  expect(summary.suppliers).toBeGreaterThanOrEqual(60);
  const byStatus = await app.db.read.supplier.groupBy({ by: ['status'], _count: true });
  expect(byStatus.map(({ status }) => status).sort()).toEqual(['archived', 'completed', 'in_progress', 'pending']);
  const workflows = await app.db.read.workflow.findMany({ select: { status: true, type: true } });
  expect(new Set(workflows.map(({ status, type }) => `${status} ${type}`))).toEqual(
    new Set([
      'active onboarding',
      'active investigating',
      'closed onboarding',
      'draft onboarding',
      'draft investigating',
    ]),
  );
  const products = await app.db.read.companyProduct.findMany();
  expect(products.every(({ total, used }) => total >= 5000 && total - used >= 4000)).toBe(true);
  const files = await app.db.read.reportFile.findMany({ select: { kind: true, file: { select: { key: true } } } });
  expect(new Set(files.map(({ kind }) => kind))).toEqual(new Set(['bir', 'additional']));
  await expect(app.contextFor(operator).files.read(files[0]?.file.key ?? '')).resolves.toBeDefined();
  await expect(loadDemo(app.contextFor(operator))).rejects.toMatchObject({ code: 'forbidden' });
});

test('the counters of the demo equal its rows', async () => {
  const drift = await app.db.read.$queryRaw`
    SELECT coalesce(s."workflowId", c."workflowId") FROM
      (SELECT "workflowId", "displayStatus"::text AS val, count(*)::int AS n FROM "Supplier" GROUP BY 1, 2) s
      FULL JOIN (SELECT "workflowId", "val", "n" FROM "SupplierStat" WHERE "dim" = 'status' AND "n" <> 0) c
        ON c."workflowId" = s."workflowId" AND c."val" = s.val
    WHERE s.n IS DISTINCT FROM c."n"`;
  expect(drift).toEqual([]);
});

test('the demo holds screenings of every state with their reports, and decisions of every kind', async () => {
  const suppliers = await app.db.read.supplier.groupBy({ by: ['screeningStatus'], _count: true });
  expect(suppliers.map(({ screeningStatus }) => screeningStatus)).toEqual(
    expect.arrayContaining(['match', 'no_match', 'in_progress', 'failed', null]),
  );
  const screenings = await app.db.read.screening.findMany({
    include: { reports: { include: { file: true } }, decisions: true, supplier: { select: { displayStatus: true } } },
  });
  expect(screenings.every(({ supplier }) => supplier.displayStatus === 'completed')).toBe(true);
  for (const { status, data, reports } of screenings) {
    expect(data === null).toBe(status === 'in_progress' || status === 'failed');
    if (data) expect(screeningData.safeParse(data).error).toBeUndefined();
    expect(reports.map(({ type }) => type).sort()).toEqual(data === null ? [] : ['html', 'pdf']);
    for (const { file, type } of reports) {
      const bytes = await buffer(await app.contextFor(operator).files.read(file.key));
      expect(bytes).toHaveLength(file.size);
      if (type === 'html') expect(bytes.toString()).toContain('DEMO DATA: every name and figure is invented');
    }
  }
  const reported = screenings.filter(({ reports }) => reports.length > 0).map(({ supplierId }) => supplierId);
  expect(reported.length).toBeGreaterThan(new Set(reported).size);
  expect(new Set(screenings.flatMap(({ decisions }) => decisions.map(({ decision }) => decision)))).toEqual(
    new Set(['true_match', 'false_positive']),
  );
  const decided = await app.db.read.supplier.groupBy({ by: ['decision'], _count: true });
  expect(decided.map(({ decision }) => decision)).toEqual(
    expect.arrayContaining(['approved', 'approved_with_conditions', 'rejected', null]),
  );
});

test('the demo’s suppliers have filled in what their stage says, and nothing that the rules would refuse', async () => {
  const requests = await app.db.read.birRequest.findMany({
    select: { ...BIR_REQUEST, deliveredAt: true, supplier: { select: { onboardingStep: true, workflow: true } } },
  });
  for (const request of requests) {
    const form = birFormFor(request.country, request.supplier.workflow.reportType as ReportType);
    const data = formDataOf(request);
    expect([data.country, judgeBirForm(form, data, '2026-11-21')]).toEqual([data.country, []]);
    const missing = missingBirFields(form, data, new Set(request.files.map(({ type }) => type)));
    const isFilled = request.status !== 'open' && request.country !== 'brazil';
    if (isFilled) expect([data.country, missing]).toEqual([data.country, []]);
  }
  const payers = requests.filter(({ supplier }) => supplier.workflow.payment === 'supplier');
  for (const request of payers.filter(({ billingPayment }) => Object.keys(billingPayment as object).length > 0)) {
    const broken = checkReference(app.contextFor(operator), paymentRegionOf(request.country), {
      ...request,
      supplier: { ...request.supplier, workflow: { reportType: 'bir' } },
    });
    expect([request.country, broken]).toEqual([request.country, []]);
  }
  expect(new Set(payers.flatMap(({ payments }) => payments.map(({ status }) => status)))).toEqual(
    new Set(['paid', 'pending']),
  );
  expect(payers.some(({ files }) => files.some(({ type }) => type === 'payment_proof'))).toBe(true);
});
