import { execFileSync, spawnSync } from 'node:child_process';
import { readTestEnv } from '@homologa/core/env';
import { parseRedisAddress } from '@homologa/core/redis-address';
import { startS3 } from '@homologa/core/test/stand-ins/s3-stand-in';
import { hasRedisServer, startTestRedis } from '@homologa/core/test/stand-ins/test-redis';

/** Debian's programs that some blocks need; without them these blocks are skipped. */
export const hasProgram = (name: 'psql' | 'openssl' | 'redis-cli'): boolean =>
  spawnSync(name, [name === 'openssl' ? 'version' : '--version']).error === undefined;

/** Parameters of a PostgreSQL address, and the variables by which psql reads them. */
const TLS = { sslmode: 'PGSSLMODE', sslrootcert: 'PGSSLROOTCERT' };

/**
 * Stores of the run book's installation. `npm test` has one PostgreSQL and perhaps one Redis; the cluster has the forms
 * of docs/run-book/fail-over.md: two hosts and TLS, PgBouncer, a replica, Sentinels or a Redis Cluster.
 */
export async function openBookStores(own: string) {
  const { adminUrl, ownerUrl, redisUrl, storageUrl, database, trust } = readTestEnv();
  const redis = redisUrl || !hasRedisServer() || !hasProgram('redis-cli') ? null : await startTestRedis();
  const s3 = await startS3();
  const inStore = (place: string) => storageUrl?.replace(/(?=\?)/, `/${own}/${place}`);
  const queue = redisUrl ?? redis?.url;
  const admin = new URL(adminUrl);
  const tls = Object.keys(TLS).flatMap((name) => {
    const value = admin.searchParams.get(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  // The tests' address names the hosts after the first in a parameter, the book's writes them as libpq does.
  const owner = new URL(ownerUrl);
  const hosts = [owner.host, ...(owner.searchParams.get('failover')?.split(',') ?? [])];
  const parameters = tls.length === 0 ? '' : `?${tls.join('&')}`;
  const added = Object.entries({ ...database, ...trust }).map(([name, value]) => `${name}='${value}'\n`);
  return {
    backupUrl: inStore('backups') ?? s3.url,
    /** Changes the variables of the book's installation to the addresses of these stores. */
    configure(variables: string, place: string): string {
      const files = inStore(place);
      return variables
        .replace(/^(DATABASE_URL)=(.*)127\.0\.0\.1:5432(.*)$/m, `$1='$2${hosts.join(',')}$3${parameters}'`)
        .replace(/^REDIS_URL=.*$/m, queue ? `REDIS_URL='${queue}'` : '')
        .concat(...added, files ? `STORAGE_URL='${files}'\n` : '');
    },
    /** Variables that make psql and createdb a superuser's. */
    login: {
      PGHOST: admin.hostname,
      PGPORT: admin.port,
      PGUSER: decodeURIComponent(admin.username),
      PGPASSWORD: decodeURIComponent(admin.password),
      PGDATABASE: 'postgres',
      ...Object.fromEntries(
        Object.entries(TLS).flatMap(([name, variable]) => {
          const value = admin.searchParams.get(name);
          return value === null ? [] : [[variable, value]];
        }),
      ),
    },
    /** Options of redis-cli for the Redis of the queue; null without a Redis. */
    redisCli: redis ? ['-p', String(redis.port)] : redisUrl ? optionsFor(redisUrl) : null,
    async close() {
      await s3.stop();
      await redis?.remove();
    },
  };
}

/** Options of redis-cli for a Redis that takes writes: the master that the Sentinels name, or the first host. */
function optionsFor(redisUrl: string): string[] {
  const address = parseRedisAddress(redisUrl);
  const [first] = address.hosts;
  const { NODE_EXTRA_CA_CERTS: authority } = readTestEnv().trust;
  const options = (host: string, port: number | string, isSecure: boolean, password?: string) => [
    ...(isSecure ? ['--tls', ...(authority ? ['--cacert', authority] : [])] : []),
    '-h',
    host,
    '-p',
    String(port),
    ...(password ? ['--no-auth-warning', '-a', password] : []),
  ];
  if (!first) throw new Error('REDIS_URL names no host');
  const { kind, isSecure, password, isSentinelSecure = false, sentinelPassword, name = '' } = address;
  if (kind !== 'sentinel') return options(first.host, first.port, isSecure, password);
  const asked = [...options(first.host, first.port, isSentinelSecure, sentinelPassword)];
  const said = execFileSync('redis-cli', [...asked, 'sentinel', 'get-master-addr-by-name', name], { encoding: 'utf8' });
  const [masterHost = '', masterPort = ''] = said.split('\n');
  return options(masterHost, masterPort, isSecure, password);
}
