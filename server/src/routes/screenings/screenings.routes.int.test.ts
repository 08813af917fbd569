import { newId } from '@homologa/core/kernel/ids';
import {
  type BuiltPerson,
  buildLink,
  buildPerson,
  buildSupplier,
  buildSupplierAccount,
  buildWorkflow,
} from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { type ScreeningData, screeningResponse } from '@homologa/domain/screenings/screening.contract';
import type { ScreeningStatus } from '@homologa/domain/screenings/screening-status';
import { supplierListResponse, supplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveRoutes } from '../../test/serve-routes';
import { configRoutes } from '../config/config.routes';
import { onboardingRoutes } from '../onboarding/onboarding.routes';
import { supplierDecisionRoutes } from '../suppliers/supplier-decisions.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { screeningRoutes } from './screenings.routes';

let app: TestApp;
let server: Express;
let admin: BuiltPerson;
let user: BuiltPerson;
let stranger: BuiltPerson;
let flow: { id: string; companyId: string };

beforeAll(async () => {
  app = await createTestApp();
  server = serveRoutes(app, [
    ...configRoutes,
    ...onboardingRoutes,
    ...supplierRoutes,
    ...supplierDecisionRoutes,
    ...screeningRoutes,
  ]);
  admin = await buildPerson(app);
  user = await buildPerson(app, { companyId: admin.companyId, role: 'company_user' });
  stranger = await buildPerson(app);
  flow = await buildWorkflow(app, admin.companyId ?? '', { reportType: 'bir' });
});
afterAll(() => app.destroy());

const get = (who: BuiltPerson | { token: string }, path: string) =>
  request(server).get(path).set('Authorization', `Bearer ${who.token}`);
const pathOf = (supplierId: string) => `/api/workflows/${flow.id}/suppliers/${supplierId}`;
const day = (n: number) => new Date(Date.UTC(2026, 9, n));

const DATA: ScreeningData = {
  company_screenings: [
    {
      name: 'Aceros del Sur S.A.',
      sanction_lists: [
        {
          entry_key: 'demo:1@2026',
          list: { code: 'demo', title: 'Demo list' },
          list_version: '2026',
          entry_id: '1',
          matched_name: 'ACEROS DEL SUR',
          names: ['ACEROS DEL SUR'],
          score: 0.93,
          topics: ['sanction'],
          countries: ['argentina'],
          birth_dates: [],
          date: '2025-02-03',
          remarks: null,
          url: null,
        },
      ],
      adverse_media: [],
      peps: [],
    },
  ],
  shareholders_screenings: [{ name: 'Ana Ficticia', sanction_lists: [], adverse_media: [], peps: [] }],
  shareholders: [{ name: 'Ana Ficticia', country: 'argentina', share: 60 }],
  beneficial_owners: [],
  legal_actions: [],
  subsidiaries: [],
  branches: [],
};

async function buildScreening(
  supplierId: string,
  at: Date,
  screening: { status: ScreeningStatus; data?: object | null },
): Promise<string> {
  const id = newId();
  const { status, data } = screening;
  await app.db.tenant(flow.companyId, (tx) =>
    tx.screening.create({
      data: {
        id,
        companyId: flow.companyId,
        supplierId,
        status,
        companyCountry: 'argentina',
        shareholders: ['Ana Ficticia'],
        options: ['sanctions'],
        requestedAt: at,
        finishedAt: data ? new Date(at.getTime() + 600_000) : null,
        ...(data ? { data } : {}),
      },
    }),
  );
  return id;
}

async function buildComplianceReport(screeningId: string, type: string, mime: string, bytes: string): Promise<void> {
  const fileId = newId();
  const { companyId } = flow;
  await app.contextFor({ kind: 'anonymous' }).files.putBytes(fileId, Buffer.from(bytes));
  const file = { key: fileId, name: `cfr.${type}`, mime, size: bytes.length, sha256: '', createdAt: day(1) };
  await app.db.system(async (tx) => {
    await tx.storedFile.create({ data: { id: fileId, companyId, ...file } });
    await tx.screeningReport.create({
      data: { id: newId(), companyId, screeningId, type, fileId, createdAt: day(1) },
    });
  });
}

test('the configuration says that nothing can be screened while no list is loaded', async () => {
  const { body } = await request(server).get('/config').expect(200);
  expect(body.capabilities).toEqual({ screening: false });
});

