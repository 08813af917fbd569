import { expect, test } from 'vitest';
import { decideHit } from '../../compliance/decide-hit';
import { requestScreening } from '../../compliance/request-screening';
import { setMonitoring } from '../../compliance/set-monitoring';
import { monitoredWorld } from '../../test/monitored-world';
import { importNames } from '../../test/watchlist-samples';
import { failScreening } from '../run-screening';

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

test('what was found is told of although its screening fails, and is screened by the next run', async () => {
  const watched = await supplierOf('Cuarta Casa S.A.', { shareholders: ['Elpidio Irreal Montes'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'ELPIDIO IRREAL MONTES']);
  const [asked] = await screeningsOf(watched);
  const failed = { screeningId: asked?.id ?? '', companyId: world.companyId };
  await failScreening(operator(), failed);
  await failScreening(operator(), failed);
  expect(await newHitsOf(watched)).toBe(1);
  expect(await newsOf(watched)).toEqual([['new_hits'], ['new_hits']]);

  expect((await publish(['RAMONA INVENTADA OLMEDO', 'ELPIDIO IRREAL MONTES', 'NADIE MAS AQUI'])).found).toBe(1);
  expect(await doScreenings()).toEqual([watched]);
  expect((await screeningsOf(watched)).map(({ status }) => status)).toEqual(['failed', 'match']);
  expect(await newHitsOf(watched)).toBe(1);
  expect(await newsOf(watched)).toEqual([['new_hits'], ['new_hits']]);
});

test('what was settled is nothing new where a later screening fails', async () => {
  const watched = await supplierOf('Décima Casa S.A.', { shareholders: ['Anselmo Supuesto Prado'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'ANSELMO SUPUESTO PRADO']);
  await doScreenings();
  const entryKey = (await screeningsOf(watched))[0]?.data.shareholders_screenings[0]?.sanction_lists[0]?.entry_key;
  const cleared = { hits: [{ entryKey: entryKey ?? '' }], decision: 'false_positive', reason: 'r' } as const;
  await decideHit(asAdmin(), { ...placeOf(watched), ...cleared });
  const again = await requestScreening(asAdmin(), { ...placeOf(watched), shareholders: ['Anselmo Supuesto Prado'] });
  await failScreening(operator(), { screeningId: again.id, companyId: world.companyId });
  expect(await newHitsOf(watched)).toBe(0);
});

test('a shareholder whose entry changes while a screening runs is screened once more', async () => {
  const watched = await supplierOf('Sexta Casa S.A.', { shareholders: ['Saturnino Aparente Gil'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'SATURNINO APARENTE GIL'])).found).toBe(1);
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'SATURNINO APARENTE GIL LUNA'])).found).toBe(1);
  await doScreenings();
  expect(await newHitsOf(watched)).toBe(1);
  expect(await newsOf(watched)).toEqual([['new_hits'], ['new_hits']]);
});

test('an entry that changes between a run and its screening is told of, and by the screening alone', async () => {
  const watched = await supplierOf('Casa Undécima S.A.', { shareholders: ['Leovigildo Aparente Gil'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'LEOVIGILDO APARENTE GIL'])).found).toBe(1);
  await importNames(world.app, world.listId, ['RAMONA INVENTADA OLMEDO', 'LEOVIGILDO APARENTE GIL LUNA']);
  await doScreenings();
  await monitor();
  await doScreenings();
  expect(await newsOf(watched)).toEqual([['new_hits'], ['new_hits']]);
});

test('a screening that failed is tried again by a run that only finds entries gone', async () => {
  const watched = await supplierOf('Casa Duodécima S.A.', { shareholders: ['Teodomiro Irreal Montes'] });
  await setMonitoring(asAdmin(), { ...placeOf(watched), monitored: true });
  await publish(['RAMONA INVENTADA OLMEDO', 'TEODOMIRO IRREAL MONTES', 'NADIE MAS AQUI']);
  const [asked] = await screeningsOf(watched);
  await failScreening(operator(), { screeningId: asked?.id ?? '', companyId: world.companyId });
  expect((await publish(['RAMONA INVENTADA OLMEDO', 'TEODOMIRO IRREAL MONTES'])).found).toBe(1);
});
