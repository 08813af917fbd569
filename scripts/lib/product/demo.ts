import { query } from '../postgres/databases';

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

const numbersOf = (local: string): string =>
  Object.entries(CALLING_CODES)
    .map(([country, code]) => `${country}=+${code} ${local}`)
    .join(';');

/**
 * Contact data of the provider in the demo: phone numbers that are never assigned and links to example.com, so that the
 * contact page and the legal links are not empty. Configured values take precedence.
 */
export const DEMO_BRAND = {
  BRAND_CONTACT_PHONES: numbersOf('000 0000'),
  BRAND_CALL_PHONES: numbersOf('000 0001'),
  BRAND_WHATSAPP: '+52 000 000 0000',
  BRAND_CONTACT_HOURS: 'mon-fri 09:00-18:00 America/Mexico_City',
  BRAND_CHAT_URL: 'https://example.com/?page=chat',
  BRAND_PRIVACY_URL: 'https://example.com/?page=privacy&language={locale}',
  BRAND_TERMS_URL: 'https://example.com/?page=terms&language={locale}',
};

export async function hasAccounts(databaseUrl: string) {
  const [row] = await query(databaseUrl, 'SELECT EXISTS (SELECT FROM "User") AS "hasAny"');
  return row?.hasAny === true;
}

export async function isEmpty(databaseUrl: string) {
  const statement = 'SELECT NOT EXISTS (SELECT FROM "Company") AND NOT EXISTS (SELECT FROM "User") AS empty';
  const [row] = await query(databaseUrl, statement);
  return row?.empty === true;
}

const ACCOUNTS = [
  'admin@demo.homologa.test',
  'user@demo.homologa.test',
  'staff@homologa.test',
  'supplier@demo.homologa.test',
];

export async function demoAccounts(databaseUrl: string) {
  const rows = await query(databaseUrl, 'SELECT "email" FROM "User" WHERE "email" = ANY($1)', [ACCOUNTS]);
  const present = new Set(rows.map((row) => row.email));
  return ACCOUNTS.filter((email) => present.has(email));
}
