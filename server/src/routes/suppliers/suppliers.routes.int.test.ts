import {
  type BuiltPerson,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildWorkflow,
} from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import type { Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../app';

let app: TestApp;
let server: Express;
beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app);
}, 60_000);
afterAll(() => app.destroy());

const bearer = (who: BuiltPerson) => ({ Authorization: `Bearer ${who.token}` });
const post = (who: BuiltPerson, path: string, body: object | string = {}) => {
  const call = request(server).post(path).set(bearer(who));
  return typeof body === 'string' ? call.set('Content-Type', 'text/plain').send(body) : call.send(body);
};
const get = (who: BuiltPerson, path: string, query: Record<string, unknown> = {}) =>
  request(server)
    .get(path)
    .query(
      Object.fromEntries(
        Object.entries(query).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
      ),
    )
    .set(bearer(who));

const valid = {
  company_name: 'Aceros del Sur S.A.',
  full_name: 'Luisa Gómez',
  emails: ['luisa@aceros.test'],
  country: 'Argentina',
};

async function scene(workflow: Parameters<typeof buildWorkflow>[2] = {}, total = 1000) {
  const company = await buildCompany(app, { total });
  const admin = await buildPerson(app, { companyId: company.id });
  const flow = await buildWorkflow(app, company.id, workflow);
  return { company, admin, flow, path: `/api/workflows/${flow.id}/suppliers` };
}
const usedOf = async (companyId: string, type = 'questionnaire') =>
  (await app.db.system((tx) => tx.companyProduct.findFirst({ where: { companyId, type } })))?.used;
const jobsOf = (companyId: string, name: string) =>
  app.db.system((tx) => tx.job.findMany({ where: { companyId, name }, orderBy: { createdAt: 'asc' } }));

const FIELDS_REQUIRED = 'Please fill in required fields (*) and make sure all emails are valid.';
const CNPJ_ONLY = 'Please fix TAX ID. Only valid CNPJ is allowed.';

test('a single add uses a unit, mails the invitation and answers the supplier', async () => {
  const { company, admin, path } = await scene();
  const answer = await post(admin, path, { ...valid, emails: 'luisa@aceros.test, Ventas@Aceros.test' });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    status: 'pending',
    onboarding_step: 'introduction',
    tags: [],
    invite: {
      company_name: 'Aceros del Sur S.A.',
      email: 'luisa@aceros.test',
      emails: ['luisa@aceros.test', 'ventas@aceros.test'],
      country: 'argentina',
    },
    invitation: { state: 'queued', error: null, sent_at: null },
  });
  expect(answer.body).toHaveProperty('_id', answer.body.id);
  expect(answer.body.warnings).toBeUndefined();
  expect(await usedOf(company.id)).toBe(1);
  const [job] = await jobsOf(company.id, 'mail.send-invitation');
  expect(job?.payload).toEqual({ supplierId: answer.body.id });
  const again = await post(admin, path, { invite: { ...valid, company_name: 'ACEROS DEL SUR S.A.' } });
  expect(again.status).toBe(201);
  expect(again.body.warnings).toEqual([
    { code: 'duplicate', message: 'This supplier is already in the workflow.', path: 'company_name' },
  ]);
});

test.each([
  [{ ...valid, full_name: ' ' }, FIELDS_REQUIRED, 'full_name'],
  [{ ...valid, emails: [] }, FIELDS_REQUIRED, 'emails'],
  [{ ...valid, emails: ['luisa@aceros.test', 'not an e-mail'] }, FIELDS_REQUIRED, 'emails'],
  [{ ...valid, country: '' }, FIELDS_REQUIRED, 'country'],
  [{ ...valid, country: 'brazil' }, FIELDS_REQUIRED, 'tax_id'],
  [{ ...valid, country: 'brasil', tax_id: '11.222.333/0001-80' }, CNPJ_ONLY, 'tax_id'],
])('a single add that breaks a rule is refused with the exact message', async (invite, error, path) => {
  const { company, admin, path: url } = await scene();
  const answer = await post(admin, url, invite);
  expect([answer.status, answer.body.error]).toEqual([422, error]);
  expect(answer.body.details[0]).toMatchObject({ message: error, path });
  expect(await usedOf(company.id)).toBe(0);
});

