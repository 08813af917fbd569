import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Agent, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../paths';
import { accepts, delay, freePort } from '../processes';
import { findProgram } from './packages';
import { haproxyConfig, nginxConfig, type ProxyPlaces } from './proxy';

// Runs the proxies' files of deploy/ before two servers of two versions: each has the scripts of its own pages only.

const PROXIES = {
  haproxy: { example: ['haproxy', 'haproxy.cfg'], config: haproxyConfig, args: (file: string) => ['-f', file] },
  nginx: {
    example: ['nginx', 'homologa.conf'],
    config: nginxConfig,
    args: (file: string) => ['-e', 'stderr', '-c', file],
  },
} as const;
const ROUNDS = 12;

const folder = mkdtempSync(join(tmpdir(), 'homologa-proxies-'));
const ends: (() => unknown)[] = [];
const asked: string[] = [];
let ports: [number, number];

beforeAll(async () => {
  ports = [await startVersion('old'), await startVersion('new')];
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a server that has the file of its version and is ready; everything else is 404. */
async function startVersion(version: string): Promise<number> {
  const server: Server = createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    res.statusCode = [`/assets/${version}.js`, `/onboarding/assets/${version}.js`, '/readyz'].includes(req.url ?? '')
      ? 200
      : 404;
    res.end(version);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function certificateIn(place: string): Pick<ProxyPlaces, 'certificate' | 'key' | 'both'> {
  const files = {
    certificate: join(place, 'server.pem'),
    key: join(place, 'server.key'),
    both: join(place, 'both.pem'),
  };
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost'];
  const out = ['-keyout', files.key, '-out', files.certificate];
  execFileSync('openssl', ['req', '-x509', ...curve, ...out], { stdio: 'ignore' });
  writeFileSync(files.both, readFileSync(files.certificate, 'utf8') + readFileSync(files.key, 'utf8'));
  return files;
}

async function startProxy(kind: keyof typeof PROXIES, servers: [number, number] = ports): Promise<number> {
  const place = mkdtempSync(join(folder, kind));
  const { example, config, args } = PROXIES[kind];
  const [plainPort, tlsPort] = [await freePort(), await freePort()];
  const places = { plainPort, tlsPort, servers, folder: place, ...certificateIn(place) };
  const file = join(place, 'proxy.conf');
  writeFileSync(file, config(readFileSync(inRoot('deploy', ...example), 'utf8'), places));
  const proxy: ChildProcess = spawn(findProgram(kind) ?? kind, args(file), { stdio: 'ignore' });
  ends.push(async () => {
    proxy.kill();
    if (proxy.exitCode === null && proxy.signalCode === null) await once(proxy, 'exit');
  });
  while (!(await accepts({ host: '127.0.0.1', port: tlsPort }))) {
    if (proxy.exitCode !== null) throw new Error(`${kind} does not start: ended with ${proxy.exitCode}`);
    await delay(50);
  }
  return tlsPort;
}

const agent = new Agent({ rejectUnauthorized: false, keepAlive: true });
ends.push(() => agent.destroy());

async function statusOf(port: number, method: string, path: string): Promise<number> {
  const call = request({ host: '127.0.0.1', port, method, path, agent }).end();
  const [answer] = await once(call, 'response');
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}

describe.each(Object.keys(PROXIES) as (keyof typeof PROXIES)[])('%s', (kind) => {
  test.skipIf(findProgram(kind) === null || findProgram('openssl') === null)(
    'asks the other version for a script that one lacks, and repeats nothing else',
    async () => {
      const port = await startProxy(kind);
      const scripts = ['/assets/old.js', '/assets/new.js', '/onboarding/assets/old.js', '/onboarding/assets/new.js'];
      const rounds = Array.from({ length: ROUNDS }, () => scripts).flat();
      const statuses = new Set<number>();
      for (const path of rounds) statuses.add(await statusOf(port, 'GET', path));
      expect([...statuses]).toEqual([200]);
      expect(await statusOf(port, 'GET', '/assets/nobody.js')).toBe(404);
      asked.length = 0;
      const once = [
        ['POST', '/api/workflows'],
        ['GET', '/api/workflows/1'],
        ['POST', '/assets/nobody.js'],
        ['POST', '/assets/../api/workflows'],
        ['GET', '/assets/%2e%2e/api/workflows'],
      ] as const;
      for (const [method, path] of once) expect(await statusOf(port, method, path)).toBe(404);
      expect(asked.filter((call) => !call.endsWith('/readyz'))).toEqual(once.map((call) => call.join(' ')));
    },
    30_000,
  );
});

test.skipIf(findProgram('nginx') === null || findProgram('openssl') === null)(
  'nginx answers 404 for a script that the only running server lacks, and 503 while no server runs',
  async () => {
    const closed = await freePort();
    const one = await startProxy('nginx', [ports[0], closed]);
    const statusesOf = async (path: string) => {
      const statuses = new Set<number>();
      for (let round = 0; round < ROUNDS; round += 1) statuses.add(await statusOf(one, 'GET', path));
      return [...statuses];
    };
    expect(await statusesOf('/assets/new.js')).toEqual([404]);
    expect(await statusesOf('/assets/old.js')).toEqual([200]);
    const none = await startProxy('nginx', [closed, await freePort()]);
    expect(await statusOf(none, 'GET', '/assets/new.js')).toBe(503);
  },
  30_000,
);
