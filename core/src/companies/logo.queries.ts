import { type OpenFile, openFile } from '../files/open-file';
import type { Context } from '../kernel/context';

/**
 * Opens a logo for anybody who has its address: mails show it to people without a session. The id of any other file
 * is not found. Throws `not_found`.
 */
export async function openLogo(ctx: Context, fileId: string): Promise<OpenFile> {
  const shown = await ctx.db.read.company.count({ where: { logoFileId: fileId } });
  return openFile(ctx, shown > 0 ? await ctx.db.read.storedFile.findUnique({ where: { id: fileId } }) : null);
}