test('every broken rule is in the details, in form order, and nothing is stored', async () => {
  const { company, admin, path } = await scene();
  const answer = await post(admin, path, {});
  expect(answer.body.details.map(({ path: at }: { path: string }) => at)).toEqual([
    'company_name',
    'full_name',
    'emails',
    'country',
  ]);
  expect(await app.db.system((tx) => tx.supplier.count({ where: { companyId: company.id } }))).toBe(0);
});

test('a field of the wrong type is named, in a single add and in a list', async () => {
  const { admin, path } = await scene();
  const detail = (more: object) => ({ code: 'invalid_input', message: 'Some fields are not valid.', ...more });
  const single = await post(admin, path, { ...valid, full_name: 5 });
  expect([single.status, single.body.details]).toEqual([422, [detail({ path: 'full_name' })]]);
  const wrapped = await post(admin, path, { invite: { ...valid, full_name: 5 } });
  expect(wrapped.body.details).toEqual([detail({ path: 'full_name' })]);
  const bulk = await post(admin, `${path}_bulk`, [valid, { ...valid, full_name: 5 }]);
  expect([bulk.status, bulk.body.details]).toEqual([422, [detail({ path: '1.full_name', index: 1 })]]);
});

test('an alphanumeric CNPJ is accepted and kept without punctuation; a foreign tax id only warns', async () => {
  const { admin, path } = await scene();
  const brazilian = await post(admin, path, { ...valid, country: 'Brasil', tax_id: '12.abc.345/01de-35' });
  expect(brazilian.status).toBe(201);
  expect(brazilian.body.invite).toMatchObject({ country: 'brazil', tax_id: '12ABC34501DE35' });
  const mexican = await post(admin, path, { ...valid, company_name: 'Otra', country: 'MX', tax_id: '123' });
  expect(mexican.status).toBe(201);
  expect(mexican.body.warnings).toEqual([expect.objectContaining({ code: 'tax_id_invalid', path: 'tax_id' })]);
});

test('bulk lines with a quoted oddity are added at once; with one invalid e-mail none is', async () => {
  const { company, admin, flow } = await scene();
  const url = `/api/workflows/${flow.id}/suppliers_bulk`;
  const lines = [
    'Aceros "El Toro" S.A.; Luisa Gómez; luisa@aceros.test, ventas@aceros.test; Argentina; 30-50001091-2; Calle 1; ; ',
    'Indústria Ágil Ltda; João Lima; joao@agil.test; brasil; 12.ABC.345/01DE-35; Rua 2; 1234; +55 11 9999',
    'Minera Andina; Rosa Quispe; rosa@andina; Perú; ; ; ; ',
  ];
  const refused = await post(admin, url, lines.join('\n'));
  expect([refused.status, refused.body.error]).toEqual([422, 'Found invalid email: rosa@andina']);
  expect(refused.body.details).toEqual([expect.objectContaining({ index: 2, path: 'emails' })]);
  expect(await usedOf(company.id)).toBe(0);
  expect(await app.db.system((tx) => tx.supplier.count({ where: { companyId: company.id } }))).toBe(0);
  const added = await post(admin, url, lines.join('\n').replace('rosa@andina', 'rosa@andina.test'));
  expect(added.status).toBe(201);
  expect(added.body.suppliers.map(({ invite }: { invite: { company_name: string } }) => invite.company_name)).toEqual([
    'Aceros "El Toro" S.A.',
    'Indústria Ágil Ltda',
    'Minera Andina',
  ]);
  expect(await usedOf(company.id)).toBe(3);
  expect(await jobsOf(company.id, 'mail.send-invitation')).toHaveLength(3);
});

