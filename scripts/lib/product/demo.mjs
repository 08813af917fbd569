import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { runNode } from '../processes.mjs';
import { Halt, say } from '../say.mjs';

// Written before the demo is loaded and removed after: while it is there, what the database holds is half a demo.
const marker = (/** @type {string} */ dataDir) => join(dataDir, 'demo-loading');

const CALLING_CODES = {
  argentina: 54,
  bolivia: 591,
  brazil: 55,
  chile: 56,
  ecuador: 593,
  mexico: 52,
  paraguay: 595,
  peru: 51,
  uruguay: 598,
  other: 1,
};

/**
 * The provider of the demo: numbers that nobody can have, and links to the domain that is kept for examples, so that
 * the contact page and the legal links have something to show. Whatever is configured comes first.
 */
export const DEMO_BRAND = {
  BRAND_CONTACT_PHONES: Object.entries(CALLING_CODES)
    .map(([country, code]) => `${country}=+${code} 000 0000`)
    .join(';'),
  BRAND_CHAT_URL: 'https://example.com/?page=chat',
  BRAND_PRIVACY_URL: 'https://example.com/?page=privacy&language={locale}',
  BRAND_TERMS_URL: 'https://example.com/?page=terms&language={locale}',
};

/**
 * True when an earlier start was cut off while it loaded the demo: that database was never served to anyone.
 * @param {string} dataDir
 */
export const isHalfLoaded = (dataDir) => existsSync(marker(dataDir));

/**
 * The rows of one statement. Imported when used: it needs the packages, which the first start has yet to install.
 * @param {string} databaseUrl
 * @param {string} statement
 * @param {unknown[]} values
 * @returns {Promise<Record<string, unknown>[]>}
 */
async function query(databaseUrl, statement, values = []) {
  const { withClient } = await import('../postgres/databases.mjs');
  const { rows } = await withClient(databaseUrl, (client) => client.query(statement, values));
  return rows;
}

/**
 * Whether anybody can sign in at all.
 * @param {string} databaseUrl
 */
export async function hasAccounts(databaseUrl) {
  const [row] = await query(databaseUrl, 'SELECT EXISTS (SELECT FROM "User") AS "hasAny"');
  return row?.hasAny === true;
}

/** @param {string} databaseUrl */
async function isEmpty(databaseUrl) {
  const statement = 'SELECT NOT EXISTS (SELECT FROM "Company") AND NOT EXISTS (SELECT FROM "User") AS empty';
  const [row] = await query(databaseUrl, statement);
  return row?.empty === true;
}

/**
 * Loads the demo with the built command-line program, unless somebody's data are there already.
 * @param {{databaseUrl: string, dataDir: string, env: NodeJS.ProcessEnv}} options
 */
export async function loadDemoIfEmpty({ databaseUrl, dataDir, env }) {
  if (!(await isEmpty(databaseUrl))) return false;
  say('loading the demo');
  writeFileSync(marker(dataDir), '');
  const result = await runNode([inRoot('dist', 'cli', 'main.js'), 'demo', 'load'], {
    // Nobody waits for the disk a thousand times: what a crash takes with it, the marker has loaded again.
    env: { ...env, PGOPTIONS: '-c synchronous_commit=off' },
    timeoutMs: 300_000,
  });
  if (result.code !== 0) throw new Halt(`The demo could not be loaded: ${result.output.trim()}`);
  // One commit that waits for the disk takes all those before it along.
  await query(databaseUrl, 'SELECT pg_current_xact_id()');
  rmSync(marker(dataDir), { force: true });
  return true;
}

const ACCOUNTS = [
  'admin@demo.homologa.test',
  'user@demo.homologa.test',
  'staff@homologa.test',
  'supplier@demo.homologa.test',
];

/**
 * The demo's sign-ins that are there to be used.
 * @param {string} databaseUrl
 */
export async function demoAccounts(databaseUrl) {
  const rows = await query(databaseUrl, 'SELECT "email" FROM "User" WHERE "email" = ANY($1)', [ACCOUNTS]);
  const present = new Set(rows.map((row) => row.email));
  return ACCOUNTS.filter((email) => present.has(email));
}
