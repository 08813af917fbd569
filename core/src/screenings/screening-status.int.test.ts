import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../kernel/ids';
import { buildPerson, buildSupplier, buildWorkflow } from '../test/builders';
import { untilBlocked } from '../test/stand-ins/blocked-backend';
import { createTestApp, type TestApp } from '../test/test-database';

let app: TestApp;
let flow: { id: string; companyId: string };
beforeAll(async () => {
  app = await createTestApp();
  const { companyId } = await buildPerson(app);
  flow = await buildWorkflow(app, companyId ?? '');
});
afterAll(() => app.destroy());

const DATA = { company_screenings: [] };
const screening = (supplierId: string, day: number) => ({
  id: newId(),
  companyId: flow.companyId,
  supplierId,
  requestedAt: new Date(Date.UTC(2026, 0, day)),
});
const statusOf = async (id: string) =>
  (await app.db.read.supplier.findUniqueOrThrow({ where: { id }, select: { screeningStatus: true } })).screeningStatus;

test('a supplier follows its newest screening, also when an older one ends at the moment the newest is asked for', async () => {
  const { id } = await buildSupplier(app, flow);
  const older = screening(id, 1);
  await app.db.system((tx) => tx.screening.create({ data: older }));
  let asked: (() => void) | undefined;
  const newestIsWritten = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const newest = app.db.tenant(flow.companyId, async (tx) => {
    await tx.screening.create({ data: screening(id, 2) });
    asked?.();
    await untilBlocked(app);
  });
  await newestIsWritten;
  const ended = app.db.tenant(flow.companyId, (tx) =>
    tx.screening.update({ where: { id: older.id }, data: { status: 'no_match', data: DATA } }),
  );
  await Promise.all([newest, ended]);
  expect(await statusOf(id)).toBe('in_progress');
});

test('a screening that is removed no longer counts', async () => {
  const { id } = await buildSupplier(app, flow);
  const [first, second] = [screening(id, 1), screening(id, 2)];
  await app.db.system((tx) => tx.screening.create({ data: { ...first, status: 'no_match', data: DATA } }));
  await app.db.system((tx) => tx.screening.create({ data: { ...second, status: 'match', data: DATA } }));
  expect(await statusOf(id)).toBe('match');
  await app.db.system((tx) => tx.screening.delete({ where: { id: second.id } }));
  expect(await statusOf(id)).toBe('no_match');
  await app.db.system((tx) => tx.screening.delete({ where: { id: first.id } }));
  expect(await statusOf(id)).toBeNull();
});