test('the bulk messages are exact', async () => {
  const { admin, flow } = await scene();
  const url = `/api/workflows/${flow.id}/suppliers_bulk`;
  const errorOf = async (body: object | string) => (await post(admin, url, body)).body.error as string;
  expect(await errorOf('')).toBe('Please enter at least one supplier.');
  expect(await errorOf('a;b;c')).toBe('Found record with more or less than 8 elements');
  expect(await errorOf([{ ...valid, full_name: '' }])).toBe('Company name, Full name, Emails and Country are required');
  expect(await errorOf([{ ...valid, country: 'BR' }])).toBe(
    'Company name, Full name, Emails, Country and Tax ID are required',
  );
  expect(await errorOf([{ ...valid, country: 'Atlantis' }])).toBe('Found unknown country: Atlantis');
  expect(await errorOf([{ ...valid, country: 'BR', tax_id: '123' }])).toBe('Found invalid tax id: 123');
  const many = Array.from({ length: 101 }, () => valid);
  expect(await errorOf(many)).toBe('Supplier bulk exceeds 100 supplier limit');
  const ckr = await scene({ type: 'investigating', reportType: 'ckr' });
  const investigate = (body: object[]) => post(ckr.admin, `/api/workflows/${ckr.flow.id}/suppliers_bulk`, body);
  expect((await investigate([valid])).body.error).toBe('Tax ID is required');
  const cfr = await scene({ type: 'investigating', reportType: 'cfr' });
  const missing = await post(cfr.admin, `/api/workflows/${cfr.flow.id}/suppliers_bulk`, [valid]);
  expect(missing.body.error).toBe('D-U-N-S Number is required');
});

test('a draft takes suppliers without a unit and without mail; a closed workflow takes none', async () => {
  const draft = await scene({ status: 'draft', launchedAt: null });
  const answer = await post(draft.admin, draft.path, valid);
  expect([answer.status, answer.body.invitation]).toEqual([201, null]);
  expect(await usedOf(draft.company.id)).toBe(0);
  expect(await jobsOf(draft.company.id, 'mail.send-invitation')).toEqual([]);
  const closed = await scene({ status: 'closed' });
  const refused = await post(closed.admin, closed.path, valid);
  expect([refused.status, refused.body.code]).toEqual([409, 'workflow_closed']);
});

test('an investigating workflow mails nobody', async () => {
  const { company, admin, path } = await scene({ type: 'investigating', reportType: 'bir' });
  const answer = await post(admin, path, valid);
  expect([answer.status, answer.body.invitation]).toEqual([201, null]);
  expect(await usedOf(company.id, 'bir')).toBe(1);
  expect(await jobsOf(company.id, 'mail.send-invitation')).toEqual([]);
});

test('200 concurrent adds against a quota of 50 leave exactly 50', async () => {
  const { company, admin, flow, path } = await scene({}, 50);
  /** Asks again where the server was too busy to begin, as such an answer says. */
  const until = performance.now() + 90_000;
  const insist = async (body: object) => {
    let answer = await post(admin, path, body);
    while (answer.status === 503 && performance.now() < until) answer = await post(admin, path, body);
    return answer;
  };
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => insist({ ...valid, company_name: `Proveedor ${n}` })),
  );
  const added = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([added.length, refused.length]).toEqual([50, 150]);
  expect(new Set(refused.map(({ body }) => `${body.code}: ${body.error}`))).toEqual(
    new Set(['product_limit_reached: You reached product limit. Please contact support for upgrade.']),
  );
  expect(await app.db.system((tx) => tx.supplier.count({ where: { workflowId: flow.id } }))).toBe(50);
  expect(await usedOf(company.id)).toBe(50);
  expect(await jobsOf(company.id, 'mail.send-invitation')).toHaveLength(50);
}, 120_000);

test('of many who archive one supplier at once one moves it, and the others are told where it is', async () => {
  const { admin, flow, path } = await scene();
  const supplier = await buildSupplier(app, flow, { status: 'completed' });
  const archive = () => request(server).put(`${path}/${supplier.id}`).set(bearer(admin)).send({ status: 'archived' });
  const answers = await Promise.all(Array.from({ length: 8 }, archive));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ]);
  const counts = await app.db.system((tx) =>
    Promise.all([
      tx.supplierTransition.count({ where: { supplierId: supplier.id } }),
      tx.auditEntry.count({ where: { objectId: supplier.id, action: 'supplier.archive' } }),
    ]),
  );
  expect(counts).toEqual([1, 1]);
});

