import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort } from 'node:worker_threads';
import { buildIndex, type ListedEntry } from '@homologa/screening/index/index-builder';
import { openIndex, type ScreeningIndex } from '@homologa/screening/index/screening-index';
import { regulatorScore } from '@homologa/screening/search/regulator-view';
import type { Subject } from '@homologa/screening/search/search';
import { buildInThread, serveBuild } from './builder-thread';
import { type Cases, readCases } from './cases';
import { measureScan, measureSuppliers } from './cost';
import { readEnv } from './env';
import { measureFamilies } from './families';
import { cnepEntries, importMeasures, listedEntries, type Sources } from './listed-entries';
import { measureMutations } from './mutations';
import { type Probed, probe, serveProbe } from './probe';
import {
  measureFalsePositives,
  measurePairs,
  measureRecall,
  type RecallRow,
  subjectOf,
  withBirthYear,
  withParticulars,
} from './quality';
import { measureRegister, registerMeasures } from './register-cases';
import { isMet, type Measure, tableOf } from './report';
import { measureThroughput, serveSuppliers } from './throughput';

const SHAREHOLDERS = 5;
const SCANNED = 31;
const PROBED = 1500;

const RECALL_GOALS: Readonly<Record<string, number>> = {
  exact: 1,
  typo: 0.98,
  'token-order': 0.99,
  'legal-form': 0.99,
  'missing-token': 0.99,
  transliteration: 0.95,
  'original-script': 0.75,
  'alias-overlap': 0.75,
};
const REACHABLE = ['exact', 'typo', 'token-order', 'legal-form', 'missing-token', 'transliteration', 'alias-overlap'];

const rowMeasures = (rows: readonly RecallRow[]): Measure[] => {
  const latin = rows.filter(({ kind }) => REACHABLE.includes(kind));
  const sum = (of: (row: RecallRow) => number) => latin.reduce((total, row) => total + of(row), 0);
  return [
    {
      name: 'candidate recall, Latin and reachable',
      value: sum(({ retrieved }) => retrieved) / sum(({ cases }) => cases),
      unit: '%',
      goal: { atLeast: 0.993 },
    },
    ...rows.map(({ kind, cases, at70, at80, at90 }): Measure => {
      const goal = RECALL_GOALS[kind];
      return {
        name: `recall at 0.70: ${kind}`,
        value: at70 / cases,
        unit: '%',
        ...(goal === undefined ? {} : { goal: { atLeast: goal } }),
        note: `of ${cases}; at 0.80 ${((at80 / cases) * 100).toFixed(1)} %, at 0.90 ${((at90 / cases) * 100).toFixed(1)} %`,
      };
    }),
  ];
};

function falsePositiveMeasures(index: ScreeningIndex, cases: Cases): Measure[] {
  const real = measureFalsePositives(index, cases.realLatam);
  const made = measureFalsePositives(index, cases.latam);
  const byName = measureFalsePositives(index, cases.global);
  const byYear = measureFalsePositives(index, cases.global, withBirthYear);
  const byAll = measureFalsePositives(index, cases.global, withParticulars);
  return [
    { name: 'false positives at 0.70: real Latin America', value: real.at70, unit: '%', goal: { atMost: 0.006 } },
    { name: 'false positives at 0.80: real Latin America', value: real.at80, unit: '%', goal: { atMost: 0.0005 } },
    { name: 'false positives at 0.90: real Latin America', value: real.at90, unit: '%', goal: { atMost: 0 } },
    { name: 'false positives at 0.70: made Latin America', value: made.at70, unit: '%' },
    { name: 'false positives at 0.70: global, name alone', value: byName.at70, unit: '%' },
    { name: 'false positives at 0.70: global, birth year', value: byYear.at70, unit: '%', goal: { atMost: 0.004 } },
    { name: 'false positives at 0.70: global, date and country', value: byAll.at70, unit: '%' },
  ];
}

