import { buildPerson, buildStaff, buildSupplier, buildSupplierAccount } from '@homologa/core/test/builders';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../app';
import { ROUTES, routesFor } from '../../route-table';
import { buildOnboarding, onboardingClient } from '../../test/onboarding-builders';

let app: TestApp;
let server: ReturnType<typeof createServer>;

beforeAll(async () => {
  app = await createTestApp();
  server = createServer(app, { routes: routesFor(app.config) });
});
afterAll(() => app.destroy());

const callsOf = (world: { workflow: { id: string }; supplier: { id: string } }) =>
  onboardingClient(server, { workflowId: world.workflow.id, supplierId: world.supplier.id });

const supplierRoutes = ROUTES.filter(({ path }) => path.startsWith('/onboarding/workflows/:id/suppliers/:sid'));

describe('an onboarding that nobody has connected', { timeout: 60_000 }, () => {
  it('is 401 without a credential and 404 with one of others, whatever is asked', async () => {
    const world = await buildOnboarding(app);
    const other = await buildOnboarding(app);
    const stranger = await buildSupplierAccount(app);
    const statusOf = async (
      route: (typeof ROUTES)[number],
      headers: Record<string, string>,
      id = world.workflow.id,
    ) => {
      const named: Record<string, string> = {
        id,
        sid: world.supplier.id,
        qid: world.questions.file.id,
        hid: world.supplier.id,
      };
      const path = route.path.replace(/:(\w+)/g, (_all, name: string) => named[name] ?? 'a.csv');
      const sent = request(server)[route.method](path).set(headers);
      const body = { code: '000000', account: { phone: '+54 11 4321 0000' }, asker: 'invited' };
      const { status } = await (route.upload
        ? sent.field('question_id', world.questions.file.id).attach(route.upload, Buffer.from('a,b'), 'a.csv')
        : sent.send(route.method === 'get' ? undefined : body));
      return [route.method, route.path, status];
    };
    const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
    for (const route of supplierRoutes) {
      const is = (status: number) => [route.method, route.path, status];
      expect(await statusOf(route, {})).toEqual(is(401));
      expect(await statusOf(route, bearer('expired'))).toEqual(is(401));
      expect(await statusOf(route, { 'X-Onboarding-Token': other.link })).toEqual(is(404));
      expect(await statusOf(route, { 'X-Onboarding-Token': 'guessed' })).toEqual(is(404));
      expect(await statusOf(route, bearer(stranger.token))).toEqual(is(404));
      expect(await statusOf(route, bearer(world.admin.token))).toEqual(is(404));
      expect(await statusOf(route, { 'X-Onboarding-Token': world.link }, other.workflow.id)).toEqual(is(404));
    }
  });

  it('tells the session of another account that the link is over, and takes it for other suppliers', async () => {
    const world = await buildOnboarding(app);
    const { token, userId } = await buildSupplierAccount(app);
    const own = await buildSupplier(app, world.workflow, { accountId: userId });
    await app.db.system((tx) =>
      tx.onboardingLink.updateMany({ where: { supplierId: world.supplier.id }, data: { revokedAt: new Date() } }),
    );
    const { body } = await callsOf(world).read({ link: world.link, token }).expect(403);
    expect(body).toMatchObject({ code: 'link_closed' });
    await callsOf({ ...world, supplier: own })
      .read({ token })
      .expect(200);
  });

  it('answers an expired and a revoked link 401', async () => {
    for (const change of [{ expiresAt: new Date(0) }, { revokedAt: new Date() }]) {
      const world = await buildOnboarding(app);
      await app.db.system((tx) =>
        tx.onboardingLink.updateMany({ where: { supplierId: world.supplier.id }, data: change }),
      );
      await callsOf(world).read({ link: world.link }).expect(401);
    }
  });

  it('tells somebody signed in who has not connected yet that the step was not reached', async () => {
    const world = await buildOnboarding(app);
    const account = await buildSupplierAccount(app, world.email);
    const by = { link: world.link, token: account.token };
    await callsOf(world).save({ link: world.link }, []).expect(401);
    const refused = await callsOf(world).save(by, []).expect(409);
    expect(refused.body.code).toBe('onboarding_step_not_reached');
  });

  it('shows the invited contact to a link that was started, and no other personal data to an id or a link', async () => {
    const world = await buildOnboarding(app, { supplier: { phone: '+54 9 11 1234', taxId: '30500010912' } });
    const account = await buildSupplierAccount(app, world.email);
    const calls = callsOf(world);
    const answers = [await calls.read({}), await calls.read({ link: world.link })];
    const started = await calls.start({ link: world.link }).expect(200);
    expect(started.body).toMatchObject({
      invited: { email: world.email, name: 'Luisa Gómez', phone: '+54 9 11 1234' },
    });
    for (const secret of ['30500010912', account.userId]) expect(started.text).not.toContain(secret);
    await calls.connect({ link: world.link, token: account.token }).expect(200);
    answers.push(await calls.read({ link: world.link }));
    for (const { text } of answers) {
      for (const secret of [world.email, 'Luisa', '1234', '30500010912', account.userId]) {
        expect(text).not.toContain(secret);
      }
    }
  });
});

