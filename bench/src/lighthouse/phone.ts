import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS } from '../../../scripts/lib/tests/chromium';

/** A browser whose profile the walk and Lighthouse share, so that Lighthouse opens pages with the walk's session. */
export interface Phone {
  page: Page;
  port: number;
  /** Folder for reports, removed by `close`. */
  folder: string;
  close: () => Promise<void>;
}

export async function openPhone(executablePath: string, language: string): Promise<Phone> {
  const folder = await mkdtemp(join(tmpdir(), 'homologa-lighthouse-'));
  const port = await freePort();
  const args = [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`, `--lang=${language}`, `--accept-lang=${language}`];
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath,
    args,
    locale: language,
    viewport: { width: 390, height: 844 },
  });
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    port,
    folder,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
