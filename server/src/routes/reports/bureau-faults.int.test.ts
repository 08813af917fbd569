import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BureauWorld, createBureauWorld } from '../../test/bureau-world';
import { PDF } from '../../test/desk-story';

const TIMEOUT_MS = 90_000;
const DAY_MS = 86_400_000;
/** Hours of simulated time, longer than all attempts of one job take together. */
const LONG = 2;

let world: BureauWorld;
beforeAll(async () => {
  world = await createBureauWorld({
    routes: [],
  });
}, TIMEOUT_MS);
afterAll(() => world.close());

async function orderDuring(fault: BureauWorld['bureau']['fault']) {
  const built = await world.story.buildRequest({ type: 'investigating', reportType: 'bir' }, { status: 'pending' });
  const { orderId } = await world.rowOf(built.id);
  world.bureau.fault = fault;
  return { ...built, orderId };
}

describe.each([500, 429, 'die', 'garbage'] as const)('a bureau that answers every order with %s', (fault) => {
  it(
    'loses it to the desk, which nobody has to tell',
    async () => {
      const { id, orderId } = await orderDuring(fault);
      await world.work(LONG);
      world.bureau.fault = null;
      expect(await world.rowOf(id)).toMatchObject({ gateway: 'desk', status: 'queued', acceptedAt: expect.any(Date) });
      await world.story.deliver(id);
      // The bureau accepts the order late, so the product must cancel the order and ignore its delivery.
      await world.work(LONG);
      expect(world.bureau.orders.get(orderId)?.isCancelled).toBe(true);
      await world.tell(world.messageOf(orderId)).expect(200);
      await world.work();
      expect((await world.versionsOf(id)).length).toBe(1);
    },
    TIMEOUT_MS,
  );
});

describe('a bureau that fails for a while', () => {
  it.each(['hang', 'huge', 'die-after', 500] as const)(
    'by %s has each order once in the end',
    async (fault) => {
      const { id, orderId } = await orderDuring(null);
      world.bureau.faults.push(fault, fault, fault, fault);
      await world.work(LONG);
      const row = await world.rowOf(id);
      expect(row).toMatchObject({ gateway: 'http', orderId, acceptedAt: expect.any(Date) });
      expect(world.bureau.orders.get(orderId)?.reference).toBe(row.gatewayRef);
      await world.tell(world.messageOf(orderId)).expect(200);
      await world.work();
      expect((await world.versionsOf(id)).length).toBe(1);
    },
    TIMEOUT_MS,
  );

  it('is not read to the end of an answer of 100 MB', () => {
    expect(world.bureau.sent).toBeGreaterThan(0);
    expect(world.bureau.sent).toBeLessThan(100 * 1024 * 1024);
  });

  it(
    'is spared by all who would ask it meanwhile',
    async () => {
      for (let n = 0; n < 6; n += 1) await orderDuring('die');
      const before = world.bureau.calls.length;
      const { app } = world;
      const due = await app.db.read.job.count({ where: { name: 'reports.submit-request', status: 'queued' } });
      await world.work(0);
      const asked = world.bureau.calls.length - before;
      world.bureau.fault = null;
      expect(due).toBe(6);
      // Three jobs call the unreachable bureau with three attempts each; the other jobs then no longer call it.
      expect(asked).toBeGreaterThan(0);
      expect(asked).toBeLessThanOrEqual(9);
      await world.work(LONG);
    },
    TIMEOUT_MS,
  );

  it('that refuses an order for good loses it at once', async () => {
    const { id } = await orderDuring(400);
    await world.work(0);
    world.bureau.fault = null;
    expect(await world.rowOf(id)).toMatchObject({ gateway: 'desk' });
    expect(await world.toldOfFailure(id)).toMatchObject([{ facts: { status: 'queued' } }]);
    const where = { name: 'reports.submit-request', payload: { path: ['reportRequestId'], equals: id } };
    expect(await world.app.db.read.job.findMany({ where })).toMatchObject([{ attempts: 1, status: 'failed' }]);
  });
});

describe('a bureau that accepted and then falls silent', () => {
  it(
    'keeps what is not due, and loses what is overdue to the desk',
    async () => {
      const { id } = await world.ordered();
      world.bureau.fault = 'die';
      await world.work(1);
      expect(await world.rowOf(id)).toMatchObject({ gateway: 'http', status: 'queued' });
      expect(await world.toldOfFailure(id)).toEqual([]);
      world.setNow(new Date(world.now().getTime() + 10 * DAY_MS));
      await world.work(1);
      world.bureau.fault = null;
      expect(await world.rowOf(id)).toMatchObject({ gateway: 'desk', status: 'queued' });
      expect(await world.toldOfFailure(id)).toMatchObject([{ facts: { status: 'queued' } }]);
    },
    TIMEOUT_MS,
  );
});

describe('a report whose file', () => {
  const deliver = async (bytes: Buffer, more: object = {}, name?: string) => {
    const { id, orderId } = await world.ordered();
    const file = { ...world.bureau.file(bytes, name), ...more };
    await world.tell(world.messageOf(orderId, { file })).expect(200);
    return { id, file };
  };

  it(
    'cannot be had for a while is delivered when it can',
    async () => {
      const { id, file } = await deliver(PDF);
      world.bureau.files.delete(file.file_id);
      world.bureau.faults.push('die', 500);
      await world.work(0);
      expect((await world.rowOf(id)).status).toBe('queued');
      world.bureau.files.set(file.file_id, PDF);
      await world.work(LONG);
      expect((await world.rowOf(id)).status).toBe('delivered');
    },
    TIMEOUT_MS,
  );

  it.each([
    ['has other bytes than were announced', Buffer.concat([PDF, PDF]), { sha256: '0'.repeat(64) }, 'report.pdf'],
    ['is longer than was announced', Buffer.concat([PDF, PDF]), { size: PDF.length }, 'report.pdf'],
    ['is no PDF', Buffer.from('<html><script>alert(1)</script></html>'), {}, 'report.pdf'],
    ['is a spreadsheet', Buffer.from('a,b\n1,2\n'), {}, 'report.csv'],
  ] as const)(
    '%s makes its request fail visibly, and leaves nothing',
    async (_, bytes, more, name) => {
      const { id } = await deliver(bytes, more, name);
      await world.work(LONG);
      expect(await world.outcomesOf(id)).toEqual(['refused']);
      expect((await world.rowOf(id)).status).toBe('failed');
      expect(await world.toldOfFailure(id)).toHaveLength(1);
      expect(await world.app.db.read.reportFile.count({ where: { requestId: id } })).toBe(0);
    },
    TIMEOUT_MS,
  );

  it(
    'never comes makes its request fail visibly',
    async () => {
      const { id, file } = await deliver(PDF);
      world.bureau.files.delete(file.file_id);
      await world.work(LONG);
      expect((await world.rowOf(id)).status).toBe('failed');
    },
    TIMEOUT_MS,
  );
});
