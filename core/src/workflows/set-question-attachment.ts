import { DomainError, RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { discardUpload, recordUpload, storeUpload, type Upload } from '../files/store-upload';
import { audit } from '../kernel/audit';
import { requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { orphanUnusedFiles } from './orphan-files';
import { type ItemRow, loadItems } from './questionnaire.queries';
import { saveItems, versionItems } from './questionnaire-items';
import { lockEditable, readWorkflow, type WorkflowDetail } from './workflow.queries';

interface SetQuestionAttachmentInput {
  id: string;
  questionId: string;
  upload: Upload | null;
}

/**
 * Stores or replaces the file of an attachment question. In an active workflow this changes the question's version.
 * Throws `not_found`, `workflow_closed`, `invalid_input` for a question of another type, and the errors of
 * `storeUpload`.
 */
export async function setQuestionAttachment(
  ctx: Context,
  { id, questionId, upload }: SetQuestionAttachmentInput,
): Promise<WorkflowDetail> {
  const { companyId } = requireCompany(ctx.actor);
  await ctx.db.tenant(companyId, (tx) => loadEditable(ctx, tx, companyId, { id, questionId }));
  const stored = await storeUpload(ctx, upload);
  try {
    return await ctx.db.tenant(companyId, async (tx) => {
      const { workflow, items } = await loadEditable(ctx, tx, companyId, { id, questionId });
      await recordUpload(ctx, tx, stored, { companyId });
      const planned = items.map(
        (item): ItemRow => (item.id === questionId ? { ...item, type: 'attachment', fileId: stored.id } : item),
      );
      const { items: next, version } =
        workflow.status === 'draft'
          ? { items: planned, version: workflow.questionnaireVersion }
          : versionItems(items, planned, workflow.questionnaireVersion);
      const dropped = await saveItems(tx, { companyId, workflowId: id }, items, next);
      await tx.workflow.update({
        where: { id, companyId },
        data: { questionnaireVersion: version, modifiedAt: ctx.now(), version: { increment: 1 } },
        select: { id: true },
      });
      await orphanUnusedFiles(ctx, tx, companyId, dropped);
      await audit(ctx, tx, {
        companyId,
        action: 'workflow.set_attachment',
        objectType: 'question',
        objectId: questionId,
      });
      return readWorkflow(ctx, tx, companyId, id);
    });
  } catch (error) {
    await discardUpload(ctx, stored);
    throw error;
  }
}

async function loadEditable(
  ctx: Context,
  tx: Tx,
  companyId: string,
  { id, questionId }: { id: string; questionId: string },
) {
  const workflow = await lockEditable(ctx, tx, companyId, id);
  const items = await loadItems(tx, companyId, id);
  const question = items.find((item) => item.id === questionId);
  if (!question) throw new DomainError('not_found');
  if (question.type !== null && question.type !== 'attachment') {
    throw new RulesBrokenError([violation('invalid_input', 'type')]);
  }
  return { workflow, items };
}
