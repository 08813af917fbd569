import { join } from 'node:path';
import { inRoot, ROOT } from '../paths';
import { delay, runNode } from '../processes';
import { DEMO_BRAND } from '../product/demo';
import { isHealthy } from '../product/product-run';
import { PRODUCT_VARIABLES } from '../product/stack';
import { supervise } from '../product/supervise';
import { Halt, say } from '../say';

const HEALTHY_MS = 60_000;
const STOP_MS = 45_000;
const SEEN_MS = 3_000;

interface Instance {
  name: string;
  room: 'server' | 'workers';
  env: NodeJS.ProcessEnv;
  log: string;
}

interface Running {
  instance: Instance;
  pid: number;
  stop: () => Promise<void>;
}

/** Two servers and three workers, each under a supervisor that starts it again, as systemd does. */
export class ProductInstances {
  readonly #instances: Instance[];
  readonly #running = new Map<string, Running>();

  constructor(env: NodeJS.ProcessEnv, ports: readonly number[], workers: number, logs: string) {
    const of = (room: Instance['room'], name: string, more: Record<string, string>): Instance => ({
      name,
      room,
      env: { ...env, ...more },
      log: join(logs, `${name}.log`),
    });
    this.#instances = [
      ...ports.map((port, place) => of('server', `server-${place + 1}`, { PORT: String(port) })),
      ...Array.from({ length: workers }, (_, place) => of('workers', `worker-${place + 1}`, {})),
    ];
  }

  async start(): Promise<void> {
    await Promise.all(this.#instances.map((instance) => this.#start(instance)));
  }

  /** Replaces the instances of a room one after the other, each when the one before is ready. */
  async replace(room: Instance['room']): Promise<void> {
    for (const instance of this.#instances.filter((one) => one.room === room)) {
      await this.#running.get(instance.name)?.stop();
      await this.#start(instance);
      // The proxy sees within two of its checks that the server is ready.
      if (room === 'server') await delay(SEEN_MS);
    }
  }

  /** Stops the clock of the first worker for `ms`, as a frozen virtual machine does. */
  async freezeWorker(ms: number): Promise<void> {
    const pid = this.#running.get('worker-1')?.pid ?? 0;
    if (pid <= 1) throw new Error('worker-1 does not run');
    process.kill(pid, 'SIGSTOP');
    try {
      await delay(ms);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#running.values()].map((running) => running.stop()));
  }

  async #start(instance: Instance): Promise<void> {
    const { name, room, env, log } = instance;
    const running: Running = { instance, pid: 0, stop: async () => {} };
    const faults: string[] = [];
    const program = supervise({
      name,
      script: inRoot('dist', room, 'main.js'),
      env,
      log,
      onPid: (pid) => {
        running.pid = pid;
      },
      // Every fail-over makes warnings, which are in the log.
      onWarning: () => undefined,
      onGivenUp: (reason) => {
        faults.push(reason);
        say(reason);
      },
    });
    running.stop = () => program.stop(STOP_MS);
    this.#running.set(name, running);
    if (room !== 'server') return;
    const until = Date.now() + HEALTHY_MS;
    while (!(await isHealthy(Number(env.PORT)))) {
      if (faults[0]) throw new Halt(faults[0]);
      if (Date.now() > until) throw new Halt(`${name} is not ready after ${HEALTHY_MS / 1_000} s: see ${log}`);
      await delay(100);
    }
  }
}

/** The environment of the product without variables of the caller that would change it. */
export function productEnv(more: Record<string, string>): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of [...PRODUCT_VARIABLES, 'DATABASE_POOLER', 'DATABASE_READ_URL', 'QUEUE_PREFIX']) delete env[name];
  return { ...env, ...DEMO_BRAND, HOMOLOGA_ROOT: ROOT, ...more };
}

export async function loadDemo(env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await runNode([inRoot('dist', 'cli', 'main.js'), 'demo', 'load'], { env });
  if (code !== 0) throw new Halt(`The demo could not be loaded: ${output.trim()}`);
}
