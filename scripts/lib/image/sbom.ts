import { type LockEntry, type LockPackages, packageAt } from './lock-packages';

const ALGORITHMS: Readonly<Record<string, string>> = {
  sha1: 'SHA-1',
  sha256: 'SHA-256',
  sha384: 'SHA-384',
  sha512: 'SHA-512',
};

/** Bill of materials in CycloneDX 1.6: the packages whose code is in the image, whether copied or bundled. */
export function sbomOf(lock: LockPackages, paths: ReadonlySet<string>): string {
  const own = lock[''] ?? {};
  const components = new Map<string, object>();
  for (const path of [...paths].sort()) {
    const entry = lock[path];
    if (!entry?.version || entry.link) continue;
    const component = componentOf(entry.name ?? packageAt(path), entry.version, entry);
    components.set(component['bom-ref'], component);
  }
  const purl = purlOf(own.name ?? 'homologa', own.version ?? '0.0.0');
  return `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        component: { type: 'application', name: own.name, version: own.version, 'bom-ref': purl, purl },
      },
      components: [...components.values()],
      dependencies: [{ ref: purl, dependsOn: [...components.keys()] }],
    },
    null,
    2,
  )}\n`;
}

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

function componentOf(name: string, version: string, { license, integrity }: LockEntry) {
  const purl = purlOf(name, version);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license ? { licenses: [licenceOf(license)] } : {}),
    ...(integrity ? { hashes: hashesOf(integrity) } : {}),
  };
}

/** CycloneDX takes one identifier of SPDX as `id`, an expression of several as `expression`. */
const licenceOf = (text: string) =>
  /\s/.test(text)
    ? { expression: text }
    : /^SEE|^UNLICENSED/.test(text)
      ? { license: { name: text } }
      : { license: { id: text } };

/** Converts the hashes of the lock file (`sha512-` and base64) to hexadecimal. */
function hashesOf(integrity: string) {
  return integrity.split(/\s+/).flatMap((hash) => {
    const [kind = '', content = ''] = hash.split(/-(.*)/s);
    const alg = ALGORITHMS[kind];
    return alg ? [{ alg, content: Buffer.from(content, 'base64').toString('hex') }] : [];
  });
}
