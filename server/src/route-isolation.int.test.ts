import { newId } from '@homologa/core/kernel/ids';
import { buildStaff } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { tried } from '@homologa/core/test/tried';
import type { Express } from 'express';
import request, { type Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from './app';
import type { Route } from './http/route';
import { ROUTES, routesFor } from './route-table';
import { buildWorld, type Ids, type World } from './test/isolation-world';

let app: TestApp;
let server: Express;
let mine: World;
let theirs: World;

beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
  mine = await buildWorld(app);
  theirs = await buildWorld(app);
});
afterAll(() => app.destroy());

const ID_OF: [string, keyof Ids][] = [
  ['/api/workflows', 'workflow'],
  ['/onboarding/workflows', 'workflow'],
  ['/onboarding/bir-requests', 'birRequest'],
  ['/onboarding/:id', 'workflow'],
  ['/api/bir-requests', 'birRequest'],
  ['/api/companies', 'company'],
  ['/api/accounts', 'account'],
  ['/api/account/sessions', 'session'],
  // No passkeys exist in the worlds, so the test uses the id of another object as an unknown id.
  ['/api/account/second-factor', 'session'],
  ['/api/jobs', 'job'],
  ['/api/notifications', 'notification'],
  ['/api/compliance-checks', 'supplier'],
  ['/api/questionnaire-templates', 'template'],
  ['/api/desk/questionnaire-templates', 'template'],
  ['/api/desk/companies', 'company'],
  ['/api/desk/users', 'account'],
  ['/api/desk/requests', 'deskRequest'],
  ['/api/desk/privacy-requests', 'privacyRequest'],
  ['/api/desk/payments', 'charge'],
  // The world has no proposal: its suppliers’ ids are as unknown as any.
  ['/api/rule-proposals', 'supplier'],
  ['/api/desk/rule-proposals', 'supplier'],
  // Watchlists belong to no company, so the test uses the id of another object as an unknown id.
  ['/api/desk/watchlists', 'workflow'],
];
const PARAM: Record<string, keyof Ids> = {
  sid: 'supplier',
  // A handover opens to the link of its mail alone; the world has none.
  hid: 'supplier',
  qid: 'question',
  uid: 'file',
  question_id: 'question',
  file_id: 'file',
  fid: 'file',
  tag_id: 'label',
  name: 'file',
  screening_id: 'screening',
  user_id: 'member',
  invitation_id: 'member',
  send_back_id: 'sendBack',
  issue_id: 'charge',
  // A version is a number, which no id is; core/src/workflows/versions has the test of another company's.
  version: 'supplier',
};

const namesOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
const kindOf = (route: Route, name: string): keyof Ids => {
  const kind = name === 'id' ? ID_OF.find(([prefix]) => route.path.startsWith(prefix))?.[1] : PARAM[name];
  if (!kind) throw new Error(`${route.path}: say in this test what :${name} names`);
  return kind;
};
const fill = (route: Route, idFor: (kind: keyof Ids, name: string) => string): string =>
  route.path.replace(/:(\w+)/g, (_all, name: string) => idFor(kindOf(route, name), name));

const TEMPLATE_ITEMS = [{ _id: 'a', type: 'input', title: { en: 'Why?' }, required: true, options: [] }];

