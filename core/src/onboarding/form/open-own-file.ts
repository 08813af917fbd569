import { DomainError } from '@homologa/domain/errors/domain-error';
import { findOwnBirRequest } from '../../bir-requests/bir-request.queries';
import { type OpenFile, openFile } from '../../files/open-file';
import type { Context } from '../../kernel/context';
import { type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';

const STORED = { select: { key: true, mime: true, size: true } } as const;

/**
 * Opens a file of the report request that belongs to the session's account: form file, RFC document or proof of
 * payment. Throws `unauthenticated`, `not_found`.
 */
export async function openOwnBirFile(ctx: Context, id: string, entryId: string): Promise<OpenFile> {
  const { companyId } = await findOwnBirRequest(ctx, id);
  const entry = await ctx.db.tenant(companyId, (tx) =>
    tx.birRequestFile.findFirst({
      where: { id: entryId, birRequestId: id, companyId },
      select: { name: true, file: STORED },
    }),
  );
  if (!entry) throw new DomainError('not_found');
  return openFile(ctx, { ...entry.file, name: entry.name });
}

/**
 * Opens the file of an answer for the supplier's own session. Throws `unauthenticated`, `not_found` and the errors of
 * `requireOwn`.
 */
export async function openOwnAnswerFile(ctx: Context, key: OnboardingKey, questionId: string): Promise<OpenFile> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId } = access;
  const answer = await ctx.db.tenant(companyId, (tx) =>
    tx.answer.findFirst({
      where: { questionId, supplierId, companyId },
      select: { file: { select: { ...STORED.select, name: true } } },
    }),
  );
  return openFile(ctx, answer?.file);
}
