import { once } from 'node:events';
import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@homologa/core/kernel/ids';
import { signBody } from '@homologa/core/kernel/signing/signed-http';
import { sendNotificationMail } from '@homologa/core/notifications/send-notification-mail';
import { eraseAccount } from '@homologa/core/privacy/erase-account';
import { buildSupplierAccount } from '@homologa/core/test/builders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BureauWorld, createBureauWorld, PREVIOUS, SECRET } from '../../test/bureau-world';
import { activitiesOf, PDF } from '../../test/desk-story';
import { deskQueueRoutes } from '../desk/desk-queue.routes';
import { supplierRoutes } from '../suppliers/suppliers.routes';
import { workflowRoutes } from '../workflows/workflows.routes';
import { reportRoutes } from './reports.routes';

const TIMEOUT_MS = 60_000;
const MINUTE_MS = 60_000;

let world: BureauWorld;
beforeAll(async () => {
  world = await createBureauWorld({
    routes: [...workflowRoutes, ...supplierRoutes, ...reportRoutes, ...deskQueueRoutes],
  });
}, TIMEOUT_MS);
afterAll(() => world.close());

const CONTRADICTORY = { paydex: 71, revenue: 120, financial_strength: '5A', dnb_rating: '2A2' };

const later = (ms: number) => new Date(world.now().getTime() + ms);

