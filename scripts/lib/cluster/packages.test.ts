import { expect, test } from 'vitest';
import { requirePrograms } from './packages';

const OPTIONS = { redis: 'sentinel', proxy: 'nginx', store: 'folder', data: null } as const;
const VERSIONS = [
  { version: '15', programs: '/usr/lib/postgresql/15' },
  { version: '17', programs: '/usr/lib/postgresql/17' },
];
const inSbin = (name: string) => `/usr/sbin/${name}`;

test('missing packages are named in the line that installs them, without the other proxy', () => {
  const find = (name: string) => (name === 'openssl' ? inSbin(name) : null);
  expect(() => requirePrograms(OPTIONS, find, () => [])).toThrow(
    'apt-get install -y postgresql pgbouncer redis-tools redis-server nginx\n',
  );
});

test('an S3-compatible store needs its packages, which are named as well', () => {
  const find = (name: string) => (name.startsWith('swift') ? null : inSbin(name));
  expect(() => requirePrograms({ ...OPTIONS, store: 's3' }, find, () => VERSIONS)).toThrow(
    'apt-get install -y swift-account swift-container swift-object swift-proxy swift\n',
  );
  expect(() => requirePrograms(OPTIONS, find, () => VERSIONS)).not.toThrow();
});

test('the newest PostgreSQL is taken', () => {
  const programs = requirePrograms(OPTIONS, inSbin, () => VERSIONS);
  expect(programs.postgres).toBe('/usr/lib/postgresql/17/bin');
  expect(programs.path('pgbouncer')).toBe('/usr/sbin/pgbouncer');
});