function pairMeasures(index: ScreeningIndex, cases: Cases): Measure[] {
  const pairs = measurePairs(index, cases.pairs);
  const shown = cases.parity.flatMap(({ query, candidate, expected_score: expected }) =>
    expected === undefined ? [] : [{ own: regulatorScore(query, candidate), expected }],
  );
  const near = shown.filter(({ own, expected }) => Math.abs(own - expected) <= 0.05);
  return [
    {
      name: 'labelled pairs: F1 at 0.70',
      value: pairs.f1,
      unit: '',
      goal: { atLeast: 0.82 },
      note: `of ${pairs.cases}`,
    },
    { name: 'labelled pairs: precision', value: pairs.precision, unit: '' },
    { name: 'labelled pairs: recall', value: pairs.recall, unit: '' },
    { name: 'labelled pairs: F1 at 0.75', value: pairs.f1At75, unit: '' },
    { name: 'labelled pairs: STRONG precision', value: pairs.strongPrecision, unit: '', goal: { atLeast: 1 } },
    { name: 'labelled pairs: STRONG recall', value: pairs.strongRecall, unit: '', goal: { atLeast: 0.95 } },
    {
      name: "regulator's view: within 5 points of its scores",
      value: near.length / shown.length,
      unit: '%',
      goal: { atLeast: 156 / 164 },
    },
  ];
}

function costMeasures(
  of: string,
  cost: Probed,
  goals: Record<keyof Omit<Probed, 'entities' | 'names' | 'arrays' | 'alarms'>, number>,
): Measure[] {
  return [
    { name: `${of}: p50 of a name`, value: cost.p50, unit: 'ms', goal: { atMost: goals.p50 } },
    { name: `${of}: p95`, value: cost.p95, unit: 'ms', goal: { atMost: goals.p95 } },
    { name: `${of}: p99`, value: cost.p99, unit: 'ms', goal: { atMost: goals.p99 } },
    {
      name: `${of}: names a second of one core`,
      value: cost.perSecond,
      unit: '/s',
      goal: { atLeast: goals.perSecond },
    },
    {
      name: `${of}: memory of the process`,
      value: cost.rss,
      unit: 'MB',
      goal: { atMost: goals.rss },
      note: `${cost.arrays.toFixed(0)} MB of it arrays`,
    },
    {
      name: `${of}: index built in`,
      value: cost.buildSeconds,
      unit: 's',
      goal: { atMost: goals.buildSeconds },
      note: `${cost.entities} entities, ${cost.names} names`,
    },
  ];
}

function suppliersOf({ suppliers, global, realLatam }: Cases, count: number): Subject[][] {
  const people = [...realLatam.filter(({ schema }) => schema === 'person'), ...global].map(({ query }) => query);
  return Array.from({ length: count }, (_, place) => [
    subjectOf(suppliers[place % suppliers.length] ?? '', 'company'),
    ...Array.from({ length: SHAREHOLDERS }, (__, holder) =>
      subjectOf(people[(place * SHAREHOLDERS + holder) % people.length] ?? '', 'person'),
    ),
  ]);
}

const probedNames = (cases: Cases): Subject[] => {
  const all = [
    ...cases.retrieval.map(({ query, schema }) => subjectOf(query, schema)),
    ...cases.realLatam.map(({ query, schema }) => subjectOf(query, schema)),
  ];
  const step = Math.max(1, Math.floor(all.length / PROBED));
  return all.filter((_, place) => place % step === 0).slice(0, PROBED);
};

async function familyRows(
  searched: { index: ScreeningIndex; entries: readonly ListedEntry[] },
  sources: Sources,
  { realLatam }: Cases,
): Promise<Measure[]> {
  const cnep = await cnepEntries(sources);
  const isPerson = ({ schema }: { schema: string }) => schema === 'person';
  const rows = measureFamilies(
    searched,
    cnep.length > 0 ? { index: openIndex(buildIndex(cnep)), entries: cnep } : null,
    {
      companies: realLatam.filter((each) => !isPerson(each)).map(({ query }) => query),
      people: realLatam.filter(isPerson).map(({ query }) => query),
    },
  );
  if (cnep.length === 0) return rows;
  const all = [...searched.entries, ...cnep];
  return [...rows, ...registerMeasures(measureRegister(openIndex(buildIndex(all)), all))];
}

