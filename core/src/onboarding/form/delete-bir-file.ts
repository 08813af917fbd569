import { birFileType } from '@homologa/domain/bir-form/bir-request.contract';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { memberOf } from '@homologa/domain/language/member-of';
import { deleteBirFiles } from '../../bir-requests/bir-files.steps';
import type { BirRequestRow } from '../../bir-requests/bir-request.queries';
import { findOwnBirRequest, readBirRequest } from '../../bir-requests/bir-request.queries';
import { freeFile } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { type BirFileType, lockForFiles, requireFileNotNeeded } from './bir-files.steps';
import { recountForm } from './form-progress.steps';

/**
 * Deletes a file by its name, and by its type if two files have the same name. Throws `not_found` and the errors of
 * uploading.
 */
export async function deleteBirFile(
  ctx: Context,
  id: string,
  input: { name: string; type: BirFileType | undefined },
): Promise<BirRequestRow> {
  const place = await findOwnBirRequest(ctx, id);
  const { companyId } = place;
  return ctx.db.tenant(companyId, async (tx) => {
    const file = await tx.birRequestFile.findFirst({
      where: { birRequestId: id, companyId, name: input.name, ...(input.type ? { type: input.type } : {}) },
      orderBy: { createdAt: 'asc' },
      select: { id: true, type: true, fileId: true },
    });
    if (!file) throw new DomainError('not_found');
    const { record, request } = await lockForFiles(ctx, tx, place, memberOf(birFileType.options, file.type));
    requireFileNotNeeded(record, request, file.type);
    const deleted = await deleteBirFiles(tx, companyId, [file.id]);
    if (deleted.length === 0) throw new DomainError('not_found');
    await freeFile(ctx, tx, companyId, file.fileId);
    await audit(ctx, tx, {
      companyId,
      action: 'bir_request.delete_file',
      objectType: 'bir_request',
      objectId: id,
      facts: { type: file.type, file: file.fileId },
    });
    const changed = await readBirRequest(tx, place);
    await recountForm(ctx, tx, record, changed);
    return changed;
  });
}