/** Bodies that satisfy the contract, so that the answer depends on the ids only. */
const BODIES: Record<string, object> = {
  'POST /api/workflows/:id/questionnaire/affected': { questionnaire: [] },
  'POST /api/workflows/:id/download-excel': { ids: [newId()] },
  'POST /auth/invitations/:invitation_id': { accept: true },
  'POST /api/workflows/:id/suppliers/bulk-actions': { action: 'archive', ids: [newId()] },
  'POST /api/workflows/:id/suppliers/addresses': { changes: [{ supplier_id: newId(), emails: ['ana@acme.test'] }] },
  'POST /api/suppliers/duplicates': { suppliers: [] },
  'POST /api/compliance-checks/:id/supplier': { workflow_id: newId() },
  'PUT /api/workflows/:id/monitoring': { monitored: true },
  'PUT /api/workflows/:id/suppliers/:sid/monitoring': { monitored: true },
  'POST /api/workflows/:id/suppliers/:sid/screening/decisions': { entry_key: 'k', decision: 'true_match', reason: 'r' },
  'POST /api/workflows/:id/suppliers/:sid/decisions': { decision: 'approved' },
  'PUT /api/workflows/:id/suppliers/:sid/question/:question_id/review': { flagged: true },
  'POST /api/workflows/:id/suppliers/:sid/score/reviews': {
    score_id: newId(),
    question_id: newId(),
    verdict: 'accepted',
  },
  'POST /api/workflows/:id/suppliers/:sid/send-backs': { items: [{ question_id: newId(), reason: 'r' }] },
  'PUT /api/companies/:id/retention': { kind: 'files', days: 400 },
  'POST /api/companies/:id/retention/preview': { kind: 'files', days: 400 },
  'POST /api/desk/privacy-requests/:id/decision': { decision: 'refuse', reason: 'r' },
  'POST /api/workflows/:id/suppliers/:sid/locate': { phone: '+55 11 4444 3333' },
  'POST /api/desk/requests/:id/assign': { staff_id: null },
  'POST /api/desk/requests/:id/gateway': { gateway: 'sandbox' },
  'POST /api/desk/requests/:id/status': { status: 'failed', reason: 'r' },
  'POST /api/desk/requests/:id/send-backs': { items: [] },
  'POST /api/desk/requests/:id/correction': { reason: 'r' },
  'POST /api/desk/requests/:id/calls': { number: '+54 11', outcome: 'reached', note: '' },
  'PUT /api/desk/companies/:id/active': { active: true },
  'PUT /api/desk/companies/:id/second-look': { report_types: ['bir'] },
  'POST /api/desk/requests/:id/second-look': { ready: true },
  'PATCH /api/desk/users/:id': { active: true },
  'POST /api/rule-proposals/:id/decision': { answer: 'confirm' },
  'POST /api/desk/rule-proposals/:id/decision': { answer: 'confirm' },
  'PUT /api/desk/users/:id/roles': { staff_roles: ['desk'] },
  'POST /api/questionnaire-templates/:id/versions': { based_on: 1, items: TEMPLATE_ITEMS },
  'POST /api/desk/questionnaire-templates/:id/versions': { based_on: 1, items: TEMPLATE_ITEMS },
  'PATCH /api/notifications/:id': { read: true },
  'POST /api/companies/:id/users': { name: 'Ana', email: 'ana@isolation.test' },
  'PUT /api/companies/:id/second-factor-policy': { required: false },
  'PATCH /api/companies/:id/features': { tags: [{ name: 'Other', color: '#c62828' }] },
  'POST /onboarding/workflows/:id/suppliers/:sid/account-check': { email: 'ana@acme.test' },
  'POST /onboarding/workflows/:id/suppliers/:sid/begin': { name: 'Ana', phone: '+525512345678' },
  'POST /onboarding/workflows/:id/suppliers/:sid/email-confirmation': { code: '123456' },
  'POST /onboarding/workflows/:id/suppliers/:sid/handovers': {
    asker: 'colleague',
    full_name: 'Pedro Ruiz',
    email: 'pedro@acme.test',
  },
};

const QUERIES: Record<string, string> = {
  'DELETE /onboarding/bir-requests/:id/files': '?fileName=a.pdf',
  'GET /api/workflows/:id/suppliers/:sid/screening/others': '?entry_key=k',
  'PUT /onboarding/workflows/:id/suppliers/:sid/uploads/:uid': '?size=2&offset=0',
};

