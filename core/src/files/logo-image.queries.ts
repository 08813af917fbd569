import { buffer } from 'node:stream/consumers';
import type { Context } from '../kernel/context';
import { BoundedCache } from '../kernel/limits/bounded-cache';
import { readStored } from './read-stored.queries';

/** Logos kept in memory: some tens of kilobytes each. */
const KEPT = 100;

/** The bytes stored under a key never change. */
const ready = new BoundedCache<Buffer>(KEPT);

/**
 * The client's logo as PNG, stored under `key`, or null if the client has none. A logo that cannot be read is logged
 * and left out: no mail and no report waits for it.
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

/** The same by company, for a document. */
export async function loadCompanyLogo(ctx: Context, companyId: string): Promise<Buffer | null> {
  const company = await ctx.db.read.company.findUnique({ where: { id: companyId }, select: { logoFileId: true } });
  const fileId = company?.logoFileId;
  const file = fileId ? await ctx.db.read.storedFile.findFirst({ where: { id: fileId, companyId } }) : null;
  return loadLogo(ctx, file?.key ?? null);
}
