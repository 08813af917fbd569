// The rooms, whom each may know, and the floors inside three of them: declared here and nowhere else. The import
// check reads it, and ARCHITECTURE.md shows what it says.

/** Each room with the rooms that it may import from. */
export const ROOM_KNOWS = {
  domain: [],
  prisma: [],
  core: ['domain', 'prisma'],
  server: ['core', 'domain'],
  workers: ['core', 'domain'],
  cli: ['core', 'domain'],
  web: ['domain'],
  console: ['web', 'domain'],
  'onboarding-web': ['web', 'domain'],
};
export const ROOMS = Object.keys(ROOM_KNOWS);

/**
 * Folders (and files that lie beside them) from the ground up: each imports from floors below its own only. A file
 * of `src` itself that is not named here is the roof: it puts the folders together, and none of them knows it.
 */
export const FLOORS = {
  domain: [
    ['language'],
    ['errors'],
    ['wire'],
    ['countries', 'identity'],
    ['audit', 'catalog'],
    ['accounts', 'companies', 'notifications', 'questionnaires', 'payments', 'jobs'],
    ['bir-form', 'reports', 'screenings', 'privacy'],
    ['suppliers', 'send-backs'],
    ['workflows'],
    ['onboarding', 'exports', 'desk', 'session'],
  ],
  core: [
    ['addresses.ts'],
    ['env'],
    ['env.ts'],
    ['core-config.ts'],
    ['kernel'],
    ['files', 'documents'],
    ['mail'],
    ['accounts', 'audit', 'questionnaires'],
    ['notifications'],
    ['companies', 'reports'],
    ['screenings'],
    ['suppliers'],
    ['bir-requests', 'workflows', 'compliance'],
    ['send-backs'],
    ['onboarding', 'exports'],
    ['desk'],
    ['payments'],
    ['privacy', 'maintenance', 'jobs', 'backup'],
    ['demo', 'jobs.ts'],
  ],
  console: [
    ['shared'],
    ['suppliers', 'shell', 'audit'],
    ['home', 'workflows', 'desk', 'admin', 'notifications', 'account', 'contact', 'downloads'],
  ],
};

/** The rooms whose floors are checked. */
export const CHECKED_ROOMS = ['domain', 'core', 'console'];

const isTest = (file) => /\.(test|spec)\.tsx?$|^[^/]+\/src\/test\//.test(file);
const ROOF = 'the roof';

/** The room of a file with floors, and the folder or file of it that is on one: null for what has no floors. */
function placeOf(file) {
  const found = /^([^/]+)\/src\/([^/]+)(\/)?/.exec(file);
  if (!found || isTest(file)) return null;
  const [, room = '', name = '', isFolder] = found;
  if (!Object.hasOwn(FLOORS, room)) return null;
  const floor = FLOORS[room].findIndex((names) => names.includes(name));
  if (floor === -1 && !isFolder) return { room, name: ROOF, floor: FLOORS[room].length };
  return { room, name, floor };
}

function brokenRule(from, to) {
  if (from.room !== to.room || from.name === to.name || to.floor === -1) return null;
  if (to.floor > from.floor) return `no-arrow-up-in-${from.room}`;
  return to.floor === from.floor ? `no-arrow-sideways-in-${from.room}` : null;
}

/** Imports that lead up or sideways, and folders on no floor, among dependency-cruiser's modules: {rule, from, to}. */
export function floorViolations(modules, rooms = CHECKED_ROOMS) {
  return modules.flatMap(({ source, dependencies }) => {
    const from = placeOf(source);
    if (!from || !rooms.includes(from.room)) return [];
    if (from.floor === -1) return [{ rule: 'on-a-floor', from: source, to: 'no floor' }];
    return dependencies.flatMap(({ resolved }) => {
      const to = placeOf(resolved);
      const rule = to && brokenRule(from, to);
      return rule ? [{ rule, from: source, to: resolved }] : [];
    });
  });
}

/** What is declared to be on a floor and is not there, given the source files of the house. */
export function emptyPlaces(files, rooms = CHECKED_ROOMS) {
  return rooms.flatMap((room) =>
    FLOORS[room]
      .flat()
      .map((name) => `${room}/src/${name}`)
      .filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`))),
  );
}