async function call(route: Route, path: string, headers: Record<string, string>): Promise<Response> {
  const name = `${route.method.toUpperCase()} ${route.path}`;
  const client = request(server);
  const target = client[route.method](path + (QUERIES[name] ?? '')).set(headers);
  if (route.upload)
    return target
      .field('question_id', newId())
      .field('type', 'additional')
      .attach(route.upload, Buffer.from('a;b\n'), 'a.csv');
  if (route.method === 'get') return target;
  return target.send(BODIES[name] ?? {});
}

const seen = ({ status, body }: Response): object => {
  const { request_id: _id, ...rest } = body as Record<string, unknown>;
  return { status, body: rest };
};

/** MD5 of no rows. */
const EMPTY = 'd41d8cd98f00b204e9800998ecf8427e';

const listTables = () => app.db.read.$queryRaw<{ name: string }[]>`
  SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND c.column_name = 'companyId' AND t.table_type = 'BASE TABLE' ORDER BY 1`;

async function digest(companyId: string): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { name } of await listTables()) {
    const [row] = await app.db.system((tx) =>
      tx.$queryRawUnsafe<{ sum: string }[]>(
        `SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS sum FROM "${name}" t WHERE "companyId" = $1::uuid`,
        companyId,
      ),
    );
    digests[name] = row?.sum ?? '';
  }
  return digests;
}

const named = (routes: readonly Route[]) =>
  routes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const);
const withIds = ROUTES.filter((route) => namesOf(route.path).length > 0);
/**
 * Routes that are public by design. Registration: an unknown attempt gets the same response as a wrong code.
 * Verification page: a report's number alone reveals nothing. Logos: mails show them.
 */
const PUBLIC = new Set([
  'GET /logos/:file_id',
  'GET /onboarding/workflows/:id',
  'GET /onboarding/workflows/:id/cover',
  'POST /onboarding/workflows/:id/registrations/:rid/confirmation',
  'POST /onboarding/workflows/:id/suppliers',
  'GET /verify/:number',
]);

describe("another company's ids answer exactly as unknown ones", () => {
  const walked = withIds.filter(
    (route) => route.auth !== 'staff' && !PUBLIC.has(`${route.method.toUpperCase()} ${route.path}`),
  );
  const isSuppliers = (route: Route): boolean => route.path.startsWith('/onboarding/');

  test.each(named(walked))('%s', async (_name, route) => {
    const headers: Record<string, string> = isSuppliers(route)
      ? { Authorization: `Bearer ${mine.supplierToken}`, 'X-Onboarding-Token': mine.linkToken }
      : { Authorization: `Bearer ${mine.adminToken}` };
    const before = await digest(theirs.companyId);
    const unknown = seen(
      await call(
        route,
        fill(route, () => newId()),
        headers,
      ),
    );
    expect(unknown).toMatchObject({ status: 404 });
    expect(
      seen(
        await call(
          route,
          fill(route, (kind) => theirs.ids[kind]),
          headers,
        ),
      ),
    ).toEqual(unknown);
    tried(2);
    const names = namesOf(route.path);
    // An upload's id is chosen by its client, so another company's id names an upload of one's own.
    if (names.length > 1 && !route.path.endsWith('/uploads/:uid')) {
      const mixed = fill(route, (kind, name) => (name === names.at(-1) ? theirs : mine).ids[kind]);
      const unknownLast = fill(route, (kind, name) => (name === names.at(-1) ? newId() : mine.ids[kind]));
      expect(seen(await call(route, mixed, headers))).toEqual(seen(await call(route, unknownLast, headers)));
      tried(2);
    }
    expect(await digest(theirs.companyId)).toEqual(before);
  });
});

/** Headers of every answer of a call, errors included. */
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': expect.stringMatching(/(^|;)script-src 'self'(;|$)/),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': expect.stringContaining('max-age='),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

