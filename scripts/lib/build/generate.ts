import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, ROOT } from '../paths';
import { runNode } from '../processes';
import { Halt, runMain, say } from '../say';

const STAMP = inRoot('prisma', 'src', 'generated', '.schema-hash');

/** Returns a hash of all inputs of the generated client: the schema's files, the configuration and Prisma's version. */
function schemaHash() {
  const dir = inRoot('prisma', 'schema');
  const hash = createHash('sha256');
  for (const name of readdirSync(dir)
    .filter((file) => file.endsWith('.prisma'))
    .sort()) {
    hash.update(name).update(readFileSync(`${dir}/${name}`));
  }
  hash.update(readFileSync(inRoot('prisma.config.ts')));
  hash.update(readFileSync(inRoot('prisma', 'package.json')));
  return hash.digest('hex');
}

/**
 * Generates Prisma's client into prisma/src/generated unless it is up to date; returns whether the client was
 * generated. Generating never runs the schema engine, but Prisma would download it, so the path of the engine is set to
 * an arbitrary existing program.
 */
export async function generate({ force = false } = {}) {
  const hash = schemaHash();
  const isCurrent =
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === hash &&
    existsSync(inRoot('prisma', 'src', 'generated', 'client.ts'));
  if (isCurrent && !force) return false;

  say('generating the database client');
  const result = await runNode([inRoot('node_modules', 'prisma', 'build', 'index.js'), 'generate'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
      NO_COLOR: '1',
    },
    timeoutMs: 180_000,
  });
  if (result.code !== 0) {
    throw new Halt(`The database client could not be generated from prisma/schema:\n${result.output.trim()}`);
  }
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hash);
  return true;
}

/** `npm run generate`: generates the database client. With --force, generates it even if it is up to date. */
export const main = () =>
  runMain(async () => {
    const isGenerated = await generate({ force: process.argv.includes('--force') });
    say(isGenerated ? 'generated the database client' : 'the database client is up to date');
  });
