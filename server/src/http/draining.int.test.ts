import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Draining, longestDrainMs } from './draining';

const ROUNDS = 12;
const CLIENTS = 24;
const GRACE_MS = 300;

const ask = (port: number, agent: Agent): Promise<string | undefined> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (answer) => {
      answer.once('error', reject).once('end', () => resolve(answer.headers.connection));
      answer.resume();
    }).once('error', reject);
  });

async function round(): Promise<{ asked: number; failed: string[]; cutOff: number }> {
  const server = createServer((_req, res) => {
    setTimeout(() => res.end('well'), Math.random() * 5);
  });
  const draining = new Draining(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let asked = 0;
  const failed: string[] = [];
  const agents = Array.from({ length: CLIENTS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  await Promise.all(agents.map((agent) => ask(port, agent)));
  const began = performance.now();
  const ended = draining.end({ graceMs: GRACE_MS, limitMs: 5_000 });
  // Clients are idle during the grace period and send requests around its end, the moment at which a draining server
  // could lose requests.
  const clients = agents.map(async (agent) => {
    await sleep(GRACE_MS * (0.9 + 0.5 * Math.random()));
    // On a busy machine a client may wake up after the drain has ended. Such a client sends no request.
    if (performance.now() - began < GRACE_MS * 1.6) {
      asked += 1;
      await ask(port, agent).catch((error: { code?: string }) => failed.push(String(error.code)));
    }
    agent.destroy();
  });
  await Promise.all(clients);
  return { asked, failed, cutOff: await ended };
}

test('no request is cut off that is sent while a server ends, on a connection that was idle until then', async () => {
  const rounds = [];
  for (let at = 0; at < ROUNDS; at += 1) rounds.push(await round());
  expect(rounds.flatMap(({ failed }) => failed)).toEqual([]);
  expect(rounds.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(CLIENTS);
  expect(rounds.every(({ cutOff }) => cutOff === 0)).toBe(true);
});

test('a request that never ends is cut off within the longest time that draining takes', async () => {
  const server = createServer(() => undefined);
  const draining = new Draining(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const asked = ask(port, new Agent()).catch((error: { code?: string }) => error.code);
  await new Promise((resolve) => server.once('request', resolve));
  const limits = { graceMs: 400, limitMs: 300 };
  const began = performance.now();
  expect(await draining.end(limits)).toBe(1);
  const took = performance.now() - began;
  expect(await asked).toBe('ECONNRESET');
  // Draining waits for the grace period twice: before it closes the listener, and again before it closes idle
  // connections.
  expect(took).toBeGreaterThan(2 * limits.graceMs + limits.limitMs);
  expect(took).toBeLessThan(longestDrainMs(limits) + 500);
});