describe('nobody without a session gets anything', () => {
  test.each(named(ROUTES.filter((route) => route.auth !== 'public')))('%s', async (_name, route) => {
    const path = fill(route, (kind) => mine.ids[kind]);
    const callers: Record<string, string>[] = [{}, { Authorization: 'Bearer of-nothing' }];
    for (const headers of callers) {
      const answer = await call(route, path, headers);
      expect(answer.status).toBe(401);
      expect(answer.headers).toMatchObject(HEADERS);
      for (const absent of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie'])
        expect(answer.headers).not.toHaveProperty(absent);
      tried(1);
    }
  });
});

describe('the desk is closed to clients and suppliers', () => {
  test.each(named(ROUTES.filter((route) => route.auth === 'staff')))('%s', async (_name, route) => {
    const path = fill(route, (kind) => mine.ids[kind]);
    for (const token of [mine.adminToken, mine.supplierToken]) {
      expect((await call(route, path, { Authorization: `Bearer ${token}` })).status).toBe(403);
      tried(1);
    }
  });
});

test('staff, who act in no company, find nothing among the clients’ calls', async () => {
  const staff = await buildStaff(app);
  for (const route of withIds.filter((route) => route.auth === 'company')) {
    const answer = await call(
      route,
      fill(route, (kind) => mine.ids[kind]),
      { Authorization: `Bearer ${staff.token}` },
    );
    expect([403, 404], `${route.method} ${route.path}`).toContain(answer.status);
    tried(1);
  }
});

test('every table with a company forces row-level security and has a policy for the tenant role', async () => {
  const open = await app.db.read.$queryRaw`
    SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'companyId'
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND (NOT c.relforcerowsecurity OR NOT c.relrowsecurity
      OR NOT EXISTS (SELECT FROM pg_policies p WHERE p.tablename = c.relname AND p.policyname = 'tenant'))`;
  expect(open).toEqual([]);
});

test('a company cannot write a row of another one', async () => {
  await expect(
    app.db.tenant(mine.companyId, (tx) =>
      tx.label.create({ data: { id: newId(), companyId: theirs.companyId, name: 'x', color: '#c62828' } }),
    ),
  ).rejects.toThrow();
  const moved = app.db.tenant(mine.companyId, (tx) =>
    tx.label.updateMany({ where: { id: mine.ids.label }, data: { companyId: theirs.companyId } }),
  );
  await expect(moved).rejects.toThrow();
});

/** True if PostgreSQL denies the role the statement on the whole table; throws any other failure. */
async function isDenied(statement: Promise<unknown>): Promise<boolean> {
  return statement.then(
    () => false,
    (error: unknown) => {
      if (!String(error).includes('permission denied')) throw error;
      return true;
    },
  );
}

test('plain SQL of a company shows, changes and deletes no row of another one, in any table', async () => {
  const before = await digest(theirs.companyId);
  for (const { name } of await listTables()) {
    const statements = [
      `SELECT count(*)::int AS rows FROM "${name}" WHERE "companyId" <> $1::uuid`,
      `WITH changed AS (UPDATE "${name}" SET "companyId" = $1::uuid WHERE "companyId" <> $1::uuid RETURNING 1)
       SELECT count(*)::int AS rows FROM changed`,
      `WITH gone AS (DELETE FROM "${name}" WHERE "companyId" <> $1::uuid RETURNING 1) SELECT count(*)::int AS rows FROM gone`,
    ];
    for (const statement of statements) {
      let found = 0;
      const asked = app.db.tenant(mine.companyId, async (tx) => {
        const [row] = await tx.$queryRawUnsafe<{ rows: number }[]>(statement, mine.companyId);
        found = row?.rows ?? 0;
      });
      expect((await isDenied(asked)) ? 0 : found, statement).toBe(0);
      tried(1);
    }
  }
  expect(await digest(theirs.companyId)).toEqual(before);
  const filled = Object.values(before).filter((sum) => sum !== EMPTY);
  expect(filled.length).toBeGreaterThan(10);
});
