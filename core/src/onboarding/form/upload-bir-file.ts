import { type BirRequestRow, findOwnBirRequest, readBirRequest } from '../../bir-requests/bir-request.queries';
import { type SentFile, storeSent } from '../../files/uploads/store-sent';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { lockOnboarding } from '../onboarding-record.steps';
import { addBirFile, type BirFileType, lockForFiles, requireRoom } from './bir-files.steps';
import { recountForm } from './form-progress.steps';

/**
 * Adds a file under a unique name (`a (2).pdf`). The bytes are stored outside the transaction. Throws the errors of
 * `storeUpload` and `lockBirRequest`, `onboarding_step_not_reached` for a proof of payment if no payment reference was
 * submitted before, `too_many_files`.
 */
export async function uploadBirFile(
  ctx: Context,
  id: string,
  input: { type: BirFileType; upload: SentFile | null },
): Promise<BirRequestRow> {
  const place = await findOwnBirRequest(ctx, id);
  const { companyId, supplierId } = place;
  const lock = async (tx: Tx) => {
    const locked = await lockForFiles(ctx, tx, place, input.type);
    requireRoom(locked.request.files, input.type, 1);
    return locked;
  };
  return storeSent(ctx, { companyId, supplierId }, input.upload, {
    check: () => ctx.db.tenant(companyId, lock),
    isSaved: async (tx, fileId) => {
      const where = { companyId, birRequestId: id, type: input.type, fileId };
      return (await tx.birRequestFile.count({ where })) > 0;
    },
    lock: (tx) => lockOnboarding(tx, place, { evenIfClosed: true }),
    repeated: (tx) => readBirRequest(tx, place),
    save: (stored) =>
      ctx.db.tenant(companyId, async (tx) => {
        const { record, request } = await lock(tx);
        const taken = new Set(request.files.filter(({ type }) => type === input.type).map(({ name }) => name));
        await addBirFile(ctx, tx, { record, requestId: id, taken }, input.type, stored);
        await audit(ctx, tx, {
          companyId,
          action: 'bir_request.add_file',
          objectType: 'bir_request',
          objectId: id,
          facts: { type: input.type, file: stored.id },
        });
        const changed = await readBirRequest(tx, place);
        await recountForm(ctx, tx, record, changed);
        return changed;
      }),
  });
}