test('archive only from completed, completed from anything else, other values are refused', async () => {
  const { admin, flow, path } = await scene();
  const supplier = await buildSupplier(app, flow, { status: 'in_progress' });
  const put = (status: string) => request(server).put(`${path}/${supplier.id}`).set(bearer(admin)).send({ status });
  const early = await put('archived');
  expect([early.status, early.body.error]).toEqual([409, 'Only a completed supplier can be archived.']);
  expect((await put('pending')).status).toBe(422);
  expect((await put('completed')).body.status).toBe('completed');
  expect((await put('archived')).body.status).toBe('archived');
  expect((await put('archived')).status).toBe(409);
  expect((await put('completed')).body.status).toBe('completed');
  const moves = await app.db.system((tx) => tx.supplierTransition.findMany({ where: { supplierId: supplier.id } }));
  expect(moves.map(({ toStatus, actorId }) => [toStatus, actorId])).toEqual([
    ['completed', admin.userId],
    ['archived', admin.userId],
    ['completed', admin.userId],
  ]);
});

test('marking as completed is taken back, twice like once, but not a completion of its own or one that went on', async () => {
  const { company, admin, flow, path } = await scene();
  const user = await buildPerson(app, { companyId: company.id, role: 'company_user' });
  const supplier = await buildSupplier(app, flow, { status: 'in_progress' });
  const one = `${path}/${supplier.id}`;
  const put = (status: string) => request(server).put(one).set(bearer(admin)).send({ status });
  const undo = (who = admin) => request(server).delete(`${one}/completion`).set(bearer(who));
  const refused = async () => {
    const { status, body } = await undo();
    return [status, body.code];
  };
  expect(await refused()).toEqual([409, 'supplier_completion_kept']);
  await put('completed').expect(200);
  expect((await undo(user)).status).toBe(403);
  expect((await undo()).body.status).toBe('in_progress');
  expect((await undo()).body.status).toBe('in_progress');
  const { body: history } = await get(admin, `${one}/history`);
  expect(history.map(({ event }: { event: string }) => event)).toEqual(['completion_undone', 'unarchived']);
  const audited = await app.db.system((tx) =>
    tx.auditEntry.findMany({ where: { objectId: supplier.id, action: 'supplier.undo_completion' } }),
  );
  expect(audited.map(({ actorId, facts }) => [actorId, facts])).toEqual([
    [admin.userId, { from: 'completed', to: 'in_progress' }],
  ]);

  // It was completed before it was archived: bringing it back is no completion.
  await put('completed').expect(200);
  await put('archived').expect(200);
  await put('completed').expect(200);
  expect(await refused()).toEqual([409, 'supplier_completion_kept']);

  const other = await buildSupplier(app, flow, { status: 'pending' });
  await request(server).put(`${path}/${other.id}`).set(bearer(admin)).send({ status: 'completed' }).expect(200);
  const { createdAt } = await app.db.system((tx) =>
    tx.supplierTransition.findFirstOrThrow({ where: { supplierId: other.id } }),
  );
  await app.db.system((tx) =>
    tx.statusUpdate.create({
      data: {
        id: crypto.randomUUID(),
        companyId: company.id,
        supplierId: other.id,
        name: 'started_onboarding',
        createdAt: new Date(createdAt.getTime() + 1),
      },
    }),
  );
  expect((await request(server).delete(`${path}/${other.id}/completion`).set(bearer(admin))).status).toBe(409);
});

test('labels are set as a whole; unknown ones are refused', async () => {
  const { company, admin, flow, path } = await scene();
  const supplier = await buildSupplier(app, flow);
  const other = await scene();
  const label = (companyId: string, name: string) =>
    app.db.system((tx) => tx.label.create({ data: { id: crypto.randomUUID(), companyId, name, color: '#112233' } }));
  const [one, two] = [await label(company.id, 'Uno'), await label(company.id, 'Dos')];
  const theirs = await label(other.company.id, 'Ajena');
  const put = (tags: string[]) => request(server).put(`${path}/${supplier.id}`).set(bearer(admin)).send({ tags });
  expect((await put([one.id, two.id])).body.tags.toSorted()).toEqual([one.id, two.id].toSorted());
  expect((await put([two.id])).body.tags).toEqual([two.id]);
  const refused = await put([one.id, theirs.id]);
  expect([refused.status, refused.body.details[0].path]).toEqual([422, 'tags.1']);
  const listed = await get(admin, path, { filter: { tags: [two.id] } });
  expect(listed.body).toHaveLength(1);
});

