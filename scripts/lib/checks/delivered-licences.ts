import { readFileSync } from 'node:fs';
import { hostTarget } from '../image/assemble';
import { unfitLicences } from '../image/licences';
import { packagesBelow, readLock } from '../image/lock-packages';
import { inRoot } from '../paths';

/** Judges the licences of all packages that the product's own packages need to run. */
export function licenceFindings(): string[] {
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { workspaces: string[] };
  const lock = readLock();
  return unfitLicences(lock, packagesBelow(lock, workspaces, hostTarget()));
}