describe('a screening', () => {
  test('before a request is 404, and nothing on the supplier', async () => {
    const supplier = await buildSupplier(app, flow, { status: 'completed' });
    await get(admin, `${pathOf(supplier.id)}/screening`).expect(404);
    const { body } = await get(admin, pathOf(supplier.id)).expect(200);
    expect(body).toMatchObject({ screening: null, screenings: [], decision: null, decisions: [] });
    expect(supplierResponse.safeParse(body).error).toBeUndefined();
  });

  test('is answered with what it found and what was decided, to both roles and to nobody else', async () => {
    const supplier = await buildSupplier(app, flow, { status: 'completed' });
    await buildScreening(supplier.id, day(1), { status: 'no_match', data: { ...DATA, company_screenings: [] } });
    const newest = await buildScreening(supplier.id, day(2), { status: 'match', data: { ...DATA, secret: 1 } });
    await app.db.tenant(flow.companyId, (tx) =>
      tx.screeningDecision.create({
        data: {
          id: newId(),
          companyId: flow.companyId,
          screeningId: newest,
          entryKey: 'demo:1@2026',
          decision: 'false_positive',
          reason: 'Another company',
          decidedById: admin.userId,
          decidedByName: 'Ana Pérez',
          createdAt: day(3),
        },
      }),
    );
    const path = `${pathOf(supplier.id)}/screening`;
    const { body } = await get(user, path).expect(200);
    expect(body).toMatchObject({
      _id: newest,
      id: newest,
      status: 'match',
      request: {
        company_country: 'argentina',
        shareholders: ['Ana Ficticia'],
        options: ['sanctions'],
        requested_at: '2026-10-02T00:00:00.000Z',
      },
      reports: [],
      decisions: [
        {
          entry_key: 'demo:1@2026',
          decision: 'false_positive',
          reason: 'Another company',
          decided_at: '2026-10-03T00:00:00.000Z',
          decided_by: { name: 'Ana Pérez' },
        },
      ],
    });
    expect(body.data).toEqual(DATA);
    expect(screeningResponse.safeParse(body).error).toBeUndefined();
    expect((await get(admin, path)).body).toEqual(body);
    await get(stranger, path).expect(404);
  });

  test.each([
    ['match', 'in_progress'],
    ['in_progress', 'in_progress'],
    ['failed', 'failed'],
  ] as const)('without data counts %s as %s', async (status, shown) => {
    const supplier = await buildSupplier(app, flow, { status: 'completed' });
    await buildScreening(supplier.id, day(2), { status });
    const { body } = await get(admin, `${pathOf(supplier.id)}/screening`).expect(200);
    expect(body).toMatchObject({ status: shown, data: null });
    const detail = (await get(admin, pathOf(supplier.id))).body;
    expect(detail.screening).toEqual({ status: shown, review: [], requested_at: '2026-10-02T00:00:00.000Z' });
    expect(detail.screenings).toMatchObject([{ status: shown, finished_at: null }]);
  });

  test('that is followed by another shows the newest, and lists both, newest first', async () => {
    const supplier = await buildSupplier(app, flow, { status: 'completed' });
    const first = await buildScreening(supplier.id, day(1), { status: 'match', data: DATA });
    await buildComplianceReport(first, 'html', 'text/html', '<p>1</p>');
    const second = await buildScreening(supplier.id, day(5), { status: 'in_progress' });
    const shown = async () => (await get(admin, pathOf(supplier.id))).body;
    expect((await shown()).screening.status).toBe('in_progress');
    await app.db.tenant(flow.companyId, (tx) =>
      tx.screening.update({ where: { id: second }, data: { status: 'no_match', data: DATA } }),
    );
    const { screening, screenings } = await shown();
    expect(screening).toEqual({ status: 'no_match', review: [], requested_at: '2026-10-05T00:00:00.000Z' });
    expect(screenings.map(({ _id }: { _id: string }) => _id)).toEqual([second, first]);
    expect(screenings[1]).toMatchObject({ status: 'match', reports: [{ type: 'html' }] });
  });
});

describe('a compliance report', () => {
  test('is html within a sandbox, or a download in another format; 404 for what is not kept', async () => {
    const supplier = await buildSupplier(app, flow, { status: 'completed' });
    const other = await buildSupplier(app, flow, { status: 'completed' });
    const screening = await buildScreening(supplier.id, day(1), { status: 'match', data: DATA });
    await buildComplianceReport(screening, 'html', 'text/html; charset=utf-8', '<h1>CFR</h1><script>alert(1)</script>');
    await buildComplianceReport(screening, 'pdf', 'application/pdf', '%PDF-1.7');
    const path = `${pathOf(supplier.id)}/compliance/${screening}`;

    const html = await get(user, path).expect(200);
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = html.headers['content-security-policy'] ?? '';
    expect(policy.split('; ')).toContain('sandbox');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script|allow-/);
    expect(html.headers['x-content-type-options']).toBe('nosniff');
    expect(html.headers['content-disposition']).toBe('inline; filename=Aceros_del_Sur_S.A._CFR_01-10-2026.html');
    expect(html.text).toContain('<h1>CFR</h1>');

    const pdf = await get(admin, `${path}?type=pdf`).expect(200);
    expect(pdf.headers['content-disposition']).toBe('attachment; filename=Aceros_del_Sur_S.A._CFR_01-10-2026.pdf');
    expect(pdf.headers['content-security-policy']).toContain('sandbox');

    await get(admin, `${path}?type=xlsx`).expect(422);
    await get(admin, `${path}?type=../x`).expect(422);
    await get(stranger, path).expect(404);
    await get(admin, `${pathOf(other.id)}/compliance/${screening}`).expect(404);
    await get(admin, `${pathOf(supplier.id)}/compliance/${newId()}`).expect(404);
  });
});

