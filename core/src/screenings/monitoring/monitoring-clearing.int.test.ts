import { expect, test } from 'vitest';
import { decideHit } from '../../compliance/decide-hit';
import { setMonitoring } from '../../compliance/set-monitoring';
import type { JobProgress } from '../../kernel/jobs/define-job';
import { monitoredWorld, RUN } from '../../test/monitored-world';
import { rollbackWatchlist } from '../lists/rollback-watchlist';
import { runScreening } from '../run-screening';
import { reopenPair } from './reopen-pair';

const {
  world,
  operator,
  asAdmin,
  placeOf,
  supplierOf,
  monitor,
  publish,
  doScreenings,
  screeningsOf,
  newHitsOf,
  newsOf,
} = monitoredWorld();

test('what was cleared for the whole company is nothing new anywhere; a rollback is compared too', async () => {
  const cleared = await supplierOf('Primera Casa S.A.', { shareholders: ['Nicanor Soñado Vela'] });
  const other = await supplierOf('Segunda Casa S.A.', { shareholders: ['Nicanor Soñado Vela'] });
  await setMonitoring(asAdmin(), { ...placeOf(cleared), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'NICANOR SONADO VELA']);
  await doScreenings();
  const [screening] = await screeningsOf(cleared);
  const hit = screening?.data.shareholders_screenings[0];
  await decideHit(asAdmin(), {
    ...placeOf(cleared),
    hits: [{ entryKey: hit?.sanction_lists[0]?.entry_key ?? '', party: hit?.name }],
    decision: 'false_positive',
    reason: 'Homónimo',
    scope: 'company',
  });
  await setMonitoring(asAdmin(), { ...placeOf(other), monitored: true });
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'OTRO NOMBRE CUALQUIERA'])).found).toBe(0);
  await rollbackWatchlist(operator(), { watchlistId: world.listId });
  expect((await monitor()).found).toBe(0);
  const third = await supplierOf('Tercera Casa S.A.', {
    shareholders: ['Nicanor Sonado Vela e Hijos', 'Nicanor Vela Soñado'],
  });
  await setMonitoring(asAdmin(), { ...placeOf(third), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO']);
  await rollbackWatchlist(operator(), { watchlistId: world.listId, number: 2 });
  expect((await monitor()).found).toBe(1);
  expect(await doScreenings()).toEqual([third]);
});

test('what is cleared for the company no longer is screened where it was passed over', async () => {
  const judged = await supplierOf('Séptima Casa S.A.', { shareholders: ['Fabricio Aparente Sol'] });
  const passed = await supplierOf('Octava Casa S.A.', { shareholders: ['Fabricio Aparente Sol'] });
  const quiet = await supplierOf('Novena Casa S.A.', { shareholders: ['Persona Corriente'] });
  await setMonitoring(asAdmin(), { ...placeOf(judged), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'FABRICIO APARENTE SOL']);
  await doScreenings();
  const party = (await screeningsOf(judged))[0]?.data.shareholders_screenings[0];
  const hits = [{ entryKey: party?.sanction_lists[0]?.entry_key ?? '', party: party?.name }];
  const forAll = { ...placeOf(judged), hits, scope: 'company' } as const;
  await decideHit(asAdmin(), { ...forAll, decision: 'false_positive', reason: 'Homónimo' });
  for (const id of [passed, quiet]) await setMonitoring(asAdmin(), { ...placeOf(id), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO']);
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'FABRICIO APARENTE SOL'])).found).toBe(0);

  await decideHit(asAdmin(), { ...forAll, scope: 'supplier', decision: 'false_positive', reason: 'Aquí también' });
  const { decisions } = await decideHit(asAdmin(), { ...forAll, decision: 'open', reason: 'Otra vez' });
  const decisionId = decisions.at(-1)?.id ?? '';
  expect(
    await world.app.db.read.job.count({ where: { name: 'screenings.reopen-pair', companyId: world.companyId } }),
  ).toBe(1);
  expect(await reopenPair(operator(), { decisionId, companyId: world.companyId }, RUN)).toEqual({ asked: 1 });
  expect(await reopenPair(operator(), { decisionId, companyId: world.companyId }, RUN)).toEqual({ asked: 1 });
  expect(await doScreenings()).toEqual([passed]);
  expect(await newHitsOf(passed)).toBe(1);
  expect(await newsOf(passed)).toEqual([['new_hits'], ['new_hits']]);
});

