import type { OpenedKind } from '@homologa/domain/audit/opened-kinds';
import { canReadSupplier } from '@homologa/domain/suppliers/supplier.policy';
import { type OpenFile, openFile } from '../files/open-file';
import { auditOpening } from '../kernel/audit-reading';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { getSupplierSubject, type SupplierPlace } from './supplier.steps';

type StoredName = { id: string; key: string; name: string; mime: string; size: number };

const STORED = { select: { id: true, key: true, name: true, mime: true, size: true } } as const;

/** GET …/files/{file_id}: opens a file of the client (My Files). Throws `not_found`. */
export const openSupplierFile = (ctx: Context, input: SupplierPlace & { fileId: string }): Promise<OpenFile> =>
  openOwn(ctx, input, async (tx, companyId) => {
    const found = await tx.supplierFile.findFirst({
      where: { companyId, supplierId: input.supplierId, fileId: input.fileId },
      select: { file: STORED },
    });
    return { file: found?.file ?? null, kind: 'own_file' };
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
    if (question?.type === 'attachment') return { file: question.file, kind: null };
    if (question) return { file: question.answers[0]?.file ?? null, kind: 'answer' };
    const retired = await tx.retiredAnswer.findFirst({
      where: { companyId, supplierId: input.supplierId, questionId: input.questionId },
      select: { file: STORED },
    });
    return { file: retired?.file ?? null, kind: 'answer' };
  });

interface Found {
  file: StoredName | null;
  /** Null for a file of the client's own questionnaire, whose opening is not recorded. */
  kind: OpenedKind | null;
}

async function openOwn(
  ctx: Context,
  place: SupplierPlace,
  find: (tx: Tx, companyId: string) => Promise<Found>,
): Promise<OpenFile> {
  const { companyId } = requireCompany(ctx.actor);
  const { file, kind } = await ctx.db.tenant(companyId, async (tx) => {
    authorize(canReadSupplier(ctx.actor, await getSupplierSubject(tx, companyId, place)));
    return find(tx, companyId);
  });
  if (file && kind) await auditOpening(ctx, { companyId, supplierId: place.supplierId, kind, fileId: file.id });
  return openFile(ctx, file);
}