describe('an order', () => {
  it('is handed over with what the bureau needs, and delivered by its webhook, once', async () => {
    const { id, orderId, client, path } = await world.ordered();
    expect(world.bureau.orders.get(orderId)?.order).toMatchObject({
      kind: 'bir',
      subject: { company_name: 'Aceros del Sur S.A.', country: 'BR', tax_id: '11222333000181' },
    });
    expect(await world.rowOf(id)).toMatchObject({ gateway: 'http', status: 'queued', acceptedAt: expect.any(Date) });
    await world.tell(world.messageOf(orderId, { state: 'in_progress', sequence: 2 })).expect(200, { received: true });
    await world.work();
    expect((await world.rowOf(id)).status).toBe('taken');
    const file = world.bureau.file(PDF);
    const message = world.messageOf(orderId, { sequence: 3, file });
    const answers = await Promise.all([1, 2, 3].map(() => world.tell(message)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await world.work();
    await world.tell(message).expect(200);
    await world.work();
    expect(await world.versionsOf(id)).toMatchObject([{ version: 1, deliveredById: null, isSandbox: false }]);
    expect(await world.outcomesOf(id)).toEqual(['applied', 'applied']);
    const seen = await world.story.call(client, 'get', path).expect(200);
    expect(seen.body).toMatchObject({
      status: 'completed',
      report: {
        company_name: 'Minera del Sur',
        paydex: 71,
        is_sandbox: false,
        files: { bir: [{ name: 'report.pdf' }] },
      },
    });
    expect(activitiesOf(seen.body)).toContain('report_available');
    expect(world.bureau.orders.get(orderId)?.reference).toBe((await world.rowOf(id)).gatewayRef);
  });

  it('that is delivered again, better, has a further version that says why', async () => {
    const { id, orderId, client, path } = await world.ordered();
    await world.tell(world.messageOf(orderId)).expect(200);
    await world.work();
    const figures = { company_name: 'Minera del Sur', paydex: 40 };
    const corrected = { sequence: 3, reason: 'A late balance', report: { kind: 'bir', figures } } as const;
    await world.tell(world.messageOf(orderId, corrected)).expect(200);
    await world.work();
    expect(await world.versionsOf(id)).toMatchObject([{ version: 1 }, { version: 2, reason: 'A late balance' }]);
    const versions = await world.story.call(client, 'get', `${path}/deliveries`).expect(200);
    expect(versions.body[0]).toMatchObject({ version: 2, changed: expect.arrayContaining(['paydex']) });
  });

  it('is never moved back by messages that come in another order', async () => {
    const { id, orderId } = await world.ordered();
    await world.tell(world.messageOf(orderId, { sequence: 5 })).expect(200);
    await world.tell(world.messageOf(orderId, { sequence: 4, state: 'failed', reason: 'No data' })).expect(200);
    await world.tell(world.messageOf(orderId, { sequence: 3, state: 'in_progress' })).expect(200);
    await world.work();
    expect((await world.rowOf(id)).status).toBe('delivered');
    expect((await world.versionsOf(id)).length).toBe(1);
    expect((await world.outcomesOf(id)).toSorted()).toEqual(['applied', 'late', 'late']);
  });

  it('that cannot be made fails with the reason, and can be given to the desk', async () => {
    const { id, orderId } = await world.ordered();
    await world.tell(world.messageOf(orderId, { state: 'failed', reason: 'No registry there' })).expect(200);
    await world.work();
    const failed = await world.story.desk('get', id).expect(200);
    expect(failed.body).toMatchObject({
      status: 'failed',
      gateway: 'http',
      history: [{ reason: 'No registry there' }, {}],
    });
    const moved = await world.story.desk('post', `${id}/gateway`, { gateway: 'desk', reason: 'By hand' }).expect(200);
    expect(moved.body).toMatchObject({ status: 'queued', gateway: 'desk', gateways: ['desk', 'http', 'sandbox'] });
    await world.story.desk('post', `${id}/take`).expect(200);
  });

  it('that fails is told to all of the staff once, by the bell and as each has chosen by mail', async () => {
    const { staff } = world.story;
    const choices = [{ kind: 'gateway_failed', delivery: 'at_once' }];
    await world.story.call(staff, 'put', '/api/notification-choices', { choices }).expect(200);
    const { id, orderId } = await world.ordered();
    const message = world.messageOf(orderId, { state: 'failed', reason: 'No registry there' });
    await world.tell(message).expect(200);
    await world.tell(message).expect(200);
    await world.work();
    const told = await world.toldOfFailure(id);
    expect(told).toMatchObject([{ read_at: null, facts: { status: 'failed', reason: 'No registry there' } }]);
    await sendNotificationMail(world.story.system(), { notificationId: told[0]?._id ?? '', messageId: newId() });
    const [mail] = await world.app.db.read.capturedMail.findMany({ where: { to: { has: staff.email } } });
    expect(mail?.text).toContain('The bureau did not deliver the request on Aceros del Sur S.A.: No registry there');
  });

  it('whose supplier cannot be located is told to the client, and ordered anew with another number', async () => {
    const { id, orderId, client, path } = await world.ordered();
    await world.tell(world.messageOf(orderId, { state: 'unable_to_locate' })).expect(200);
    await world.work();
    expect((await world.rowOf(id)).status).toBe('unable_to_locate');
    await world.story.call(client, 'post', `${path}/locate`, { phone: '+55 11 4444 3333' }).expect(200);
    await world.work();
    const row = await world.rowOf(id);
    expect(row).toMatchObject({ status: 'queued', gateway: 'http', acceptedAt: expect.any(Date) });
    expect(world.bureau.orders.get(row.orderId)?.order?.subject.phone).toContain('4444');
    await world.tell(world.messageOf(orderId, { sequence: 9 })).expect(200);
    await world.work();
    expect(await world.versionsOf(id)).toEqual([]);
  });

  it('whose report cannot be right fails visibly, until a better one comes', async () => {
    const { id, orderId } = await world.ordered();
    const wrong = { kind: 'bir', figures: { paydex: 71, balance_sheet_date: '2031-01-01' } } as const;
    await world.tell(world.messageOf(orderId, { report: wrong })).expect(200);
    await world.work();
    const refused = await world.story.desk('get', id).expect(200);
    expect(refused.body.status).toBe('failed');
    expect(refused.body.history[0].reason).toBe('figures_impossible: figures.balance_sheet_date');
    await world.tell(world.messageOf(orderId, { sequence: 3 })).expect(200);
    await world.work();
    expect((await world.rowOf(id)).status).toBe('delivered');
    expect(await world.outcomesOf(id)).toEqual(['refused', 'applied']);
  });

  it('whose report contradicts itself comes to the desk to be checked, with all that the bureau wrote', async () => {
    const { staff } = world.story;
    const { id, orderId } = await world.ordered();
    const file = world.bureau.file(PDF);
    await world.tell(world.messageOf(orderId, { file, report: { kind: 'bir', figures: CONTRADICTORY } })).expect(200);
    await world.work();
    expect(await world.versionsOf(id)).toEqual([]);
    const { body } = await world.story.desk('get', id).expect(200);
    expect(body).toMatchObject({
      status: 'queued',
      gateway: 'desk',
      figures: { paydex: 71, dnb_rating: '2A2' },
      findings: [{ rule: 'rating_against_strength', severity: 'contradiction' }, {}, {}],
    });
    expect(body.history[0].reason).toBe('figures_contradictory: figures.dnb_rating');
    expect(await world.outcomesOf(id)).toEqual(['applied']);
    const [told] = await world.toldOfFailure(id);
    await sendNotificationMail(world.story.system(), { notificationId: told?._id ?? '', messageId: newId() });
    const mails = await world.app.db.read.capturedMail.findMany({ where: { to: { has: staff.email } } });
    expect(mails.map(({ text }) => text).join()).toContain(
      'The bureau’s report on Aceros del Sur S.A. contradicts itself. It waits at the desk to be checked.',
    );
    await world.story.desk('post', `${id}/take`).expect(200);
    await world.story.desk('post', `${id}/deliver`, { note: 'Rated by its group' }).expect(200);
    expect(await world.versionsOf(id)).toMatchObject([{ version: 1 }]);
    expect(world.bureau.countOf('DELETE', orderId)).toBe(0);
  });
});

describe('a callback', () => {
  it('counts only when the bureau has signed it, in time, as it came', async () => {
    const { id, orderId } = await world.ordered();
    const message = world.messageOf(orderId);
    const body = JSON.stringify(message);
    const refused = async (answer: ReturnType<BureauWorld['tell']>) => {
      expect((await answer.expect(400)).body.code).toBe('gateway_message_invalid');
    };
    await refused(world.tell(message, { secret: 'a forged secret that is long enough' }));
    await refused(world.tell(message, { at: later(-6 * MINUTE_MS) }));
    await refused(world.tell(message, { at: later(6 * MINUTE_MS) }));
    await refused(world.tell(body.slice(0, -1)));
    await refused(
      world.tell(body.replace('71', '17'), { headers: signBody({ secret: SECRET, body, now: world.now() }) }),
    );
    await refused(world.tell('{"delivery_id":"1"}'));
    for (const reason of ['a\u0000b', 'x\ud800']) {
      expect((await world.tell({ ...message, reason }).expect(400)).body.code).toBe('malformed_request');
    }
    await world.work();
    expect(await world.outcomesOf(id)).toEqual([]);
    await world.tell(message, { secret: PREVIOUS }).expect(200);
    await world.work();
    expect((await world.rowOf(id)).status).toBe('delivered');
  });

  it('that is cut off or far too long leaves nothing behind', async () => {
    const { id, orderId } = await world.ordered();
    const listening: Server = world.story.server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    try {
      const { port } = listening.address() as AddressInfo;
      const body = JSON.stringify(world.messageOf(orderId));
      const headers = { ...signBody({ secret: SECRET, body, now: world.now() }), 'Content-Length': body.length };
      await new Promise<void>((resolve) => {
        const asked = httpRequest({ port, method: 'POST', path: '/reports/notifications/http', headers });
        asked.once('error', () => resolve()).once('close', () => resolve());
        asked.write(body.slice(0, 20), () => asked.destroy());
      });
      await world.tell(JSON.stringify({ filler: 'x'.repeat(2 * 1024 * 1024) })).expect(413);
    } finally {
      await new Promise((resolve) => listening.close(resolve));
    }
    await world.work();
    expect(await world.outcomesOf(id)).toEqual([]);
  });

  it('about an order that is unknown is answered like all others', async () => {
    await world.tell(world.messageOf('0190c0de-0000-7000-8000-000000000000')).expect(200);
  });
});

describe('a bureau that does not call back', () => {
  it('is asked, and what it answers counts as if it had called', async () => {
    const { id, orderId } = await world.ordered();
    const known = world.bureau.orders.get(orderId);
    const message = world.messageOf(orderId);
    if (known) known.message = message;
    await world.work(1);
    expect((await world.rowOf(id)).status).toBe('delivered');
    await world.tell(message).expect(200);
    await world.work(8);
    expect((await world.versionsOf(id)).length).toBe(1);
  });

  it('and has lost an order gets it again', async () => {
    const { id, orderId } = await world.ordered();
    world.bureau.orders.delete(orderId);
    await world.work(1);
    expect(world.bureau.orders.get(orderId)?.order).toMatchObject({ order_id: orderId });
    expect(await world.rowOf(id)).toMatchObject({ gateway: 'http', acceptedAt: expect.any(Date) });
  });
});

describe('an order that nobody waits for any more', () => {
  it('is cancelled when its supplier is deleted, also when it comes late', async () => {
    const { orderId, client, path } = await world.ordered();
    await world.story.call(client, 'delete', path).expect(200);
    await world.work();
    expect(world.bureau.orders.get(orderId)?.isCancelled).toBe(true);
    const early = await world.story.buildRequest({ type: 'investigating', reportType: 'bir' }, { status: 'pending' });
    const { orderId: unsent } = await world.rowOf(early.id);
    await world.story.call(early.client, 'delete', early.path).expect(200);
    await world.work();
    expect(world.bureau.orders.get(unsent)).toMatchObject({ order: null, isCancelled: true });
  });

  it('is cancelled when the data of its supplier are erased, and the request with it', async () => {
    const { id, orderId, supplier } = await world.ordered();
    const { userId } = await buildSupplierAccount(world.app);
    const erasure = {
      id: newId(),
      userId,
      kind: 'erasure',
      status: 'running',
      createdAt: world.now(),
      dueAt: world.now(),
    } as const;
    await world.app.db.system(async (tx) => {
      await tx.supplier.update({ where: { id: supplier.id }, data: { accountId: userId } });
      await tx.privacyRequest.create({ data: erasure });
    });
    await eraseAccount(world.story.system(), erasure.id);
    await world.work();
    expect(world.bureau.orders.get(orderId)?.isCancelled).toBe(true);
    expect((await world.rowOf(id)).status).toBe('cancelled');
    await world.tell(world.messageOf(orderId)).expect(200);
    await world.work();
    expect(await world.versionsOf(id)).toEqual([]);
  });

  it('runs on when its workflow is closed', async () => {
    const { id, orderId, client, workflow } = await world.ordered();
    await world.story.call(client, 'put', `/api/workflows/${workflow.id}/close`).expect(200);
    await world.tell(world.messageOf(orderId)).expect(200);
    await world.work();
    expect((await world.rowOf(id)).status).toBe('delivered');
  });

  it('is cancelled when it is given to the desk, whose work the bureau cannot undo', async () => {
    const { id, orderId } = await world.ordered();
    expect((await world.story.desk('post', `${id}/take`).expect(409)).body.code).toBe('request_at_gateway');
    await world.story.desk('post', `${id}/gateway`, { gateway: 'desk' }).expect(200);
    await world.story.desk('post', `${id}/gateway`, { gateway: 'desk' }).expect(200);
    await world.work();
    expect(world.bureau.countOf('DELETE', orderId)).toBe(1);
    await world.tell(world.messageOf(orderId)).expect(200);
    await world.work();
    expect(await world.versionsOf(id)).toEqual([]);
    const audits = await world.app.db.read.auditEntry.findMany({
      where: { objectId: id, action: 'desk.move_gateway' },
    });
    expect(audits).toMatchObject([{ actorId: world.story.staff.userId, facts: { from: 'http', to: 'desk' } }]);
  });
});
