import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accepts, delay } from '../processes';
import { at, HOST, type Machine } from './machine';
import { type Program, runTool } from './program';

/** The servers of Redis, as one address, with one act that a machine's end would be. */
export interface RedisGroup {
  url: string;
  /** Kills the master of the queue; resolves when another takes writes and has a replica again. */
  failOver: () => Promise<void>;
  stop: () => Promise<void>;
}

const MASTER = 'queue';
const SENTINELS = 3;
const MASTERS = 3;
const SLOTS = 16_384;
const DOWN_MS = 1_000;
const LONGEST_CHANGE_MS = 60_000;
const LOOK_MS = 200;

export const startRedisGroup = (machine: Machine, kind: 'sentinel' | 'cluster'): Promise<RedisGroup> =>
  kind === 'sentinel' ? startWithSentinels(machine) : startCluster(machine);

/** A master with a replica, and three Sentinels that replace the master. */
async function startWithSentinels(machine: Machine): Promise<RedisGroup> {
  const servers = new RedisServers(machine);
  const ports = [await machine.freePort(), await machine.freePort()] as const;
  const sentinels = await Promise.all(Array.from({ length: SENTINELS }, () => machine.freePort()));
  await servers.start(ports[0]);
  await servers.start(ports[1], ['--replicaof', `${HOST} ${ports[0]}`]);
  for (const port of sentinels) await servers.startSentinel(port, ports[0]);
  const facts = async () => {
    const lines = (
      await servers.ask(sentinels[0] ?? 0, ['SENTINEL', 'MASTER', MASTER], servers.sentinelPassword)
    ).split('\n');
    return (name: string) => lines[lines.indexOf(name) + 1] ?? '';
  };
  const masterPort = async () => Number((await facts())('port'));
  const whenWhole = () =>
    eventually(async () => {
      const fact = await facts();
      const master = Number(fact('port'));
      const replicas = await servers.ask(master, ['INFO', 'replication']);
      return Number(fact('num-other-sentinels')) === SENTINELS - 1 && /slave0:.*state=online/.test(replicas);
    }, 'Redis has no master with a replica');
  await whenWhole();
  return {
    url: `rediss+sentinel://:${machine.password}@${sentinels.map(at).join(',')}/${MASTER}?sentinelPassword=${servers.sentinelPassword}`,
    async failOver() {
      await whenWhole();
      const former = await masterPort();
      await servers.kill(former);
      await eventually(async () => (await masterPort()) !== former, 'the Sentinels replaced no master');
      await servers.start(former, ['--replicaof', `${HOST} ${await masterPort()}`]);
      await whenWhole();
    },
    stop: () => servers.stop(),
  };
}

/** A Cluster of three masters. A master without replicas comes back from its append-only file. */
async function startCluster(machine: Machine): Promise<RedisGroup> {
  const servers = new RedisServers(machine);
  const ports = await Promise.all(Array.from({ length: MASTERS }, () => machine.freePort()));
  const options = (port: number) => ['--cluster-enabled', 'yes', '--cluster-config-file', `nodes-${port}.conf`];
  for (const port of ports) await servers.start(port, options(port));
  const share = Math.ceil(SLOTS / ports.length);
  for (const [place, port] of ports.entries()) {
    const last = Math.min((place + 1) * share, SLOTS) - 1;
    await servers.ask(port, ['CLUSTER', 'ADDSLOTSRANGE', String(place * share), String(last)]);
    if (place > 0) await servers.ask(port, ['CLUSTER', 'MEET', HOST, String(ports[0])]);
  }
  const whenWhole = () =>
    eventually(async () => {
      const states = await Promise.all(ports.map((port) => servers.ask(port, ['CLUSTER', 'INFO'])));
      return states.every((state) => /cluster_state:ok/.test(state) && /cluster_known_nodes:3/.test(state));
    }, 'the Redis Cluster does not form');
  await whenWhole();
  let turn = 0;
  return {
    url: `rediss+cluster://:${machine.password}@${ports.map(at).join(',')}`,
    async failOver() {
      const port = ports[turn % ports.length] ?? 0;
      turn += 1;
      await servers.kill(port);
      await delay(DOWN_MS);
      await servers.start(port, options(port));
      await whenWhole();
    },
    stop: () => servers.stop(),
  };
}

