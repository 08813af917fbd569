import { type OpenFile, openFile } from '../files/open-file';
import type { Context } from '../kernel/context';

/**
 * Opens a logo without authorization, because mails show logos to recipients without a session. Throws `not_found` for
 * any other file.
 */
export async function openLogo(ctx: Context, fileId: string): Promise<OpenFile> {
  const shown = await ctx.db.read.company.count({ where: { logoFileId: fileId } });
  return openFile(ctx, shown > 0 ? await ctx.db.read.storedFile.findUnique({ where: { id: fileId } }) : null);
}
