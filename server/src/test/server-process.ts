import { type Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bundleProgram,
  type Program,
  type ProgramLimits,
  type ProgramProcess,
} from '@homologa/core/test/program-process';
import type { TestApp } from '@homologa/core/test/test-database';

const SRC = dirname(dirname(fileURLToPath(import.meta.url)));
export const ROOT = join(SRC, '../..');

export const bundleServer = (): Promise<Program> => bundleProgram(join(SRC, 'main.ts'), 'serving');

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** Starts a bundled server on the test's database; resolves when it serves requests. */
export async function startServer(
  program: Program,
  app: TestApp,
  more: Record<string, string> = {},
  limits: ProgramLimits = {},
): Promise<{ port: number; process: ProgramProcess }> {
  const port = await freePort();
  const env = { PORT: String(port), HOST: '127.0.0.1', HOMOLOGA_ROOT: ROOT, ...more };
  return { port, process: await program.start(app, env, limits) };
}

interface Answer {
  status: number;
  connection: string | undefined;
  body: string;
}

export const ask = (port: number, path: string, agent?: Agent, token = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    const request = get({ port, path, agent, headers, host: '127.0.0.1' }, (answer: IncomingMessage) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection, body }),
      );
    });
    request.once('error', reject);
  });
