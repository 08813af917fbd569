import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import type { Measure } from './report';

// Mutation test of the matcher: changes one constant at a time in memory, runs the matcher's tests, and counts the
// changes that the tests do not detect.

/** Wrong value for a constant in a file of the matcher. `before` must occur exactly once in the file. */
interface Mutation {
  file: string;
  before: string;
  after: string;
}

const of = (file: string, ...pairs: (readonly [before: string, after: string])[]): Mutation[] =>
  pairs.map(([before, after]) => ({ file: `${file}.ts`, before, after }));

const MUTATIONS: readonly Mutation[] = [
  ...of(
    'scores/name-score',
    ['MISSING_IN_LISTED = { person: 0.5,', 'MISSING_IN_LISTED = { person: 0.55,'],
    ['MISSING_IN_LISTED = { person: 0.5, company: 0.6 }', 'MISSING_IN_LISTED = { person: 0.5, company: 0.65 }'],
    ['MISSING_IN_QUERY = { person: 0.33,', 'MISSING_IN_QUERY = { person: 0.38,'],
    ['MISSING_IN_QUERY = { person: 0.33, company: 0.3 }', 'MISSING_IN_QUERY = { person: 0.33, company: 0.35 }'],
    ['contradiction: { person: 0.18,', 'contradiction: { person: 0.14,'],
    ['company: 0.02 },', 'company: 0.04 },'],
    ['legalForm: 0.03', 'legalForm: 0.05'],
    ['figures: 0.74', 'figures: 0.8'],
    ['noWord: 0.5', 'noWord: 0.6'],
    ['noSpecificWord: 0.69', 'noSpecificWord: 0.72'],
    ['shortEvidence: 0.06', 'shortEvidence: 0.03'],
    ['rareName: 0.8', 'rareName: 0.78'],
    ['reversed: 0.65', 'reversed: 0.75'],
    ['contained: 0.7,', 'contained: 0.72,'],
    ['MIN_CONTAINED_WEIGHT = 1.1', 'MIN_CONTAINED_WEIGHT = 1.5'],
    ['STATED_INITIAL = 0.5', 'STATED_INITIAL = 0.2'],
  ),
  ...of(
    'scores/single-word',
    ['ONE_INEXACT = 0.68', 'ONE_INEXACT = 0.72'],
    ['ONE_INEXACT_ALONE = 0.79', 'ONE_INEXACT_ALONE = 0.75'],
    ['ONE_OF_SEVERAL = 0.74', 'ONE_OF_SEVERAL = 0.69'],
    ['JOINED = 0.98', 'JOINED = 0.93'],
    ['LONG_WORD = 9', 'LONG_WORD = 12'],
    ['MIN_LETTERS = 5', 'MIN_LETTERS = 7'],
    ['MIN_TELLING = 3', 'MIN_TELLING = 5'],
  ),
  ...of(
    'scores/person-rules',
    ['COMMON_AT_MOST = [0.79, 0.89]', 'COMMON_AT_MOST = [0.84, 0.89]'],
    ['COMMON_AT_MOST = [0.79, 0.89]', 'COMMON_AT_MOST = [0.79, 0.95]'],
    ['RARE_WEIGHT = 0.85', 'RARE_WEIGHT = 1.2'],
  ),
  ...of(
    'names/weighed-name',
    ['particle: 0.12', 'particle: 0.2'],
    ['aside: 0.12', 'aside: 0.24'],
    ['initial: 0.25', 'initial: 0.35'],
    ['legal: 0.15', 'legal: 0.25'],
    ['figure: 0.35', 'figure: 0.45'],
    ['genericAtMost: 0.4', 'genericAtMost: 0.5'],
    ['family: 1.3', 'family: 1.2'],
    ['\nconst ADDITION_AT_MOST = 0.08;', '\nconst ADDITION_AT_MOST = 0.3;'],
    ['SETTING_AT_MOST = 0.04', 'SETTING_AT_MOST = 0.12'],
    ['INEXACT = 0.9', 'INEXACT = 0.85'],
  ),
  ...of(
    'scores/token-similarity',
    ['MIN_SIMILARITY = 0.62', 'MIN_SIMILARITY = 0.7'],
    ['INITIAL_SIMILARITY = 0.7', 'INITIAL_SIMILARITY = 0.8'],
    ['NICKNAME_SIMILARITY = 0.88', 'NICKNAME_SIMILARITY = 0.92'],
    ['ARTICLE_SIMILARITY = 0.95', 'ARTICLE_SIMILARITY = 0.9'],
    ['CUT_SHORT_SIMILARITY = 0.66', 'CUT_SHORT_SIMILARITY = 0.7'],
    ['\nconst SOUND_SIMILARITY = 0.88', '\nconst SOUND_SIMILARITY = 0.91'],
    ['FAR_SOUND_SIMILARITY = 0.84', 'FAR_SOUND_SIMILARITY = 0.8'],
    ['\nconst CONSONANTS_SIMILARITY = 0.86', '\nconst CONSONANTS_SIMILARITY = 0.9'],
    ['PATRONYMIC_SIMILARITY = 0.9', 'PATRONYMIC_SIMILARITY = 0.94'],
  ),
  ...of(
    'search/qualifiers',
    ['SCORE_OF_IDENTIFIER = 0.98', 'SCORE_OF_IDENTIFIER = 0.95'],
    ['birthYearDiffers: -0.2', 'birthYearDiffers: -0.15'],
    ['birthDateEqual: 0.03', 'birthDateEqual: 0.02'],
    ['genderDiffers: -0.1', 'genderDiffers: -0.05'],
    ['person: -0.1, company: -0.05', 'person: -0.1, company: -0.08'],
    ['MIN_NAME_TO_LIFT = 0.6', 'MIN_NAME_TO_LIFT = 0.4'],
  ),
  ...of(
    'search/search',
    ['WEAK_ALIAS_AT_MOST = 0.8', 'WEAK_ALIAS_AT_MOST = 0.9'],
    ['FORMER_NAME = 0.95', 'FORMER_NAME = 0.9'],
    ['\nconst ACRONYM_AT_MOST = 0.79', '\nconst ACRONYM_AT_MOST = 0.85'],
    ['REGULATOR_SHOWS = 0.9', 'REGULATOR_SHOWS = 0.99'],
  ),
  ...of('scores/align-tokens', ['JOINED_SIMILARITY = 0.98', 'JOINED_SIMILARITY = 0.9']),
  ...of('index/index-builder', ['MIN_RARITY = 0.15', 'MIN_RARITY = 0.3'], ['RARITY_SCALE = 0.8', 'RARITY_SCALE = 0.9']),
  ...of('names/name-readings', ['MAX_FREE_ACRONYM = 5', 'MAX_FREE_ACRONYM = 9']),
];

