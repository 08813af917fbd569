import { distancesTo } from './module-graph';

type Project = 'unit' | 'dom-console' | 'dom-onboarding' | 'dom-alone' | 'int';

/**
 * Test file affected by a change. `isNear`: the test is next to a changed file, imports it, or belongs to the same
 * feature in another workspace. Near tests run before the other tests of their project.
 */
export interface RankedTest {
  file: string;
  project: Project;
  isNear: boolean;
}

/** Folder names that occur in every workspace and therefore do not identify a feature. */
const LAYOUT = new Set(['src', 'routes', 'features', 'processors', 'commands', 'lib', 'components', 'api', 'test']);

/**
 * Represents the migrations, the schema and the database client: a test that imports this file may depend on any of
 * them.
 */
const DATABASE = 'prisma/src/client.ts';

/**
 * Order of the tests: fast tests before slow tests, near tests before far tests. Far component tests come last, because
 * each file takes seconds.
 */
const ORDER: [Project, boolean][] = [
  ['unit', true],
  ['dom-console', true],
  ['dom-onboarding', true],
  ['dom-alone', true],
  ['unit', false],
  ['int', true],
  ['int', false],
  ['dom-console', false],
  ['dom-onboarding', false],
  ['dom-alone', false],
];

/** Returns the project of a test file. Returns null for browser tests and for files that are not tests. */
export function projectOf(file: string): Project | null {
  if (!/\.test\.tsx?$/.test(file)) return null;
  if (/\.int\.test\./.test(file)) return 'int';
  if (!/^(?:console|onboarding-web)\/.*\.test\.tsx$/.test(file)) return 'unit';
  if (file.endsWith('.alone.test.tsx')) return 'dom-alone';
  return file.startsWith('console/') ? 'dom-console' : 'dom-onboarding';
}

/**
 * Lists the tests affected by a change, the most relevant first. `changed` are paths relative to the root. `executed`
 * returns whether the last run of an integration test executed code of the files; undefined if unknown.
 */
export function rankTests(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  changed: readonly string[],
  executed: (test: string, files: readonly string[]) => boolean | undefined,
): RankedTest[] {
  const sources = changed.flatMap((file) => (/^prisma\/(?:migrations|schema)\//.test(file) ? [DATABASE] : [file]));
  const distances = distancesTo(graph, sources);
  const features = new Set(sources.flatMap(featuresOf));
  const stems = new Set(sources.map(stemOf));
  const words = new Set(sources.flatMap(wordsOf));
  const ranked = [...distances].flatMap(([file, distance]) => {
    const project = projectOf(file);
    if (!project) return [];
    const isBeside = distance <= 1 || stems.has(stemOf(file));
    // An integration test comes last if it imports the changed code only indirectly and its last run did not execute
    // that code.
    const isExecuted = project === 'int' && !isBeside ? executed(file, sources) : true;
    const sharesFeature = featuresOf(file).some((name) => features.has(name));
    return [
      {
        file,
        project,
        isNear: isBeside || (sharesFeature && isExecuted !== false),
        keys: [
          isBeside ? 0 : 1,
          isExecuted === false ? 1 : 0,
          distanceOfRoutes(file, distances),
          -wordsOf(file).filter((word) => words.has(word)).length,
          distance,
        ],
      },
    ];
  });
  const place = (test: RankedTest) =>
    ORDER.findIndex(([project, isNear]) => project === test.project && isNear === test.isNear);
  ranked.sort((a, b) => place(a) - place(b) || compare(a.keys, b.keys) || a.file.localeCompare(b.file));
  return ranked.map(({ file, project, isNear }) => ({ file, project, isNear }));
}

function compare(a: readonly number[], b: readonly number[]) {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : Number(a[at]) - Number(b[at]);
}

const featuresOf = (file: string) =>
  file
    .split('/')
    .slice(1, -1)
    .filter((name) => !LAYOUT.has(name));

const stemOf = (file: string) => file.replace(/(?:\.queue)?(?:\.int)?(?:\.test)?\.\w+$/, '');

/**
 * Returns the words of a file name in the singular, so that `request-status.int.test.ts` and `deliver-requests.ts`
 * share the word `request`.
 */
const wordsOf = (file: string) =>
  stemOf(file.slice(file.lastIndexOf('/') + 1))
    .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''))
    .filter((word) => word.length > 2 && !['route', 'presenter', 'querie', 'step', 'job'].includes(word));

/** Returns the distance of the nearest route file next to a server test, because server tests load every route. */
function distanceOfRoutes(test: string, distances: ReadonlyMap<string, number>) {
  const folder = /^server\/src\/routes\/[^/]+\//.exec(test)?.[0];
  if (!folder) return 0;
  const found = [...distances].flatMap(([file, distance]) =>
    file.startsWith(folder) && file.endsWith('.routes.ts') ? [distance] : [],
  );
  return Math.min(99, ...found);
}
