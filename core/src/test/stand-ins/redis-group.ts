import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { eventually } from '../eventually';
import { freePort } from './free-port';

export interface RedisGroup {
  /** Address of the group as an operator writes it. */
  url: string;
  /** Ends the server that takes the writes of a queue, without a word to the others. */
  killMaster(): Promise<void>;
  remove(): Promise<void>;
}

interface Server {
  port: number;
  process: ChildProcess;
}

interface Login {
  username?: string;
  password?: string;
}

const HOST = '127.0.0.1';
const SLOTS = 16_384;
const DOWN_MS = 1_000;

/** Logins that the servers require: of Redis its password, of the Sentinels a user of an ACL. */
const LOGIN = {
  redis: { password: 'of-redis' },
  sentinel: { username: 'queue-clients', password: 'of/the&sentinels' },
};

/**
 * Starts a master with a replica, and three Sentinels that replace the master within seconds; with `hasLogins`, none
 * of them lets a client in without its login.
 */
export async function startRedisWithSentinels({ hasLogins = false } = {}): Promise<RedisGroup> {
  const group = openGroup();
  const { password } = LOGIN.redis;
  const secret = hasLogins ? ['--requirepass', password, '--masterauth', password] : [];
  const master = await group.start(await freePort(), secret, hasLogins ? LOGIN.redis : {});
  await group.start(
    await freePort(),
    ['--replicaof', `${HOST} ${master.port}`, ...secret],
    hasLogins ? LOGIN.redis : {},
  );
  const sentinels = await Promise.all([1, 2, 3].map(() => startSentinel(group, master.port, hasLogins)));
  const seen = await connectTo(sentinels[0]?.port ?? 0, hasLogins ? LOGIN.sentinel : {});
  await eventually(async () => {
    const facts = (await seen.call('SENTINEL', 'MASTER', 'queue')) as string[];
    const value = (name: string) => Number(facts[facts.indexOf(name) + 1]);
    if (value('num-slaves') < 1 || value('num-other-sentinels') < 2) throw new Error('the Sentinels still look around');
  });
  seen.disconnect();
  const hosts = sentinels.map(({ port }) => `${HOST}:${port}`).join(',');
  const { username: sentinelUsername, password: sentinelPassword } = LOGIN.sentinel;
  const login = new URLSearchParams({ sentinelUsername, sentinelPassword });
  return {
    url: hasLogins
      ? `redis+sentinel://:${password}@${hosts}/queue?${login.toString()}`
      : `redis+sentinel://${hosts}/queue`,
    killMaster: () => kill(master.process),
    remove: () => group.remove(),
  };
}

/** Starts a Cluster of three masters. Without replicas its slots are served until a master ends. */
export async function startRedisCluster(): Promise<RedisGroup> {
  const group = openGroup();
  const options = (port: number) => ['--cluster-enabled', 'yes', '--cluster-config-file', `nodes-${port}.conf`];
  const servers = await Promise.all(
    [1, 2, 3].map(async () => {
      const port = await freePort();
      return group.start(port, [...options(port), '--cluster-port', String(await freePort())]);
    }),
  );
  const clients = await Promise.all(servers.map(({ port }) => connectTo(port)));
  const share = Math.ceil(SLOTS / clients.length);
  for (const [index, client] of clients.entries()) {
    await client.call('CLUSTER', 'ADDSLOTSRANGE', index * share, Math.min((index + 1) * share, SLOTS) - 1);
  }
  const first = servers[0]?.port ?? 0;
  const bus = await busPortOf(clients[0]);
  for (const client of clients.slice(1)) await client.call('CLUSTER', 'MEET', HOST, first, bus);
  await eventually(async () => {
    const states = await Promise.all(clients.map(async (client) => String(await client.call('CLUSTER', 'INFO'))));
    if (!states.every((state) => /cluster_state:ok/.test(state))) throw new Error('the Cluster is still forming');
  });
  for (const client of clients) client.disconnect();
  return {
    url: `redis+cluster://${servers.map(({ port }) => `${HOST}:${port}`).join(',')}`,
    killMaster: () => kill(servers[0]?.process),
    remove: () => group.remove(),
  };
}

async function busPortOf(client: Redis | undefined): Promise<number> {
  const myself = /@(\d+)[^\n]*myself/.exec(String(await client?.call('CLUSTER', 'NODES')));
  return Number(myself?.[1]);
}

function openGroup() {
  const directory = mkdtempSync(join(tmpdir(), 'homologa-redis-group-'));
  const processes: ChildProcess[] = [];
  const run = async (port: number, args: readonly string[], login: Login = {}): Promise<Server> => {
    const process = spawn('redis-server', [...args], { stdio: 'ignore', cwd: directory });
    processes.push(process);
    await eventually(async () => (await connectTo(port, login)).disconnect());
    return { port, process };
  };
  return {
    directory,
    run,
    start: (port: number, options: readonly string[] = [], login: Login = {}) =>
      run(port, ['--port', String(port), '--bind', HOST, '--save', '', '--dir', directory, ...options], login),
    async remove() {
      await Promise.all(processes.map(kill));
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function startSentinel(
  group: ReturnType<typeof openGroup>,
  masterPort: number,
  hasLogins: boolean,
): Promise<Server> {
  const port = await freePort();
  const file = join(group.directory, `sentinel-${port}.conf`);
  const lines = [
    `port ${port}`,
    `bind ${HOST}`,
    `sentinel monitor queue ${HOST} ${masterPort} 2`,
    `sentinel down-after-milliseconds queue ${DOWN_MS}`,
    'sentinel failover-timeout queue 5000',
    ...(hasLogins ? loginLines() : []),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return group.run(port, [file, '--sentinel'], hasLogins ? LOGIN.sentinel : {});
}

function loginLines(): string[] {
  const { username, password } = LOGIN.sentinel;
  return [
    `sentinel auth-pass queue ${LOGIN.redis.password}`,
    // A client needs no more than these commands.
    `user ${username} on >${password} allchannels -@all +auth +client +hello +ping +subscribe +sentinel|get-master-addr-by-name +sentinel|sentinels +sentinel|replicas +sentinel|master`,
    'user sentinels on >among-sentinels allchannels +@all',
    'user default off',
    'sentinel sentinel-user sentinels',
    'sentinel sentinel-pass among-sentinels',
  ];
}

async function connectTo(port: number, login: Login = {}): Promise<Redis> {
  const client = new Redis({
    host: HOST,
    port,
    ...login,
    lazyConnect: true,
    retryStrategy: () => null,
    enableReadyCheck: false,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function kill(process: ChildProcess | undefined): Promise<void> {
  if (!process || process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, 'exit');
  process.kill('SIGKILL');
  await gone;
}