class RedisServers {
  readonly #machine: Machine;
  readonly #folder: string;
  readonly #running = new Map<number, Program>();
  /** Not that of Redis, so that a client that gives the one in the place of the other is not let in. */
  readonly sentinelPassword: string;

  constructor(machine: Machine) {
    this.#machine = machine;
    this.sentinelPassword = `sentinel-${machine.password}`;
    this.#folder = machine.folder('redis');
  }

  start(port: number, options: readonly string[] = []): Promise<void> {
    const { password } = this.#machine;
    const kept = ['--appendonly', 'yes', '--appenddirname', `aof-${port}`, '--save', ''];
    const secret = ['--requirepass', password, '--masterauth', password];
    const rest = ['--dir', this.#folder, '--dbfilename', `${port}.rdb`, '--maxmemory-policy', 'noeviction'];
    const all = [...this.#tls(port), ...kept, ...secret, ...rest, ...options];
    return this.#run(port, [this.#emptyFile(port), ...all], password);
  }

  startSentinel(port: number, masterPort: number): Promise<void> {
    const { password, own } = this.#machine;
    const file = join(this.#folder, `sentinel-${port}.conf`);
    const lines = [
      `sentinel monitor ${MASTER} ${HOST} ${masterPort} 2`,
      `sentinel auth-pass ${MASTER} ${password}`,
      `sentinel down-after-milliseconds ${MASTER} ${DOWN_MS}`,
      `sentinel failover-timeout ${MASTER} 5000`,
      `requirepass ${this.sentinelPassword}`,
    ];
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    own(file);
    return this.#run(port, [file, '--sentinel', ...this.#tls(port)], this.sentinelPassword);
  }

  /** CONFIG REWRITE, which operators run and Sentinels after a fail-over, fails on a server without a file. */
  #emptyFile(port: number): string {
    const file = join(this.#folder, `redis-${port}.conf`);
    writeFileSync(file, '', { mode: 0o600 });
    this.#machine.own(file);
    return file;
  }

  /** Asks a server by redis-cli. */
  ask(port: number, command: readonly string[], password = this.#machine.password): Promise<string> {
    const { programs, authority, dir } = this.#machine;
    const args = ['--tls', '--cacert', authority.ca, '-h', HOST, '-p', String(port), ...command];
    return runTool(programs.path('redis-cli'), args, { cwd: dir, user: null, env: { REDISCLI_AUTH: password } });
  }

  async kill(port: number): Promise<void> {
    await this.#running.get(port)?.kill();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map((program) => program.stop('SIGTERM', 5_000)));
  }

  /** No plain port, and no certificate of clients: a password is what lets them in. */
  #tls(port: number): string[] {
    const { ca, certificate, key } = this.#machine.authority;
    const files = ['--tls-ca-cert-file', ca, '--tls-cert-file', certificate, '--tls-key-file', key];
    const everywhere = ['--tls-replication', 'yes', '--tls-cluster', 'yes', '--tls-auth-clients', 'no'];
    return ['--port', '0', '--tls-port', String(port), '--bind', HOST, ...files, ...everywhere];
  }

  async #run(port: number, args: readonly string[], password: string): Promise<void> {
    const { start, programs } = this.#machine;
    const program = start(`redis-${port}`, programs.path('redis-server'), args);
    this.#running.set(port, program);
    await eventually(async () => {
      if (program.isOver) throw new Error(`redis-server on port ${port} does not start: see its log`);
      if (!(await accepts({ host: HOST, port }))) return false;
      return /PONG/.test(await this.ask(port, ['PING'], password));
    }, `redis-server on port ${port} does not answer`);
  }
}

async function eventually(isDone: () => Promise<boolean>, fault: string): Promise<void> {
  const until = Date.now() + LONGEST_CHANGE_MS;
  for (;;) {
    const outcome = await isDone().catch((error: unknown) => error);
    if (outcome === true) return;
    if (Date.now() > until) throw new Error(fault, { cause: outcome });
    await delay(LOOK_MS);
  }
}
