import { newId } from '@homologa/core/kernel/ids';
import { makeDataCopy } from '@homologa/core/privacy/make-data-copy';
import { buildLink, buildSupplier, buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request, { type Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../app';
import type { Route } from '../../http/route';
import { routesFor } from '../../route-table';
import { buildOnboarding, buildQuestion, onboardingClient } from '../../test/onboarding-builders';
import { buildReferencedPayer, type Payer } from '../../test/payment-builders';

let app: TestApp;
let server: ReturnType<typeof createServer>;
let payer: Payer;
let ids: Record<
  'workflow' | 'supplier' | 'birRequest' | 'payment' | 'question' | 'attachment' | 'file' | 'birFile',
  string
>;
let secrets: string[];

beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
  payer = await buildReferencedPayer(app, server, 'mexico', 'credit_card', {
    supplier: { fullName: 'Luisa Gómez', phone: '+52 55 1111 2222', taxId: 'EKU9003173C9', address: 'Avenida Uno 1' },
  });
  const { account, workflow, supplier, requestId, companyId, questions } = payer;
  const as = { Authorization: `Bearer ${account.token}` };
  await app.db.system((tx) => tx.user.updateMany({ where: { id: account.userId }, data: { name: 'Luisa Gómez' } }));
  await payer.proofs(['comprobante-luisa.csv', 'a,b']).then(({ status }) => expect(status).toBe(200));
  await payer.payOnline().expect(200);
  await payer.calls.save(own(), [{ question_id: questions.input.id, answer: 'What Luisa wrote' }]).expect(200);
  await payer.calls.upload(own(), questions.file.id, 'a,b', 'balance-luisa.csv').expect(200);
  const form = { company: { company_name: 'Aceros' }, form: { owners: [{ name: 'Olga Dueña' }] } };
  await request(server).patch(`/onboarding/bir-requests/${requestId}`).set(as).send(form).expect(200);
  await request(server).post('/onboarding/account/data-copy').set(as).expect(202);
  await makeCopy();
  await request(server).post('/onboarding/account/erasure').set(as).send({ note: 'A note of Luisa' }).expect(202);
  const fileId = newId();
  await app.contextFor(payer.admin.actor).files.putBytes(fileId, Buffer.from('%PDF-1.7'));
  await app.db.system((tx) =>
    tx.storedFile.create({
      data: {
        id: fileId,
        companyId,
        key: fileId,
        name: 'code.pdf',
        mime: 'application/pdf',
        size: 8,
        sha256: '',
        createdAt: new Date(),
      },
    }),
  );
  const attachment = await buildQuestion(app, workflow, 'attachment', { fileId });
  const [payment] = (await payer.history()).payments;
  const proof = await app.db.read.birRequestFile.findFirstOrThrow({ where: { birRequestId: requestId, companyId } });
  ids = {
    workflow: workflow.id,
    supplier: supplier.id,
    birRequest: requestId,
    payment: payment?.id ?? '',
    question: questions.file.id,
    attachment: attachment.id,
    file: 'comprobante-luisa.csv',
    birFile: proof.id,
  };
  secrets = [
    payer.email,
    account.userId,
    'Luisa',
    'luisa',
    'Olga',
    '1111 2222',
    'EKU9003173C9',
    'Avenida Uno',
    'ana@acme.test',
    'Calle 1',
  ];
});
afterAll(() => app.destroy());

const own = () => ({ token: payer.account.token });

async function makeCopy(): Promise<void> {
  const job = await app.db.read.job.findFirstOrThrow({ where: { name: 'privacy.export-data' } });
  const { requestId } = job.payload as { requestId: string };
  const run = {
    jobId: job.id,
    companyId: null,
    attempt: 1,
    maxAttempts: 1,
    signal: new AbortController().signal,
    progress: () => Promise.resolve(),
  };
  await makeDataCopy(app.contextFor({ kind: 'system', name: 'test' }), { requestId, run });
}

const nameOf = (route: Route): string => `${route.method.toUpperCase()} ${route.path}`;

/** Returns all mounted routes for suppliers, so that the test covers new routes automatically. */
const walked = () => routesFor(app.config).filter(({ path }) => /^\/(onboarding|payments|sandbox)\b/.test(path));