describe('connecting an account', () => {
  it('needs the link and the session together', async () => {
    const world = await buildOnboarding(app);
    const account = await buildSupplierAccount(app, world.email);
    await callsOf(world).connect({ link: world.link }).expect(401);
    await callsOf(world).connect({ token: account.token }).expect(404);
  });

  it('is for an invited e-mail, any of them, and for one account; not for staff without the role of the desk', async () => {
    const world = await buildOnboarding(app, { supplier: { emails: ['first@aceros.test', 'second@aceros.test'] } });
    const calls = callsOf(world);
    const stranger = await buildSupplierAccount(app);
    const refused = await calls.connect({ link: world.link, token: stranger.token }).expect(409);
    expect(refused.body).toMatchObject({
      error: 'Onboarding process has been started by another account.',
      code: 'started_by_another_account',
    });
    const second = await buildSupplierAccount(app, 'SECOND@aceros.test');
    const mismatch = await calls
      .connect({ link: world.link, token: second.token }, { account_id: stranger.userId })
      .expect(403);
    expect(mismatch.body.code).toBe('account_mismatch');
    const cashier = await buildStaff(app, 'payments');
    await calls.connect({ link: world.link, token: cashier.token }).expect(409);
    expect((await calls.read({ link: world.link })).body.account).toBeNull();
    await calls.connect({ link: world.link, token: second.token }).expect(200);
    await calls.connect({ link: world.link, token: second.token }).expect(200);
    const first = await buildSupplierAccount(app, 'first@aceros.test');
    await calls.connect({ link: world.link, token: first.token }).expect(409);
    const updates = await app.db.read.statusUpdate.count({ where: { supplierId: world.supplier.id } });
    expect(updates).toBe(2);
  });

  it('tells the holder of the link before an account is made whether its e-mail was invited', async () => {
    const world = await buildOnboarding(app, { supplier: { emails: ['primera@aceros.test', 'segunda@aceros.test'] } });
    const calls = callsOf(world);
    const asked = async (email: string) => (await calls.check({ link: world.link }, email).expect(200)).body;
    expect(await asked(' SEGUNDA@aceros.test ')).toEqual({ invited: true, invited_emails: [] });
    expect(await asked('otra@aceros.test')).toEqual({
      invited: false,
      invited_emails: ['p•••@aceros.test', 's•••@aceros.test'],
    });
    await calls.check({}, 'otra@aceros.test').expect(401);
    const other = await buildOnboarding(app);
    await calls.check({ link: other.link }, 'otra@aceros.test').expect(404);
    const first = await buildSupplierAccount(app, 'primera@aceros.test');
    await calls.connect({ link: world.link, token: first.token }).expect(200);
    await calls.check({ link: world.link }, 'primera@aceros.test').expect(401);
  });

  it('is nothing that staff may do while logged in as the supplier', async () => {
    const world = await buildOnboarding(app);
    const account = await buildSupplierAccount(app, world.email);
    const staff = await buildPerson(app, { staff: true });
    await app.db.system((tx) =>
      tx.session.updateMany({ where: { userId: account.userId }, data: { loggedInAsBy: staff.userId } }),
    );
    const refused = await callsOf(world).connect({ link: world.link, token: account.token }).expect(403);
    expect(refused.body.code).toBe('not_while_logged_in_as');
  });
});
