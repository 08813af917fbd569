import { type LockPackages, packageAt } from './lock-packages';

/** Licences, by their SPDX identifiers, under which a commercial product may be delivered with the package's code. */
const FIT = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages under other licences, each with the reason why it may be delivered nevertheless. */
const FIT_AS_USED: readonly { name: RegExp; reason: string }[] = [
  { name: /^@img\/sharp-/, reason: 'LGPL: libvips is a shared library of its own, which may be replaced' },
];

/** Licences that the lock file does not name, read in the package itself. */
const READ_IN_PACKAGE: ReadonlyMap<string, string> = new Map([
  ['busboy', 'MIT'],
  ['png-js', 'MIT'],
  ['streamsearch', 'MIT'],
]);

/** True if one of the alternatives of an SPDX expression has only fit licences. */
export const isFit = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/\s+or\s+/i)
    .some((alternative) => alternative.split(/\s+and\s+/i).every((licence) => FIT.has(licence)));

export const licenceAt = (packages: LockPackages, path: string): string | undefined =>
  packages[path]?.license ?? READ_IN_PACKAGE.get(packageAt(path));

/** Names the delivered packages whose licence forbids, or may forbid, to deliver them with a commercial product. */
export const unfitLicences = (packages: LockPackages, paths: Iterable<string>): string[] =>
  [...new Set(paths)].flatMap((path) => {
    const licence = licenceAt(packages, path);
    const name = packageAt(path);
    if (licence !== undefined && isFit(licence)) return [];
    if (FIT_AS_USED.some((one) => one.name.test(name))) return [];
    return [
      `${name} is delivered under ${licence ?? 'no licence that it names'}, which is not in scripts/lib/image/licences.ts`,
    ];
  });
