import { DomainError } from '@homologa/domain/errors/domain-error';
import { canAskForOwnData } from '@homologa/domain/privacy/privacy.policy';
import { type OpenFile, openFile } from '../files/open-file';
import { authorize, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { listOwnRequests } from './privacy-request.queries';

/** Opens the user's newest data copy. Throws `not_found` if there is no copy. */
export async function openDataCopy(ctx: Context): Promise<OpenFile> {
  const { userId } = requireUser(ctx.actor);
  authorize(canAskForOwnData(ctx.actor));
  const copy = (await listOwnRequests(ctx, userId)).find(({ kind }) => kind === 'access');
  if (!copy?.availableUntil || !copy.fileId) throw new DomainError('not_found');
  const file = await ctx.db.read.storedFile.findFirst({
    where: { id: copy.fileId, createdById: userId, companyId: null, orphanedAt: null },
  });
  return openFile(ctx, file);
}
