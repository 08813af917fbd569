import { buffer } from 'node:stream/consumers';
import { logIn } from '@homologa/core/accounts/sessions/log-in';
import { BIR_REQUEST, formDataOf } from '@homologa/core/bir-requests/bir-request.queries';
import { checkReference } from '@homologa/core/payments/payment-rules.queries';
import { askedOf, listItems, readAnswers } from '@homologa/core/questionnaires/answers.queries';
import { makeReportDocument } from '@homologa/core/reports/documents/make-report-document';
import { replayScore } from '@homologa/core/scores/replay-score';
import { countDifference } from '@homologa/core/screenings/lists/snapshot-difference.queries';
import { currentSnapshots, streamEntries } from '@homologa/core/screenings/lists/watchlist.queries';
import { readPdf } from '@homologa/core/test/read-pdf';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { birFormFor } from '@homologa/domain/bir-form/bir-form';
import { missingBirFields } from '@homologa/domain/bir-form/missing-fields';
import { validateBirForm } from '@homologa/domain/bir-form/validate-form';
import { ONBOARDING_STEPS } from '@homologa/domain/catalog/onboarding-steps';
import { paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import type { ReportType } from '@homologa/domain/catalog/report-types';
import { canAppendStatusUpdate, type StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import { checkSubmission } from '@homologa/domain/onboarding/answer-rules';
import { shownChargeState } from '@homologa/domain/payments/charges';
import type { Score } from '@homologa/domain/questionnaires/score';
import { screeningData } from '@homologa/domain/screenings/screening.contract';
import { foundPairs } from '@homologa/domain/screenings/screening-rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from './load-demo';
import { RISK_SUPPLIERS } from './risk/suppliers';

let app: TestApp;
let summary: Awaited<ReturnType<typeof loadDemo>>;
const steps: { done: number; total: number }[] = [];
let accountsAtFirstStep: Promise<number>;
const ACCOUNTS = ['admin@demo.homologa.test', 'user@demo.homologa.test', 'staff@homologa.test'];

beforeAll(async () => {
  app = await createTestApp();
  summary = await loadDemo(app.contextFor(operator), (progress) => {
    if (steps.length === 0) accountsAtFirstStep = app.db.read.user.count({ where: { email: { in: ACCOUNTS } } });
    steps.push(progress);
  });
  await makeDocuments();
}, 180_000);
afterAll(() => app.destroy());

async function makeDocuments(): Promise<void> {
  const deliveries = await app.db.read.reportDelivery.findMany({
    where: { request: { makesDocument: true } },
    select: { id: true, companyId: true },
  });
  const run = { signal: new AbortController().signal };
  for (const { id: deliveryId, companyId } of deliveries) {
    await makeReportDocument(app.contextFor({ kind: 'system', name: 'worker' }), { companyId, deliveryId, run });
  }
}

const HISTORY = { orderBy: [{ createdAt: 'asc' as const }, { id: 'asc' as const }] };

const DEMO_DATA: Readonly<Record<string, string>> = {
  en: 'DEMO DATA: every name and figure is invented',
  es: 'DATOS DE DEMOSTRACIÓN: todos los nombres y cifras son inventados',
  'pt-BR': 'DADOS DE DEMONSTRAÇÃO: todos os nomes e números são inventados',
};
const ONE_OF_EACH = ['html', 'pdf'].flatMap((type) => Object.keys(DEMO_DATA).map((language) => `${type} ${language}`));

const operator = { kind: 'system', name: 'operator' } as const;

test('the demo shows something on every screen, and is loaded once', async () => {
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

test('the first progress means that the accounts exist, and the last that all is loaded', async () => {
  expect(await accountsAtFirstStep).toBe(ACCOUNTS.length);
  expect(steps[0]).toMatchObject({ done: 0 });
  expect(steps.at(-1)?.done).toBe(steps.at(-1)?.total);
});

test('the counters of the demo equal its rows', async () => {
  const drift = await app.db.read.$queryRaw`
    SELECT coalesce(s."workflowId", c."workflowId"), coalesce(s.dim, c."dim") FROM
      (SELECT "workflowId", 'status' AS dim, "displayStatus"::text AS val, count(*)::int AS n
        FROM "Supplier" GROUP BY 1, 3
        UNION ALL SELECT "workflowId", 'total', 'all', count(*)::int FROM "Supplier" GROUP BY 1) s
      FULL JOIN (SELECT "workflowId", "dim", "val", sum("n")::int AS "n" FROM "SupplierStat"
        WHERE "dim" IN ('status', 'total') GROUP BY 1, 2, 3 HAVING sum("n") <> 0) c
        ON c."workflowId" = s."workflowId" AND c."dim" = s.dim AND c."val" = s.val
    WHERE s.n IS DISTINCT FROM c."n"`;
  expect(drift).toEqual([]);
});

test('the demo’s own lists came through the importer, one in two editions, and nobody on them exists', async () => {
  const operatorContext = app.contextFor(operator);
  const [list, ...others] = await currentSnapshots(operatorContext);
  expect(others.map(({ title, isStale }) => [title.includes('(DEMO)'), isStale])).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
  expect(list).toMatchObject({
    code: 'demo-sanctions',
    number: 2,
    isStale: false,
    title: expect.stringContaining('DEMO'),
  });
  let count = 0;
  for await (const { entry } of streamEntries(operatorContext, list ?? { watchlistId: '', number: 0 })) {
    expect(entry.remarks).toContain('Fictional');
    count += 1;
  }
  expect(count).toBe(6);
  const pair = { watchlistId: list?.watchlistId ?? '', from: 1, to: 2 };
  expect(await countDifference(app.db.read, pair)).toEqual({ added: 1, changed: 1, removed: 0 });
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
  for (const { status, data, reports, requestedAt } of screenings) {
    expect(data === null).toBe(status === 'in_progress' || status === 'failed');
    if (data) {
      const { evidence } = screeningData.parse(data);
      for (const { imported_at: imported } of evidence?.snapshots ?? [])
        expect(new Date(imported).getTime()).toBeLessThan(requestedAt.getTime());
    }
    const files = reports.map(({ type, language }) => `${type} ${language}`);
    expect(files.sort()).toEqual(data === null ? [] : ONE_OF_EACH);
    for (const { file, type, language } of reports) {
      const bytes = await buffer(await app.contextFor(operator).files.read(file.key));
      expect(bytes).toHaveLength(file.size);
      if (type === 'html') expect(bytes.toString()).toContain(DEMO_DATA[language]);
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

test('every hit comes from the engine with its explanation, and hits wait, are proposed and are settled', async () => {
  const screenings = await app.db.read.screening.findMany({ orderBy: { requestedAt: 'asc' } });
  const found = screenings.flatMap((screening) => {
    const { data, success } = screeningData.safeParse(screening.data);
    return success ? [{ data, hits: foundPairs(data).map(({ hit }) => hit) }] : [];
  });
  for (const { data } of found) {
    expect(data.evidence?.engine).toBeTruthy();
    expect(data.evidence?.not_searched).not.toContain('adverse_media');
  }
  const hits = found.flatMap((each) => each.hits);
  expect(hits.length).toBeGreaterThan(8);
  expect(hits.filter(({ explanation, article }) => !explanation && !article)).toEqual([]);
  expect(new Set(hits.flatMap(({ topics }) => topics))).toEqual(new Set(['sanction', 'debarment', 'pep', 'media']));
  const reviews = new Set(screenings.flatMap(({ review }) => review));
  expect([...reviews]).toEqual(expect.arrayContaining(['undecided', 'proposed', 'confirmed']));
});

test('a delivered business report is a document of the product in three languages', async () => {
  const reports = await app.db.read.reportFile.findMany({
    where: { kind: 'bir', request: { kind: 'bir' } },
    select: { locale: true, file: { select: { size: true } } },
  });
  expect(new Set(reports.map(({ locale }) => locale))).toEqual(new Set(['en', 'es', 'pt-BR']));
  expect(Math.min(...reports.map(({ file }) => file.size))).toBeGreaterThan(20_000);
});

test('nothing is there that the product does not reach: updates follow each other, and nothing is yet to come', async () => {
  const suppliers = await app.db.read.supplier.findMany({
    select: { companyName: true, status: true, workflow: true, statusUpdates: HISTORY, transitions: HISTORY },
  });
  const now = new Date();
  for (const { companyName, status, workflow, statusUpdates, transitions } of suppliers) {
    const traits = { ...workflow, reportType: workflow.reportType as ReportType };
    const names = statusUpdates.map(({ name }) => name as StatusUpdateName);
    const refused = names.filter((name, at) => !canAppendStatusUpdate(names.slice(0, at), name, traits));
    expect([companyName, refused]).toEqual([companyName, []]);
    expect(statusUpdates.every(({ createdAt }) => createdAt <= now)).toBe(true);
    expect(transitions.at(-1)?.toStatus ?? 'pending').toBe(status);
  }
  const days = new Set(
    suppliers.flatMap(({ statusUpdates }) =>
      statusUpdates.map(({ createdAt }) => createdAt.toISOString().slice(0, 10)),
    ),
  );
  expect(days.size).toBeGreaterThan(20);
});

test('the desk has been asked about everyone who waits for it, and whatever was delivered has both kinds of files', async () => {
  const suppliers = await app.db.read.supplier.findMany({
    select: {
      companyName: true,
      onboardingStep: true,
      statusUpdates: HISTORY,
      reportRequests: { select: { kind: true, status: true, ccrRequestId: true, calls: true } },
      reportFiles: { where: { sinceVersion: { not: null } }, select: { kind: true } },
    },
  });
  for (const { companyName, onboardingStep, statusUpdates, reportRequests, reportFiles } of suppliers) {
    const names = statusUpdates.map(({ name }) => name);
    const own = reportRequests.filter(({ ccrRequestId }) => ccrRequestId === null).map(({ status }) => status);
    const isWaiting = onboardingStep === 'confirmation_call' || names.includes('data_verification');
    expect([companyName, own.length]).toEqual([companyName, isWaiting ? 1 : own.length]);
    const isDelivered = names.includes('report_created');
    expect([companyName, own.includes('delivered')]).toEqual([companyName, isDelivered]);
    expect([...new Set(reportFiles.map(({ kind }) => kind))].sort()).toEqual(isDelivered ? ['additional', 'bir'] : []);
  }
  const requests = suppliers.flatMap(({ reportRequests }) => reportRequests);
  expect(new Set(requests.map(({ status }) => status))).toEqual(
    new Set(['queued', 'taken', 'awaiting_supplier', 'verified', 'delivered']),
  );
  expect(new Set(requests.map(({ kind }) => kind))).toEqual(new Set(['bir', 'ccr', 'cfr']));
  expect(requests.some(({ calls }) => calls.length > 0)).toBe(true);
});

test('what the desk delivers for a compliance request is the report that the product draws', async () => {
  const files = await app.db.read.reportFile.findMany({
    where: { kind: 'bir', request: { kind: 'cfr', status: 'delivered' } },
    select: { file: true, supplier: { select: { companyName: true } } },
  });
  expect(files.length).toBeGreaterThan(2);
  for (const { file, supplier } of files) {
    const { text, pages } = await readPdf(await buffer(await app.contextFor(operator).files.read(file.key)));
    expect(pages.length).toBeGreaterThan(1);
    expect(text).toContain(supplier.companyName);
    expect(text).toContain(DEMO_DATA.es);
  }
});

test('every questionnaire that counts as completed has the required answers of what it shows', async () => {
  const completed = await app.db.read.supplier.findMany({
    where: { questionnaireCompletedAt: { not: null } },
    select: { id: true, companyId: true, workflowId: true, onboardingStep: true, country: true, workflow: true },
  });
  for (const { id, companyId, workflowId, onboardingStep, country, workflow } of completed) {
    const missing = await app.db.tenant(companyId, async (tx) => {
      const items = await listItems(tx, workflowId, companyId);
      const stored = await readAnswers(tx, id, companyId);
      const asked = askedOf(items, stored, { country, report_type: workflow.reportType });
      return checkSubmission(asked.items, asked.answers);
    });
    expect(missing).toEqual([]);
    expect(['finished', 'confirmation_call']).toContain(onboardingStep);
  }
  expect(completed.length).toBeGreaterThan(10);
});

test('the scored questionnaire has every outcome: decided by the rule, to review, knocked out, sent back, half answered', async () => {
  const { id: workflowId } = await app.db.read.workflow.findFirstOrThrow({
    where: { suppliers: { some: { scores: { some: {} } } } },
  });
  const suppliers = await app.db.read.supplier.findMany({
    where: { workflowId },
    include: { scores: true, decisions: true, sendBacks: true, answers: true },
  });
  expect(suppliers).toHaveLength(RISK_SUPPLIERS.length);
  for (const { companyName, scores, answers, ...supplier } of suppliers) {
    const planned = RISK_SUPPLIERS.find((one) => one.companyName === companyName);
    expect([companyName, scores.map(({ result }) => (JSON.parse(result) as Score).outcome)]).toEqual([
      companyName,
      planned?.outcome ? [planned.outcome] : [],
    ]);
    expect([companyName, answers.length]).toEqual([companyName, Object.keys(planned?.answers ?? {}).length]);
    expect([companyName, supplier.questionnaireCompletedAt !== null]).toEqual([companyName, planned?.outcome !== null]);
  }
  const decisions = suppliers.flatMap(({ decisions: made }) =>
    made.map(({ decision, byRule }) => `${decision} ${byRule}`),
  );
  expect(new Set(decisions)).toEqual(new Set(['approved true', 'rejected true', 'approved_with_conditions false']));
  const undecided = suppliers.filter(({ scores, decisions: made }) => scores.length > 0 && made.length === 0);
  expect(undecided.length).toBeGreaterThan(1);
  expect(suppliers.flatMap(({ sendBacks }) => sendBacks.map(({ status }) => status))).toEqual(['open']);
  expect((await app.db.read.scoreReview.findMany()).map(({ verdict }) => verdict).sort()).toEqual([
    'flagged',
    'rescored',
  ]);
  for (const { id } of suppliers.flatMap(({ scores }) => scores)) {
    expect(await replayScore(app.contextFor(operator), id)).toMatchObject({
      isSame: true,
      isQuestionnaireChanged: false,
    });
  }
});

test('each label is in use, people wait in every state, and their mail is in the mailbox', async () => {
  const labels = await app.db.read.label.findMany({ select: { name: true, _count: { select: { suppliers: true } } } });
  expect(labels.length).toBeGreaterThan(3);
  expect(labels.filter(({ _count: used }) => used.suppliers === 0)).toEqual([]);
  const invited = await app.db.read.supplier.groupBy({ by: ['invitationState'], _count: true });
  expect(invited.map(({ invitationState }) => invitationState).sort()).toEqual(['failed', 'none', 'sent']);
  const steps = await app.db.read.supplier.groupBy({ by: ['onboardingStep'], _count: true });
  expect(steps.map(({ onboardingStep }) => onboardingStep).sort()).toEqual([...ONBOARDING_STEPS].sort());
  const mails = await app.db.read.capturedMail.findMany({ select: { to: true } });
  const recipients = new Set(mails.flatMap(({ to }) => to));
  for (const to of ['admin@demo.homologa.test', 'carla@demo.homologa.test', 'supplier@demo.homologa.test']) {
    expect(recipients).toContain(to);
  }
  expect(await app.db.read.reminder.count()).toBeGreaterThan(0);
  const jobs = await app.db.read.job.findMany({ select: { name: true } });
  expect(new Set(jobs.map(({ name }) => name))).toEqual(new Set(['reports.make-document', 'onboarding.record-boleto']));
});

test('the demo’s people can sign in, but for the one who has left and the one who is invited', async () => {
  const signIn = (email: string) =>
    logIn(app.contextFor({ kind: 'anonymous' }), {
      email,
      password: 'homologa-demo',
      logAsEmail: '',
      reason: '',
      caller: { ip: '192.0.2.200', userAgent: 'test', device: null },
    });
  for (const name of ['admin@demo.', 'user@demo.', 'staff@', 'supplier@demo.']) {
    await expect(signIn(`${name}homologa.test`)).resolves.toBeDefined();
  }
  await expect(signIn('carla@demo.homologa.test')).rejects.toMatchObject({ code: 'invalid_credentials' });
  const members = await app.db.read.membership.findMany({ select: { active: true, joinedAt: true } });
  expect(members.filter(({ active }) => active)).toHaveLength(2);
  expect(members.filter(({ joinedAt }) => joinedAt === null)).toHaveLength(1);
});

test('the demo’s suppliers have filled in what their stage says, and nothing that the rules would refuse', async () => {
  const requests = await app.db.read.birRequest.findMany({
    select: { ...BIR_REQUEST, deliveredAt: true, supplier: { select: { onboardingStep: true, workflow: true } } },
  });
  for (const request of requests) {
    const form = birFormFor(request.country, request.supplier.workflow.reportType as ReportType);
    const data = formDataOf(request);
    expect([data.country, validateBirForm(form, data, '2026-11-21')]).toEqual([data.country, []]);
    const missing = missingBirFields(form, data, new Set(request.files.map(({ type }) => type)));
    const isFilled = request.status !== 'open' && request.country !== 'brazil';
    if (isFilled) expect([data.country, missing]).toEqual([data.country, []]);
  }
  const payers = requests.filter(({ supplier }) => supplier.workflow.payment === 'supplier');
  for (const request of payers.filter(({ billingPayment }) => Object.keys(billingPayment as object).length > 0)) {
    const broken = checkReference(app.contextFor(operator), paymentRegionOf(request.country), {
      ...request,
      supplier: { ...request.supplier, country: request.country, workflow: { reportType: 'bir' } },
    });
    expect([request.country, broken]).toEqual([request.country, []]);
  }
  expect(new Set(payers.flatMap(({ payments }) => payments.map(({ status }) => status)))).toEqual(
    new Set(['paid', 'pending']),
  );
  expect(payers.some(({ files }) => files.some(({ type }) => type === 'payment_proof'))).toBe(true);
  const now = app.contextFor(operator).now();
  const states = payers.flatMap(({ charge }) => (charge ? [shownChargeState(charge, now)] : []));
  expect(new Set(states)).toEqual(new Set(['to_check', 'accepted', 'rejected', 'unpaid']));
});