/** Public routes. Each new public route must be added to this list. */
const PUBLIC = [
  'GET /onboarding/privacy-notice',
  'GET /onboarding/workflows/:id',
  'GET /onboarding/workflows/:id/cover',
  'GET /sandbox/payments/:id',
  'POST /onboarding/workflows/:id/registrations/:rid/confirmation',
  'POST /onboarding/workflows/:id/suppliers',
  'POST /payments/notifications/sandbox',
  'POST /payments/notifications/stripe',
  'POST /sandbox/payments/:id',
];
const PAGE = 'GET /onboarding/workflows/:id/suppliers/:sid';
/** Asking is open to the link also after the account is connected: nothing changes before the present person agrees. */
const ASK_HANDOVER = 'POST /onboarding/workflows/:id/suppliers/:sid/handovers';
const CONNECT = 'PATCH /onboarding/workflows/:id/suppliers/:sid/account';
const ATTACHMENT = 'GET /onboarding/:id/questionnaire/:qid/attachment';

const ID_OF = [
  ['/onboarding/bir-requests', 'birRequest'],
  ['/onboarding/workflows', 'workflow'],
  ['/onboarding/:id', 'workflow'],
  ['/sandbox/payments', 'payment'],
] as const;
const BODIES: Record<string, object> = {
  'POST /onboarding/workflows/:id/registrations/:rid/confirmation': { code: '123456' },
  'POST /onboarding/workflows/:id/suppliers/:sid/account-check': { email: 'ana@acme.test' },
  'POST /onboarding/workflows/:id/suppliers/:sid/begin': { name: 'Ana', phone: '+525512345678' },
  'PATCH /onboarding/account': {},
  'POST /onboarding/account/email': { email: 'nueva@aceros.test' },
  'POST /onboarding/account/email/confirmation': { attempt: '', code: '123456' },
  'POST /onboarding/account/password': { password: 'una clave larga' },
  'POST /onboarding/account/password/removal': { password: 'otra clave larga' },
  'POST /onboarding/workflows/:id/suppliers/:sid/email-confirmation': { code: '123456' },
  'POST /onboarding/workflows/:id/suppliers/:sid/handovers': {
    asker: 'colleague',
    full_name: 'Pedro Ruiz',
    email: 'pedro@acme.test',
  },
  'PUT /onboarding/account/consents': { consents: [] },
};
const QUERIES: Record<string, string> = {
  'PUT /onboarding/workflows/:id/suppliers/:sid/uploads/:uid': '?size=2&offset=0',
  'DELETE /onboarding/bir-requests/:id/files': '?fileName=comprobante-luisa.csv',
  'GET /onboarding/privacy-notice': '?country=mexico&language=es',
};

function idFor(route: Route, param: string): string {
  if (param === 'sid' || param === 'rid' || param === 'hid' || param === 'send_back_id') return ids.supplier;
  // The client chooses the id of an upload.
  if (param === 'uid') return ids.supplier;
  if (param === 'qid') return nameOf(route) === ATTACHMENT ? ids.attachment : ids.question;
  if (param === 'name') return ids.file;
  if (param === 'fid') return ids.birFile;
  const kind = param === 'id' ? ID_OF.find(([prefix]) => route.path.startsWith(prefix))?.[1] : undefined;
  if (!kind) throw new Error(`${route.path}: say in this test what :${param} names`);
  return ids[kind];
}

async function call(route: Route, headers: Record<string, string>): Promise<Response> {
  const name = nameOf(route);
  const path = route.path.replace(/:(\w+)/g, (_all, param: string) => idFor(route, param));
  const client = request(server);
  const sent = client[route.method](path + (QUERIES[name] ?? '')).set(headers);
  const answer = await (route.upload
    ? sent
        .field('question_id', ids.question)
        .field('type', 'additional')
        .attach(route.upload, Buffer.from('a,b'), 'a.csv')
    : route.method === 'get'
      ? sent
      : sent.send(
          name === 'POST /onboarding/workflows/:id/suppliers'
            ? { full_name: 'X', company_name: 'X', email: payer.email, phone: '+525512345678', country: 'mexico' }
            : (BODIES[name] ?? {}),
        ));
  const told = `${JSON.stringify(answer.headers)} ${answer.text ?? ''} ${JSON.stringify(answer.body)}`;
  expect([name, secrets.filter((secret) => told.includes(secret))]).toEqual([name, []]);
  return answer;
}

async function walk(headers: Record<string, string>): Promise<[name: string, auth: Route['auth'], Response][]> {
  const answers: [string, Route['auth'], Response][] = [];
  for (const route of walked()) answers.push([nameOf(route), route.auth, await call(route, headers)]);
  return answers.filter(([, auth]) => auth !== 'public');
}

