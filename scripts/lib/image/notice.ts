import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths';
import { licenceAt } from './licences';
import { type LockPackages, packageAt } from './lock-packages';

const LICENCE_FILE = /^(licen[cs]e|copying|notice|third.?party|ofl)/i;

/** Reads the licences and notices that a package brings, in the order of their names. */
function textsOf(path: string): string[] {
  const folder = inRoot(path);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())
    .sort();
}

/**
 * Lists the packages whose code is delivered, by licence text: most licences require that their text and its copyright
 * line go with every copy. Packages that bring no text stand at the end, by the licence that they name.
 */
export function noticeOf(
  packages: LockPackages,
  paths: ReadonlySet<string>,
  read: (path: string) => string[] = textsOf,
): string {
  const named = new Map<string, string[]>();
  for (const path of [...paths].sort()) {
    const { version, link } = packages[path] ?? {};
    if (!version || link) continue;
    const licence = licenceAt(packages, path) ?? 'no licence named';
    const text = read(path).join('\n\n');
    const holders = named.get(text) ?? [];
    holders.push(`${packageAt(path)} ${version} (${licence})`);
    named.set(text, holders);
  }
  const bare = named.get('') ?? [];
  named.delete('');
  const parts = [...named].map(([text, holders]) => `${holders.join('\n')}\n\n${text}`);
  if (bare.length > 0) parts.push(`${bare.join('\n')}\n\nThese packages bring no text of their licence.`);
  return `Homologa is delivered with the packages below, each under its own licence.\n\n${parts.join(`\n\n${RULE}\n\n`)}\n`;
}

const RULE = '-'.repeat(80);
