import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SCRAPE_SECONDS = 2;
/** Duration of every alert's `for`: one more scrape must see it. */
const FOR_SECONDS = 3;
const START_MS = 30_000;
const LOOK_MS = 500;

/** Thresholds that a test cannot wait for. All other expressions are used as they are delivered. */
const SHORTENED: Readonly<Record<string, [delivered: string, here: string]>> = {
  HomologaWorkerStuck: ['> 60', '> 15'],
};

export const hasPrometheus = (): boolean => spawnSync('prometheus', ['--version']).status === 0;

interface Rules {
  text: string;
  alerts: string[];
}

/** Reads the delivered alert rules, with every `for` shortened to seconds. Throws if a shortened threshold is not found. */
export function readRules(file: string): Rules {
  const delivered = readFileSync(file, 'utf8');
  const [head = '', ...rules] = delivered.split(/^(?= {6}- alert: )/m);
  const alerts: string[] = [];
  const shortened = rules.map((rule) => {
    const [, name = ''] = /- alert: (\w+)/.exec(rule) ?? [];
    alerts.push(name);
    const [from, to] = SHORTENED[name] ?? ['', ''];
    if (!rule.includes(from)) throw new Error(`${name} does not contain ${from}`);
    return rule.replace(from, to).replace(/for: \d+m/, `for: ${FOR_SECONDS}s`);
  });
  return { text: head + shortened.join(''), alerts };
}

interface RunningPrometheus {
  /** Names of the alerts that fire now. */
  firing(): Promise<Set<string>>;
  /** Resolves with the alerts of `names` that have not fired within `ms`. */
  missing(names: readonly string[], ms: number): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts a Prometheus that scrapes the given ports of this machine under the jobs that the alert rules expect. */
export async function startPrometheus(
  rules: string,
  targets: Readonly<Record<string, number>>,
): Promise<RunningPrometheus> {
  const folder = mkdtempSync(join(tmpdir(), 'homologa-prometheus-'));
  writeFileSync(join(folder, 'alerts.yml'), rules);
  const jobs = Object.entries(targets).map(
    ([job, port]) => `  - job_name: ${job}\n    static_configs: [{ targets: ["127.0.0.1:${port}"] }]`,
  );
  const seconds = `${SCRAPE_SECONDS}s`;
  writeFileSync(
    join(folder, 'prometheus.yml'),
    [
      `global: { scrape_interval: ${seconds}, scrape_timeout: ${seconds}, evaluation_interval: ${seconds} }`,
      'rule_files: [alerts.yml]',
      'scrape_configs:',
      ...jobs,
      '',
    ].join('\n'),
  );
  const port = await freePort();
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const until = performance.now() + START_MS;
  while (!(await isReady())) {
    if (performance.now() > until || child.exitCode !== null) {
      await stop();
      throw new Error(`Prometheus does not start: ${said}`);
    }
    await sleep(LOOK_MS);
  }
  const firing = async (): Promise<Set<string>> => {
    const { data } = (await (await fetch(`${url}/api/v1/alerts`)).json()) as {
      data: { alerts: { state: string; labels: { alertname: string } }[] };
    };
    return new Set(data.alerts.flatMap(({ state, labels }) => (state === 'firing' ? [labels.alertname] : [])));
  };
  return {
    firing,
    async missing(names, ms) {
      const awaited = new Set(names);
      const end = performance.now() + ms;
      while (awaited.size > 0 && performance.now() < end) {
        for (const name of await firing()) awaited.delete(name);
        await sleep(LOOK_MS);
      }
      return [...awaited];
    },
    stop,
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