const hasIds = (name: string): boolean => name.includes('/:');

async function connected(world: { workflow: Payer['workflow'] }) {
  const supplier = await buildSupplier(app, world.workflow);
  const link = await buildLink(app, supplier);
  const account = await buildSupplierAccount(app, supplier.emails[0]);
  const calls = onboardingClient(server, { workflowId: world.workflow.id, supplierId: supplier.id });
  await calls.connect({ link, token: account.token }).expect(200);
  return { supplier, link, account };
}

describe('every call of the suppliers’ side', { timeout: 60_000 }, () => {
  it('is walked, and those open to anybody are known', () => {
    expect(walked().length).toBeGreaterThan(30);
    const open = walked().filter(({ auth }) => auth === 'public');
    expect(open.map(nameOf).toSorted()).toEqual(PUBLIC);
  });

  it('is 401 without a credential', async () => {
    for (const headers of [{}, { Authorization: 'Bearer of-nothing' }] as Record<string, string>[]) {
      for (const [name, , answer] of await walk(headers)) expect([name, answer.status]).toEqual([name, 401]);
    }
  });

  it.each([
    ['of another client', () => buildOnboarding(app)],
    ['of the same workflow', () => Promise.resolve(payer)],
  ])(
    "is 404 with another supplier's session %s, which reads its own account and nothing else",
    async (_whose, find) => {
      const world = await find();
      const { account, link } = await connected(world);
      const session = { Authorization: `Bearer ${account.token}` };
      for (const headers of [session, { ...session, 'X-Onboarding-Token': link }]) {
        for (const [name, , answer] of await walk(headers)) {
          const isShared = name === ATTACHMENT && world === payer;
          if (hasIds(name)) expect([name, answer.status]).toEqual([name, isShared ? 200 : 404]);
        }
      }
    },
  );

  it("is 404 with another supplier's link, 401 where only a session counts", async () => {
    const other = await buildOnboarding(app);
    const neighbour = await buildLink(app, await buildSupplier(app, payer.workflow));
    for (const link of [other.link, neighbour, 'guessed']) {
      for (const [name, auth, answer] of await walk({ 'X-Onboarding-Token': link })) {
        if (name === ATTACHMENT && link === neighbour) expect(answer.status).toBe(200);
        else expect([name, answer.status]).toEqual([name, auth === 'onboarding' ? 404 : 401]);
      }
    }
  });

  it('is 401 with its own link once an account is connected; the page says no more than that', async () => {
    for (const [name, , answer] of await walk({ 'X-Onboarding-Token': payer.link })) {
      expect([name, answer.status]).toEqual([name, name === PAGE ? 200 : name === ASK_HANDOVER ? 202 : 401]);
      if (name === PAGE) {
        expect(Object.keys(answer.body as object).toSorted()).toEqual([
          '_id',
          'account',
          'company_name',
          'id',
          'onboarding_step',
        ]);
      }
    }
  });

  it('opens nothing more to that link beside a session of somebody else', async () => {
    const stranger = await buildSupplierAccount(app);
    const headers = { 'X-Onboarding-Token': payer.link, Authorization: `Bearer ${stranger.token}` };
    for (const [name, auth, answer] of await walk(headers)) {
      if (!hasIds(name)) continue;
      const expected =
        name === PAGE ? 200 : name === ASK_HANDOVER ? 202 : name === CONNECT ? 409 : auth === 'onboarding' ? 401 : 404;
      expect([name, answer.status]).toEqual([name, expected]);
    }
  });

  it("is 404 for the client's own people, who have the console, but for what all its suppliers see", async () => {
    for (const [name, , answer] of await walk({ Authorization: `Bearer ${payer.admin.token}` })) {
      if (hasIds(name)) expect([name, answer.status]).toEqual([name, name === ATTACHMENT ? 200 : 404]);
    }
  });

  it('has changed nothing by all that', async () => {
    const view = await payer.read();
    expect(view.payment?.proofs.map(({ name }) => name)).toEqual(['comprobante-luisa.csv']);
    expect(view.bir_request).toMatchObject({ form: { owners: [{ name: 'Olga Dueña' }] } });
    const home = await request(server)
      .get('/onboarding/account')
      .set({ Authorization: `Bearer ${payer.account.token}` })
      .expect(200);
    expect(home.text).toContain('"kind":"erasure"');
    expect((await payer.history()).payments.map(({ status }) => status)).toEqual(['pending']);
  });
});
