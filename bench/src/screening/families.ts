import type { ListedEntry } from '@homologa/screening/index/index-builder';
import type { ScreeningIndex } from '@homologa/screening/index/screening-index';
import { type Subject, search } from '@homologa/screening/search/search';
import { acronymIn, FAMILIES, type Family } from './family-cases';
import type { Measure } from './report';
import { numbers } from './synthetic';

const SAMPLE = 300;
const ALARMS_AT_MOST = 0.006;

function sampled<T>(of: readonly T[], seed: number, count = SAMPLE): T[] {
  const next = numbers(seed);
  return of
    .map((each) => ({ each, at: next() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ each }) => each);
}

const isLatinName = (name: string): boolean => /^[\p{L}'-]+ [\p{L}'-]+, [\p{L}'-]+/u.test(name);
const PARTICLE = /\b(?:al|el|de|del|la|bin|van|von|abd|abu)\b|-/i;
const primaryOf = ({ entry }: ListedEntry): string => entry.names[0]?.value ?? '';

function poolsOf(
  entries: readonly ListedEntry[],
  cnep: readonly ListedEntry[],
): Record<Family['entries'], ListedEntry[]> {
  const ofac = entries.filter(({ list }) => list.startsWith('us_ofac'));
  const people = ofac.filter(({ entry }) => entry.schema === 'person' && primaryOf({ list: '', entry }).includes(','));
  const companies = ofac.filter(({ entry }) => entry.schema === 'organisation');
  return {
    companies: sampled(companies, 1),
    cnep: sampled(
      cnep.filter(({ entry }) => entry.schema === 'organisation'),
      2,
    ),
    people: sampled(people, 3),
    latinPeople: sampled(
      people.filter((each) => isLatinName(primaryOf(each)) && !PARTICLE.test(primaryOf(each))),
      4,
    ),
    acronyms: sampled(
      companies.filter(({ entry }) => acronymIn(entry) !== null),
      5,
    ),
  };
}

interface WayFound {
  label: string;
  cases: number;
  at70: number;
  at80: number;
  missed: string[];
}

function measureFamily(index: ScreeningIndex, family: Family, entries: readonly ListedEntry[]): WayFound[] {
  return family.ways.map(({ label, write }) => {
    const way: WayFound = { label, cases: 0, at70: 0, at80: 0, missed: [] };
    for (const listed of entries) {
      const name = write(primaryOf(listed), listed);
      if (!name) continue;
      const subject: Subject = { name, countries: [], birthDates: [], identifiers: [] };
      const { hits } = search(index, family.schema ? { ...subject, schema: family.schema } : subject);
      const score = hits.find(
        ({ sourceId, list }) => sourceId === listed.entry.sourceId && list === listed.list,
      )?.score;
      way.cases += 1;
      if (score !== undefined) way.at70 += 1;
      else way.missed.push(name);
      if (score !== undefined && score >= 0.8) way.at80 += 1;
    }
    return way;
  });
}

function alarmsOf(
  index: ScreeningIndex,
  family: Family,
  unlisted: readonly string[],
): { cases: number; at70: number; at80: number; found: string[] } {
  const found: { name: string; listed: string; score: number }[] = [];
  let cases = 0;
  unlisted.forEach((own, place) => {
    const way = family.ways[place % family.ways.length];
    const name = way?.write(own, { list: '', entry: NOBODY });
    if (!name) return;
    cases += 1;
    const subject: Subject = { name, countries: [], birthDates: [], identifiers: [] };
    const [hit] = search(index, family.schema ? { ...subject, schema: family.schema } : subject).hits;
    if (hit) found.push({ name, listed: hit.matchedName, score: hit.score });
  });
  const at80 = found.filter(({ score }) => score >= 0.8).length;
  return {
    cases,
    at70: found.length,
    at80,
    found: found.map(({ name, listed, score }) => `${score.toFixed(2)} ${name} ~ ${listed}`),
  };
}

const NOBODY: ListedEntry['entry'] = {
  sourceId: '',
  schema: 'organisation',
  names: [],
  countries: [],
  birthDates: [],
  identifiers: [],
  programmes: [],
  topics: [],
};

const perCent = (count: number, of: number): string => `${((count / Math.max(1, of)) * 100).toFixed(1)} %`;

function familyMeasures(
  family: Family,
  ways: readonly WayFound[],
  alarms: { cases: number; at70: number; at80: number },
): Measure[] {
  const tried = ways.filter(({ cases }) => cases > 0);
  const shareOf = (key: 'at70' | 'at80') => (way: WayFound) => way[key] / way.cases;
  const least = (key: 'at70' | 'at80') => Math.min(...tried.map(shareOf(key)));
  const worst = tried.find((way) => shareOf('at70')(way) === least('at70'));
  const sum = (key: 'at70' | 'cases') => tried.reduce((total, way) => total + way[key], 0);
  return [
    {
      name: `${family.name}: least of ${tried.length} ways at 0.70`,
      value: least('at70'),
      unit: '%',
      goal: { atLeast: family.goal },
      note: `'${worst?.label ?? ''}'; all ${perCent(sum('at70'), sum('cases'))} of ${sum('cases')}`,
    },
    {
      name: `${family.name}: least at 0.80`,
      value: least('at80'),
      unit: '%',
      ...(family.goalAt80 === undefined ? {} : { goal: { atLeast: family.goalAt80 } }),
    },
    ...(alarms.cases === 0
      ? []
      : [
          {
            name: `${family.name}: alarms of unlisted names`,
            value: alarms.at70 / alarms.cases,
            unit: '%' as const,
            goal: { atMost: family.alarmsAtMost ?? ALARMS_AT_MOST },
            note: `of ${alarms.cases}; at 0.80 ${perCent(alarms.at80, alarms.cases)}`,
          },
        ]),
  ];
}

export function measureFamilies(
  { index, entries }: { index: ScreeningIndex; entries: readonly ListedEntry[] },
  cnep: { index: ScreeningIndex; entries: readonly ListedEntry[] } | null,
  unlisted: { companies: readonly string[]; people: readonly string[] },
): Measure[] {
  const pools = poolsOf(entries, cnep?.entries ?? []);
  return FAMILIES.flatMap((family) => {
    const isOfCnep = family.entries === 'cnep';
    if (isOfCnep && !cnep) return [];
    const searched = isOfCnep && cnep ? cnep.index : index;
    const isOfPeople = family.entries === 'people' || family.entries === 'latinPeople';
    const alarms = alarmsOf(index, family, isOfPeople ? unlisted.people : unlisted.companies);
    return familyMeasures(family, measureFamily(searched, family, pools[family.entries]), alarms);
  });
}
