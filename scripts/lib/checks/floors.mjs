// The workspaces ("rooms"), their allowed imports, and the layers of folders ("floors") inside four of them.
// .dependency-cruiser.mjs derives its rules from this file, which is plain JavaScript because dependency-cruiser
// imports it with Node 20.

/** @type {Record<string, string[]>} */
export const ROOM_KNOWS = {
  domain: [],
  screening: ['domain'],
  prisma: [],
  core: ['screening', 'domain', 'prisma'],
  server: ['core', 'domain'],
  workers: ['core', 'domain'],
  demo: ['core', 'domain', 'prisma'],
  cli: ['demo', 'core', 'screening', 'domain'],
  web: ['domain'],
  console: ['web', 'domain'],
  'onboarding-web': ['web', 'domain'],
};
export const ROOMS = Object.keys(ROOM_KNOWS);

/**
 * Folders of a workspace (and files of its `src`) in layers, from the bottom up. Each layer imports only from lower
 * layers. Files of `src` that are not listed are on top: they may import every folder, and no folder imports them.
 * @type {Record<string, string[][]>}
 */
const FLOORS = {
  domain: [
    ['language'],
    ['errors'],
    ['wire'],
    ['countries', 'identity'],
    ['catalog'],
    ['accounts', 'companies', 'notifications', 'questionnaires', 'payments', 'jobs'],
    ['bir-form', 'reports', 'screenings', 'privacy'],
    ['suppliers', 'send-backs'],
    ['workflows', 'compliance'],
    ['onboarding', 'exports', 'desk', 'session', 'needs-you'],
    ['audit', 'search'],
  ],
  screening: [['names'], ['scores'], ['index'], ['search'], ['entries', 'readers'], ['media'], ['formats']],
  core: [
    ['redis-address.ts'],
    ['addresses.ts'],
    ['env'],
    ['env.ts'],
    ['core-config.ts'],
    ['kernel'],
    ['files', 'documents', 'supplier-record'],
    ['mail'],
    ['accounts', 'audit', 'questionnaires'],
    ['notifications', 'scores'],
    ['companies', 'reports'],
    ['screenings'],
    ['suppliers'],
    ['bir-requests', 'workflows', 'compliance'],
    ['send-backs', 'needs-you'],
    ['onboarding'],
    ['exports', 'library'],
    ['desk'],
    ['payments'],
    ['privacy', 'maintenance', 'backup', 'search'],
    ['jobs.ts'],
    ['jobs'],
  ],
  console: [
    ['shared'],
    ['compliance'],
    ['suppliers', 'shell', 'audit', 'needs-you'],
    ['home', 'workflows', 'desk', 'admin', 'notifications', 'account', 'contact', 'tasks'],
    ['guides'],
  ],
};

export const CHECKED_ROOMS = Object.keys(FLOORS);

export const TESTS = '\\.(test|spec)\\.tsx?$|^[^/]+/src/test/';

const quoted = (/** @type {string} */ name) => name.replaceAll('.', '\\.');
const anyOf = (/** @type {string[]} */ names) => names.map(quoted).join('|');

/**
 * dependency-cruiser rules for the layers: one rule for each folder, which allows its own files and the lower layers.
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const floorRules = () =>
  CHECKED_ROOMS.flatMap((room) => {
    const floors = FLOORS[room] ?? [];
    return floors.flatMap((names, floor) =>
      names.map((name) => {
        const allowed = [...floors.slice(0, floor).flat(), name];
        return {
          name: `floor-of-${room}/${name}`,
          comment: 'a folder imports from lower floors: scripts/lib/checks/floors.mjs',
          severity: /** @type {const} */ ('error'),
          from: { path: `^${room}/src/${quoted(name)}(/|$)`, pathNot: TESTS },
          to: { path: `^${room}/src/`, pathNot: [`^${room}/src/(${anyOf(allowed)})(/|$)`, TESTS] },
        };
      }),
    );
  });

/**
 * Folders of checked workspaces that belong to no layer, and declared folders that do not exist.
 * @param {readonly string[]} files
 * @param {readonly string[]} [rooms]
 * @returns {string[]} one line for each finding
 */
export function misplacedFolders(files, rooms = CHECKED_ROOMS) {
  return rooms.flatMap((room) => {
    const declared = (FLOORS[room] ?? []).flat();
    const inRoom = files.filter((file) => file.startsWith(`${room}/src/`)).map((file) => file.split('/').slice(2));
    const folders = new Set(
      inRoom.flatMap(([name = '', ...rest]) => (rest.length > 0 && name !== 'test' ? [name] : [])),
    );
    return [
      ...[...folders].filter((name) => !declared.includes(name)).map((name) => `on no floor: ${room}/src/${name}`),
      ...declared
        .filter((name) => !inRoom.some(([first]) => first === name))
        .map((name) => `on a floor, but not there: ${room}/src/${name}`),
    ];
  });
}

/** Maximum number of files in a folder, because a longer list cannot be read at a glance. */
const FILES_IN_A_FOLDER = 25;

/**
 * Folders with too many files of code; tests and the files of sub-folders are not counted.
 * @param {readonly string[]} files
 * @returns {string[]} one line for each finding
 */
export function crowdedFolders(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const isTest = new RegExp(TESTS);
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    if (!isTest.test(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > FILES_IN_A_FOLDER)
    .map(([folder, count]) => `${count} files of code, at most ${FILES_IN_A_FOLDER}: ${folder}`);
}