test('a pending supplier is deleted with its unit; any other is not', async () => {
  const { company, admin, flow, path } = await scene();
  const added = await post(admin, path, valid);
  expect(await usedOf(company.id)).toBe(1);
  const url = `${path}/${added.body.id}`;
  const gone = await request(server).delete(url).set(bearer(admin));
  expect([gone.status, gone.body.id]).toEqual([200, added.body.id]);
  expect(await usedOf(company.id)).toBe(0);
  expect((await get(admin, url)).status).toBe(404);
  expect((await request(server).delete(url).set(bearer(admin))).status).toBe(404);
  const started = await buildSupplier(app, flow, { status: 'in_progress' });
  const refused = await request(server).delete(`${path}/${started.id}`).set(bearer(admin));
  expect([refused.status, refused.body.error]).toEqual([409, 'Only a pending supplier can be deleted.']);
});

test('of two simultaneous reminders one is sent; the other says when', async () => {
  const { company, admin, flow, path } = await scene();
  const supplier = await buildSupplier(app, flow);
  const answers = await Promise.all([1, 2].map(() => post(admin, `${path}/${supplier.id}/reminders`)));
  const [sent, refused] = answers.toSorted((a, b) => a.status - b.status);
  expect(sent?.status).toBe(200);
  expect(sent?.body).toMatchObject({ _id: flow.id, suppliers: [{ _id: supplier.id }] });
  const remindedAt = new Date(sent?.body.suppliers[0].reminders[0].reminded_at as string);
  expect([refused?.status, refused?.body.code]).toEqual([409, 'reminder_cooldown']);
  expect(refused?.body.next_at).toBe(new Date(remindedAt.getTime() + 86_400_000).toISOString());
  expect(await jobsOf(company.id, 'mail.send-reminder')).toHaveLength(1);
  const done = await buildSupplier(app, flow, { status: 'completed' });
  const late = await post(admin, `${path}/${done.id}/reminders`);
  expect([late.status, late.body.code]).toEqual([409, 'reminder_not_possible']);
});

test('reminding all skips the finished and those in cool-down', async () => {
  const { company, admin, flow, path } = await scene();
  const first = await buildSupplier(app, flow);
  await buildSupplier(app, flow, { status: 'in_progress' });
  await buildSupplier(app, flow, { status: 'completed' });
  await post(admin, `${path}/${first.id}/reminders`).expect(200);
  const all = await post(admin, `${path}/reminders`);
  expect(all.status).toBe(200);
  expect(all.body).toMatchObject({ sent: 1, skipped: 2, suppliers_count: 3 });
  expect(all.body.suppliers).toHaveLength(3);
  expect(await jobsOf(company.id, 'mail.send-reminder')).toHaveLength(2);
});

test('an invitation that failed is sent again', async () => {
  const { company, admin, flow, path } = await scene();
  const failed = await buildSupplier(app, flow, { invitationState: 'failed', invitationError: 'mailbox unknown' });
  const shown = await get(admin, `${path}/${failed.id}`);
  expect(shown.body.invitation).toMatchObject({ state: 'failed', error: 'mailbox unknown' });
  const again = await post(admin, `${path}/${failed.id}/invitations`);
  expect([again.status, again.body.invitation]).toEqual([200, { state: 'queued', error: null, sent_at: null }]);
  await post(admin, `${path}/${failed.id}/invitations`).expect(200);
  expect(await jobsOf(company.id, 'mail.send-invitation')).toHaveLength(1);
  const done = await buildSupplier(app, flow, { status: 'completed', invitationState: 'sent' });
  const refused = await post(admin, `${path}/${done.id}/invitations`);
  expect([refused.status, refused.body.code]).toEqual([409, 'invitation_not_possible']);
});
