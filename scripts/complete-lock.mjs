// Completes package-lock.json after `npm install`: where the registry in use does not carry the binaries of other
// platforms, npm leaves them out of the lock and `npm ci` then refuses it everywhere. Their names, versions and
// platforms follow from the packages that ask for them, so they are written in. Run it after changing dependencies.
import { readFileSync, writeFileSync } from 'node:fs';

const OS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'windows',
];
const CPU = ['arm64', 'arm', 'armv6', 'armv7', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const at = `node_modules/${name}`;
    const words = name.split(/[/-]/);
    const os = OS.find((word) => words.includes(word));
    const cpu = CPU.find((word) => words.includes(word));
    if (lock.packages[at] || !os || !/^\d/.test(version)) continue;
    lock.packages[at] = {
      version,
      ...(cpu ? { cpu: [cpu] } : {}),
      ...(entry.dev ? { dev: true } : {}),
      ...(words.includes('musl') ? { libc: ['musl'] } : {}),
      optional: true,
      os: [os === 'windows' ? 'win32' : os],
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages of other platforms added to package-lock.json`);
