import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { runNode } from '../processes.mjs';
import { Halt, say } from '../say.mjs';

// Exists while the demo is being loaded: a leftover file means that the database contains an incomplete demo.
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
 * Provider data of the demo: unassignable phone numbers and links to example.com, so that the contact page and the
 * legal links are not empty. Configured values take precedence.
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
 * True if an earlier start was interrupted while it loaded the demo. Such a database never served requests and may be
 * dropped.
 * @param {string} dataDir
 */
export const isHalfLoaded = (dataDir) => existsSync(marker(dataDir));

/**
 * Imports the database module lazily: the first start installs the packages only after this file is loaded.
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

/** @param {string} databaseUrl */
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
 * Loads the demo with the built command-line program if the database is empty; returns false otherwise.
 * @param {{databaseUrl: string, dataDir: string, env: NodeJS.ProcessEnv}} options
 */
export async function loadDemoIfEmpty({ databaseUrl, dataDir, env }) {
  if (!(await isEmpty(databaseUrl))) return false;
  say('loading the demo');
  writeFileSync(marker(dataDir), '');
  const result = await runNode([inRoot('dist', 'cli', 'main.js'), 'demo', 'load'], {
    // Commits without waiting for the disk: after a crash the marker file makes the next start load the demo again.
    env: { ...env, PGOPTIONS: '-c synchronous_commit=off' },
    timeoutMs: 300_000,
  });
  if (result.code !== 0) throw new Halt(`The demo could not be loaded: ${result.output.trim()}`);
  // A durable commit flushes all earlier asynchronous commits too.
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

/** @param {string} databaseUrl */
export async function demoAccounts(databaseUrl) {
  const rows = await query(databaseUrl, 'SELECT "email" FROM "User" WHERE "email" = ANY($1)', [ACCOUNTS]);
  const present = new Set(rows.map((row) => row.email));
  return ACCOUNTS.filter((email) => present.has(email));
}
