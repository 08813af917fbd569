import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BureauWorld, createBureauWorld } from '../../test/bureau-world';
import { PDF } from '../../test/desk-story';
import { deskQueueRoutes } from '../desk/desk-queue.routes';
import { reportRoutes } from './reports.routes';

const TIMEOUT_MS = 60_000;

let world: BureauWorld;
beforeAll(async () => {
  world = await createBureauWorld({
    routes: [...reportRoutes, ...deskQueueRoutes],
  });
}, TIMEOUT_MS);
afterAll(() => world.close());

const CONTRADICTORY = { paydex: 71, revenue: 120, financial_strength: '5A', dnb_rating: '2A2' };
const MENDED = { ...CONTRADICTORY, dnb_rating: '5A2' };

describe("a bureau's further report that contradicts itself", () => {
  it('is a correction that nobody holds yet', async () => {
    const { id, orderId, client, path } = await world.ordered();
    await world.tell(world.messageOf(orderId)).expect(200);
    await world.work();
    const report = { kind: 'bir', figures: CONTRADICTORY } as const;
    await world.tell(world.messageOf(orderId, { sequence: 3, reason: 'A late balance', report })).expect(200);
    await world.work();
    expect(await world.versionsOf(id)).toMatchObject([{ version: 1 }]);
    const { body } = await world.story.desk('get', id).expect(200);
    expect(body).toMatchObject({
      status: 'delivered',
      correction: { reason: 'A late balance' },
      findings: [{ rule: 'rating_against_strength' }, {}, {}],
    });
    expect((await world.toldOfFailure(id)).length).toBe(1);
    await world.story.desk('post', `${id}/take-over`).expect(200);
    await world.story.desk('patch', `${id}/data`, { figures: { dnb_rating: '5A2' } }).expect(200);
    await world.story.desk('post', `${id}/correction/deliver`).expect(200);
    const versions = await world.story.call(client, 'get', `${path}/deliveries`).expect(200);
    expect(versions.body[0]).toMatchObject({ version: 2, reason: 'A late balance' });
  });

  it('that the bureau mends itself needs nobody at the desk', async () => {
    const { id, orderId, client, path } = await world.ordered();
    await world.tell(world.messageOf(orderId)).expect(200);
    await world.work();
    const wrong = { sequence: 3, reason: 'A late balance', file: world.bureau.file(PDF) } as const;
    await world
      .tell(world.messageOf(orderId, { ...wrong, report: { kind: 'bir', figures: CONTRADICTORY } }))
      .expect(200);
    await world.work();
    expect(await world.versionsOf(id)).toMatchObject([{ version: 1 }]);
    const mended = { sequence: 4, reason: 'The rating was wrong', report: { kind: 'bir', figures: MENDED } } as const;
    await world.tell(world.messageOf(orderId, mended)).expect(200);
    await world.work();
    expect(await world.outcomesOf(id)).toEqual(['applied', 'applied', 'applied']);
    const versions = await world.story.call(client, 'get', `${path}/deliveries`).expect(200);
    expect(versions.body).toMatchObject([{ version: 2, reason: 'The rating was wrong' }, { version: 1 }]);
    expect((await world.story.desk('get', id).expect(200)).body).toMatchObject({
      correction: null,
      figures: MENDED,
    });
    // The PDF of the contradictory, undelivered report was dropped together with that report.
    const files = await world.app.db.read.reportFile.findMany({ where: { requestId: id }, include: { file: true } });
    expect(files.filter(({ file }) => file.name === 'report.pdf')).toEqual([]);
    const noted = await world.app.db.read.auditEntry.findMany({ where: { objectId: id } });
    expect(noted.map(({ action }) => action)).toContain('desk.abandon_correction');
  });

  it('that staff have worked on is not taken from them, though nobody holds it', async () => {
    const { id, orderId } = await world.ordered();
    await world.tell(world.messageOf(orderId)).expect(200);
    await world.work();
    const wrong = { sequence: 3, reason: 'A late balance', report: { kind: 'bir', figures: CONTRADICTORY } } as const;
    await world.tell(world.messageOf(orderId, wrong)).expect(200);
    await world.work();
    await world.story.desk('post', `${id}/take-over`).expect(200);
    await world.story.desk('patch', `${id}/data`, { figures: { dnb_rating: '5A2' } }).expect(200);
    await world.story.desk('post', `${id}/assign`, { staff_id: null }).expect(200);
    const again = { sequence: 4, reason: 'Once more', report: { kind: 'bir', figures: MENDED } } as const;
    await world.tell(world.messageOf(orderId, again)).expect(200);
    await world.work();
    expect(await world.outcomesOf(id)).toEqual(['applied', 'applied', 'refused']);
    expect((await world.story.desk('get', id).expect(200)).body).toMatchObject({ figures: { dnb_rating: '5A2' } });
  });

  it('is counted, and found in the queue by whom it waits for', async () => {
    const { staff } = world.story;
    const { id, orderId, companyId } = await world.ordered();
    await world.tell(world.messageOf(orderId)).expect(200);
    await world.work();
    const queued = async (assignee?: string) => {
      const filter = encodeURIComponent(JSON.stringify({ client: companyId, ...(assignee ? { assignee } : {}) }));
      const { body } = await world.story.call(staff, 'get', `/api/desk/requests?filter=${filter}`).expect(200);
      return (body as { id: string; taken_by: { id: string } | null }[]).map((row) => [row.id, row.taken_by?.id]);
    };
    const counts = async () => {
      const { body } = await world.story.call(staff, 'get', '/api/desk/summary').expect(200);
      const mine = (body.clients as { id: string; open: number }[]).find((one) => one.id === companyId)?.open ?? 0;
      return { client: mine, unassigned: body.unassigned.open as number, mine: body.mine.open as number };
    };
    expect(await queued()).toEqual([]);
    const before = await counts();
    expect(before.client).toBe(0);
    const wrong = { sequence: 3, reason: 'A late balance', report: { kind: 'bir', figures: CONTRADICTORY } } as const;
    await world.tell(world.messageOf(orderId, wrong)).expect(200);
    await world.work();
    expect([await queued(), await queued('nobody'), await queued('me')]).toEqual([
      [[id, undefined]],
      [[id, undefined]],
      [],
    ]);
    expect(await counts()).toEqual({ client: 1, unassigned: before.unassigned + 1, mine: before.mine });
    await world.story.desk('post', `${id}/take-over`).expect(200);
    const held = [[id, staff.userId]];
    expect([await queued(), await queued('nobody'), await queued('me')]).toEqual([held, [], held]);
    expect(await counts()).toEqual({ client: 1, unassigned: before.unassigned, mine: before.mine + 1 });
    await world.story.desk('patch', `${id}/data`, { figures: { dnb_rating: '5A2' } }).expect(200);
    await world.story.desk('post', `${id}/correction/deliver`).expect(200);
    expect(await queued()).toEqual([]);
    expect(await counts()).toEqual({ ...before });
  });
});
