import { runChecksBody } from '@homologa/domain/compliance/checks/compliance-check.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runChecks } from '../../compliance/checks/run-checks';
import { type BuiltPerson, buildPerson } from '../../test/builders';
import { runExport } from '../../test/export-worker';
import { exportSteps, rowsOf } from '../../test/steps/export-steps';
import { createTestApp, type TestApp } from '../../test/test-database';
import { buildWatchlist } from '../../test/watchlist-samples';
import { startChecksExport } from './start-checks-export';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await buildWatchlist(app, [['ROMULO FICTICIO ARENAS']]);
  app.setNow(new Date('2026-11-21T10:00:00Z'));
});
afterAll(() => app.destroy());

const { open } = exportSteps(() => app);

test('the past checks with who asked and when, filtered as their list', async () => {
  const admin = await buildPerson(app);
  const { name } = await app.db.read.user.findUniqueOrThrow({ where: { id: admin.userId } });
  const { checks } = runChecksBody.parse({
    checks: [
      { name: 'Celia Inventada', kind: 'person', country: 'peru', birth_date: '1962' },
      { name: 'Acme Inventada', tax_id: 'AIN010101AB1', shareholders: ['Luz Inventada'] },
    ],
  });
  await runChecks(app.contextFor(admin.actor), checks);
  const list = async (who: BuiltPerson, filter: object) => {
    const sort = { field: 'name', order: 'ASC' } as const;
    const job = await startChecksExport(app.contextFor(who.actor), { filter, sort, spoken: 'en' });
    expect(await runExport(app, job.id)).toBe('completed');
    return open(who, job.id);
  };
  const all = await list(admin, {});
  expect(all.name).toBe('compliance_checks_21-11-2026.xlsx');
  const rows = rowsOf(all.sheet);
  expect(rows[0]?.slice(0, 4)).toEqual(['Name', 'Kind', 'Country', 'Tax ID']);
  expect(rows.slice(1).map(([called, kind]) => [called, kind])).toEqual([
    ['Acme Inventada', 'Company'],
    ['Celia Inventada', 'Person'],
  ]);
  expect(rows[1]).toContain(name);
  expect(rows[1]).toContainEqual(new Date('2026-11-21T10:00:00Z'));
  const people = rowsOf((await list(admin, { kind: ['person'] })).sheet);
  expect(people.slice(1).map(([called]) => called)).toEqual(['Celia Inventada']);
});
