import { canReadSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { type OpenFile, openFile } from '../files/open-file';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { getSupplierSubject, type SupplierPlace } from './supplier.steps';

type StoredName = { key: string; name: string; mime: string; size: number };

const STORED = { select: { key: true, name: true, mime: true, size: true } } as const;

/** GET …/files/{file_id}: opens a file of the client (My Files). Throws `not_found`. */
export const openSupplierFile = (ctx: Context, input: SupplierPlace & { fileId: string }): Promise<OpenFile> =>
  openOwn(ctx, input, async (tx, companyId) => {
    const found = await tx.supplierFile.findFirst({
      where: { companyId, supplierId: input.supplierId, fileId: input.fileId },
      select: { file: STORED },
    });
    return found?.file ?? null;
  });

/**
 * GET …/question/{question_id}: opens the file in the supplier's answer, or the file that the client attached to the
 * question. Throws `not_found`.
 */
export const openQuestionFile = (ctx: Context, input: SupplierPlace & { questionId: string }): Promise<OpenFile> =>
  openOwn(ctx, input, async (tx, companyId) => {
    const question = await tx.questionnaireItem.findFirst({
      where: { id: input.questionId, workflowId: input.workflowId, companyId },
      select: {
        type: true,
        file: STORED,
        answers: { where: { companyId, supplierId: input.supplierId }, select: { file: STORED } },
      },
    });
    return question?.type === 'attachment' ? question.file : (question?.answers[0]?.file ?? null);
  });

async function openOwn(
  ctx: Context,
  place: SupplierPlace,
  find: (tx: Tx, companyId: string) => Promise<StoredName | null>,
): Promise<OpenFile> {
  const { companyId } = requireCompany(ctx.actor);
  const file = await ctx.db.tenant(companyId, async (tx) => {
    authorize(canReadSupplier(ctx.actor, await getSupplierSubject(tx, companyId, place)));
    return find(tx, companyId);
  });
  return openFile(ctx, file);
}
