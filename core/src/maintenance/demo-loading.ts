import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../kernel/context';

export interface DemoLoading {
  percent: number;
  /** True if the loading has failed; the next start begins anew. */
  isStopped: boolean;
}

const CONTENT = /^(\d{1,3})( stopped)?$/;

/**
 * Reads how much of the demo is loaded, from the file that `npm start` keeps in DATA_DIR meanwhile
 * (scripts/lib/product/load-demo.ts). Returns null if no demo is being loaded, and always in production.
 */
export async function findDemoLoading({ config }: Context): Promise<DemoLoading | null> {
  if (config.production) return null;
  const content = await readFile(join(config.dataDir, 'demo-loading'), 'utf8').catch(() => '');
  const [, percent, stopped] = CONTENT.exec(content.trim()) ?? [];
  return percent === undefined ? null : { percent: Math.min(Number(percent), 100), isStopped: stopped !== undefined };
}