async function measure(): Promise<void> {
  const env = readEnv();
  const { values, positionals } = parseArgs({
    args: env.BENCH_ONLY.split(' ').filter((part) => part !== ''),
    allowPositionals: true,
    options: { cases: { type: 'string' }, data: { type: 'string' }, json: { type: 'string' } },
  });
  if (positionals.includes('mutations')) {
    console.log(tableOf(await measureMutations()));
    return;
  }
  const directory = resolve(values.cases ?? `${env.BENCH_ROOT}/shared/eval`);
  if (!existsSync(directory)) throw new Error(`there are no cases in ${directory}: name them with --cases`);
  const data = resolve(values.data ?? `${env.BENCH_ROOT}/shared/data`);
  if (values.data && !existsSync(data)) throw new Error(`there are no publishers' files in ${data}`);
  const sources: Sources = { cases: directory, data: existsSync(data) ? data : null };
  const cases = readCases(directory);
  const entries = await listedEntries(sources, cases);
  const subjects = probedNames(cases);
  console.log(
    `cases of ${directory}, lists of ${sources.data ?? 'the same'}; each index is built in a thread and measured in a process of its own`,
  );
  const measures: Measure[] = [];
  /**
   * Prints the results of each part of the benchmark as soon as the part is measured, because the whole benchmark takes
   * minutes.
   */
  const report = (part: readonly Measure[]): void => {
    measures.push(...part);
    console.log(tableOf(part));
  };
  report(await importMeasures(sources));
  const small = await probe({ sources, entities: 0, subjects, unlisted: [] });
  report(costMeasures('shared lists', small, { p50: 1, p95: 4, p99: 10, perSecond: 800, rss: 200, buildSeconds: 1 }));
  const built = await buildInThread({ sources, entities: 0 });
  const index = openIndex(built.data);
  report(rowMeasures(measureRecall(index, cases.retrieval, (entity) => entries[entity]?.entry.sourceId ?? '')));
  report(falsePositiveMeasures(index, cases));
  report(pairMeasures(index, cases));
  report(await familyRows({ index, entries }, sources, cases));
  const suppliers = suppliersOf(cases, env.BENCH_SUPPLIERS);
  const scanned = subjects.filter((_, place) => place % Math.ceil(subjects.length / SCANNED) === 0);
  report([
    {
      name: 'company with five shareholders, median',
      value: measureSuppliers(index, suppliers.slice(0, 300)),
      unit: 'ms',
      goal: { atMost: 50 },
    },
    { name: 'times faster than a linear scan', value: measureScan(index, scanned), unit: 'x', goal: { atLeast: 50 } },
  ]);
  const one = await measureThroughput(built.data, suppliers, 1);
  const two = await measureThroughput(built.data, suppliers, 2);
  const isSame = one.hits.length === two.hits.length && one.hits.every((hits, place) => hits === two.hits[place]);
  report([
    { name: 'suppliers a second, one worker', value: one.perSecond, unit: '/s', note: `of ${suppliers.length}` },
    { name: 'suppliers a second, two workers', value: two.perSecond, unit: '/s' },
    { name: 'the same hits on one and two workers', value: isSame ? 1 : 0, unit: '', goal: { atLeast: 1 } },
  ]);
  if (env.BENCH_LARGE > 0) {
    const large = await probe({ sources, entities: env.BENCH_LARGE, subjects, unlisted: cases.realLatam });
    report(costMeasures('a million', large, { p50: 5, p95: 15, p99: 25, perSecond: 150, rss: 700, buildSeconds: 10 }));
    const ofMillion = 'a million: false positives at 0.70, real Latin America';
    report([
      { name: ofMillion, value: large.alarms.byName, unit: '%', goal: { atMost: 0.04 }, note: 'name alone' },
      { name: ofMillion, value: large.alarms.withCountry, unit: '%', goal: { atMost: 0.02 }, note: 'with country' },
    ]);
  }
  const file = resolve(values.json ?? 'dist/bench/screening.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(
      measures.map((each) => ({ ...each, met: isMet(each) })),
      null,
      2,
    ),
  );
  console.log(`as JSON: ${file}`);
}

type Order = Parameters<typeof serveBuild>[0] | Parameters<typeof serveSuppliers>[0];

if (!isMainThread) {
  parentPort?.once('message', (order: Order) => {
    if ('suppliers' in order) serveSuppliers(order);
    else void serveBuild(order);
  });
} else if (process.argv[2] === 'probe') serveProbe();
else await measure();
