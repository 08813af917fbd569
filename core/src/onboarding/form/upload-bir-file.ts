import { type BirRequestRow, findOwnBirRequest, readBirRequest } from '../../bir-requests/bir-request.queries';
import { discardUpload, storeUpload, type Upload } from '../../files/store-upload';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { addBirFile, type BirFileType, lockForFiles, requireRoom } from './bir-files.steps';
import { recountForm } from './form-progress.steps';

/**
 * Adds a file under a unique name (`a (2).pdf`). The bytes are stored outside the transaction. Throws the errors of
 * `storeUpload` and `lockBirRequest`, `onboarding_step_not_reached` for a proof before the payment reference,
 * `too_many_files`.
 */
export async function uploadBirFile(
  ctx: Context,
  id: string,
  input: { type: BirFileType; upload: Upload | null },
): Promise<BirRequestRow> {
  const place = await findOwnBirRequest(ctx, id);
  await ctx.db.tenant(place.companyId, async (tx) => {
    const { request } = await lockForFiles(ctx, tx, place, input.type);
    requireRoom(request.files, input.type, 1);
  });
  const stored = await storeUpload(ctx, input.upload);
  try {
    return await ctx.db.tenant(place.companyId, async (tx) => {
      const { record, request } = await lockForFiles(ctx, tx, place, input.type);
      requireRoom(request.files, input.type, 1);
      const taken = new Set(request.files.filter(({ type }) => type === input.type).map(({ name }) => name));
      await addBirFile(ctx, tx, { record, requestId: id, taken }, input.type, stored);
      await audit(ctx, tx, {
        companyId: place.companyId,
        action: 'bir_request.add_file',
        objectType: 'bir_request',
        objectId: id,
        facts: { type: input.type, file: stored.id },
      });
      const changed = await readBirRequest(tx, place);
      await recountForm(ctx, tx, record, changed);
      return changed;
    });
  } catch (error) {
    await discardUpload(ctx, stored);
    throw error;
  }
}