const REVIEWS: Readonly<Record<string, string[]>> = {
  'Match S.A.': ['undecided', 'proposed'],
  'Clean S.A.': ['not_comparable'],
};

test('lists filter by the screen status and its review, and sort by the status', async () => {
  const own = await buildWorkflow(app, flow.companyId, { reportType: 'bir' });
  for (const [companyName, status, data] of [
    ['Match S.A.', 'match', DATA],
    ['Clean S.A.', 'no_match', DATA],
    ['Running S.A.', 'no_match', null],
    ['Broken S.A.', 'failed', null],
    ['Never S.A.', null, null],
  ] as const) {
    const supplier = await buildSupplier(app, own, { companyName, status: 'completed' });
    if (status) await buildScreening(supplier.id, day(1), { status, data });
    const review = REVIEWS[companyName] ?? [];
    if (review.length > 0) {
      await app.db.tenant(flow.companyId, (tx) =>
        tx.screening.updateMany({ where: { supplierId: supplier.id }, data: { review } }),
      );
      const { body } = await get(user, `/api/workflows/${own.id}/suppliers/${supplier.id}/screening`).expect(200);
      expect([companyName, body.status, body.review]).toEqual([companyName, status, review]);
    }
  }
  const names = async (query: Record<string, unknown>) => {
    const sent = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]));
    const { body } = await get(user, `/api/workflows/${own.id}/suppliers`).query(sent).expect(200);
    expect(supplierListResponse.safeParse(body).error).toBeUndefined();
    return body.map(({ invite }: { invite: { company_name: string } }) => invite.company_name);
  };
  expect(await names({ filter: { screen_status: 'match' } })).toEqual(['Match S.A.']);
  expect(await names({ filter: { screen_status: ['in_progress'] } })).toEqual(['Running S.A.']);
  expect((await names({ filter: { screen_status: ['none', 'failed'] } })).sort()).toEqual([
    'Broken S.A.',
    'Never S.A.',
  ]);
  expect(await names({ filter: { screen_review: ['proposed'] } })).toEqual(['Match S.A.']);
  expect(await names({ filter: { screen_review: ['confirmed'] } })).toEqual([]);
  expect((await names({ filter: { screen_review: ['undecided', 'not_comparable'] } })).sort()).toEqual([
    'Clean S.A.',
    'Match S.A.',
  ]);
  const parts = ['match_undecided', 'match_proposed', 'match_settled'] as const;
  for (const [review, part] of [
    [['undecided', 'proposed'], 'match_undecided'],
    [['proposed', 'confirmed'], 'match_proposed'],
    [['confirmed'], 'match_settled'],
    [[], 'match_settled'],
  ] as const) {
    await app.db.tenant(flow.companyId, (tx) =>
      tx.screening.updateMany({
        where: { supplier: { companyName: 'Match S.A.' }, companyId: flow.companyId },
        data: { review: [...review] },
      }),
    );
    for (const one of parts) {
      expect(await names({ filter: { screen_status: one } })).toEqual(one === part ? ['Match S.A.'] : []);
    }
    expect((await names({ filter: { screen_status: [part, 'failed'] } })).sort()).toEqual([
      'Broken S.A.',
      'Match S.A.',
    ]);
    expect(await names({ filter: { screen_status: ['match_settled', 'match'] } })).toEqual(['Match S.A.']);
  }
  const sorted = await names({ sort: ['screening.status', 'ASC'] });
  expect(sorted.at(-1)).toBe('Never S.A.');
  const refused = await get(user, `/api/workflows/${own.id}/suppliers`).query({ filter: '{"screen_status":"maybe"}' });
  expect([refused.status, refused.body.details[0].path]).toEqual([422, 'filter.screen_status.0']);
});

test('a judgement is kept as it was made', async () => {
  const changed = app.db.tenant(flow.companyId, (tx) =>
    tx.screeningDecision.updateMany({ where: { companyId: flow.companyId }, data: { reason: 'x' } }),
  );
  await expect(changed).rejects.toThrow(/permission denied/);
});

test('a supplier in its onboarding learns nothing of screenings and decisions', async () => {
  const account = await buildSupplierAccount(app);
  const supplier = await buildSupplier(app, flow, {
    status: 'in_progress',
    accountId: account.userId,
    accountConnectedAt: day(1),
  });
  await buildScreening(supplier.id, day(1), { status: 'match', data: DATA });
  await request(server)
    .post(`${pathOf(supplier.id)}/decisions`)
    .set('Authorization', `Bearer ${admin.token}`)
    .send({ decision: 'rejected', reason: 'Sanctioned owner' })
    .expect(201);
  const path = `/onboarding/workflows/${flow.id}/suppliers/${supplier.id}`;
  const link = await buildLink(app, supplier);
  const answers = [
    await get(account, path).expect(200),
    await request(server).get(path).set('X-Onboarding-Token', link).expect(200),
  ];
  for (const { text } of answers) expect(text).not.toMatch(/screening|decision|Sanctioned|rejected/i);
  await get(account, `${pathOf(supplier.id)}/screening`).expect(403);
});
