import { buffer } from 'node:stream/consumers';
import type { Context } from '../kernel/context';
import { BoundedCache } from '../kernel/limits/bounded-cache';
import { readStored } from './read-stored.queries';

const KEPT = 100;

const ready = new BoundedCache<Buffer>(KEPT);

/**
 * Loads the logo stored under `key` as PNG. Returns null if there is no logo, or if the logo cannot be read (the error
 * is logged), so that mails and reports are produced without it.
 */
export async function loadLogo(ctx: Context, key: string | null): Promise<Buffer | null> {
  if (!key) return null;
  try {
    return await ready.get(key, async () => buffer(await readStored(ctx, key)));
  } catch (error) {
    ctx.log.warn({ err: error, key }, 'logo left out');
    return null;
  }
}

export async function loadCompanyLogo(ctx: Context, companyId: string): Promise<Buffer | null> {
  const company = await ctx.db.read.company.findUnique({ where: { id: companyId }, select: { logoFileId: true } });
  const fileId = company?.logoFileId;
  const file = fileId ? await ctx.db.read.storedFile.findFirst({ where: { id: fileId, companyId } }) : null;
  return loadLogo(ctx, file?.key ?? null);
}