const MAX_SURVIVORS = 2;
const ENGINE = 'screening/src';

const sourceOf = (file: string): string => readFileSync(join(ENGINE, file), 'utf8');

async function isPassed(mutation: Mutation | null): Promise<boolean> {
  const vitest = await startVitest(
    'test',
    [],
    {
      config: false,
      watch: false,
      include: [`${ENGINE}/{names,scores,index,search}/**/*.test.ts`],
      reporters: [{}],
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: 60_000,
    },
    {
      plugins: [
        {
          name: 'mutation',
          enforce: 'pre',
          transform: (code: string, id: string) =>
            mutation !== null && id.endsWith(`${ENGINE}/${mutation.file}`)
              ? code.replace(mutation.before, mutation.after)
              : undefined,
        },
      ],
    },
  );
  const files = vitest.state.getFiles();
  const hasPassed = files.length > 0 && files.every((file) => file.result?.state === 'pass');
  await vitest.close();
  process.exitCode = 0;
  return hasPassed;
}

/** Runs all mutations. Throws if a constant is not found, or if the tests fail without a mutation. */
export async function measureMutations(): Promise<Measure[]> {
  for (const { file, before } of MUTATIONS) {
    if (sourceOf(file).split(before).length !== 2) throw new Error(`'${before}' is not once in ${file}: mend the list`);
  }
  if (!(await isPassed(null))) throw new Error('the tests of the matcher fail without any change');
  const survivors: string[] = [];
  for (const mutation of MUTATIONS) {
    const isSurvivor = await isPassed(mutation);
    if (isSurvivor) survivors.push(mutation.after.trim());
    console.log(`${isSurvivor ? 'SURVIVED' : 'found'}: ${mutation.file}: ${mutation.after.trim()}`);
  }
  return [
    {
      name: 'wrong constants that the tests let pass',
      value: survivors.length,
      unit: '',
      goal: { atMost: MAX_SURVIVORS },
      note: `of ${MUTATIONS.length}${survivors.length > 0 ? `: ${survivors.join('; ')}` : ''}`,
    },
  ];
}