test('opening a pair goes on after the suppliers that were looked at, and tells how far it is', async () => {
  const shareholders = ['Casimiro Aparente Luz'];
  const judged = await supplierOf('Casa Duodécima S.A.', { shareholders });
  await setMonitoring(asAdmin(), { ...placeOf(judged), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'CASIMIRO APARENTE LUZ']);
  await doScreenings();
  const entryKey = (await screeningsOf(judged))[0]?.data.shareholders_screenings[0]?.sanction_lists[0]?.entry_key ?? '';
  const forAll = { ...placeOf(judged), hits: [{ entryKey, party: shareholders[0] }], scope: 'company' } as const;
  await decideHit(asAdmin(), { ...forAll, decision: 'false_positive', reason: 'Homónimo' });
  const passed: string[] = [];
  for (let at = 0; at < 3; at += 1) {
    const id = await supplierOf(`Casa Pasada ${at}`, { shareholders });
    await setMonitoring(asAdmin(), { ...placeOf(id), monitored: true });
    passed.push(id);
  }
  const { decisions } = await decideHit(asAdmin(), { ...forAll, decision: 'open', reason: 'Otra vez' });
  const asks = { decisionId: decisions.at(-1)?.id ?? '', companyId: world.companyId };

  const isAsked = async () =>
    (await world.app.db.read.screening.count({ where: { supplierId: { in: passed }, status: 'in_progress' } })) > 0;
  const told: JobProgress[] = [];
  const broken = new AbortController();
  const interrupted = {
    signal: broken.signal,
    progress: async (progress: JobProgress) => {
      told.push(progress);
      if (await isAsked()) broken.abort(new Error('the worker ends'));
    },
  };
  await expect(reopenPair(operator(), asks, interrupted, { page: 2 })).rejects.toThrow('the worker ends');
  const found = await doScreenings();
  expect(found.length).toBeLessThan(passed.length);
  for (const supplierId of found) await world.app.db.system((tx) => tx.screening.deleteMany({ where: { supplierId } }));
  const progress = async (each: JobProgress) => void told.push(each);
  expect(await reopenPair(operator(), asks, { ...RUN, progress }, { page: 2 })).toEqual({ asked: passed.length });
  expect([...found, ...(await doScreenings())].sort()).toEqual(passed.sort());
  expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b));
  const total = told[0]?.total ?? 0;
  expect(told.at(-1)).toEqual({ done: total, total });
});

test('what is cleared for the company while another supplier is screened holds there too', async () => {
  const names = { shareholders: ['Gumersindo Aparente Sol'] };
  const judged = await supplierOf('Casa Trece S.A.', names);
  const other = await supplierOf('Casa Catorce S.A.', names);
  for (const id of [judged, other]) await setMonitoring(asAdmin(), { ...placeOf(id), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'GUMERSINDO APARENTE SOL']);
  const idOf = async (supplierId: string) => (await screeningsOf(supplierId))[0]?.id ?? '';
  await runScreening(operator(), null, { screeningId: await idOf(judged), companyId: world.companyId }, RUN);
  const party = (await screeningsOf(judged))[0]?.data.shareholders_screenings[0];
  const hits = [{ entryKey: party?.sanction_lists[0]?.entry_key ?? '', party: party?.name }];
  await Promise.all([
    runScreening(operator(), null, { screeningId: await idOf(other), companyId: world.companyId }, RUN),
    decideHit(asAdmin(), { ...placeOf(judged), hits, scope: 'company', decision: 'false_positive', reason: 'r' }),
  ]);
  expect((await screeningsOf(other))[0]?.status).toBe('no_match');
  expect(await newHitsOf(other)).toBe(0);
});
