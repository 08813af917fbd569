import { freeFile } from '../../files/let-go.steps';
import { recordUpload, type StoredUpload } from '../../files/store-upload';
import { type SentFile, storeSent } from '../../files/uploads/store-sent';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { listItems, type VersionedItem } from '../../questionnaires/answers.queries';
import { refreshReopened } from '../../supplier-record/waiting.steps';
import { type OnboardingAccess, type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { readSeenSupplier, type SeenSupplier } from '../onboarding.queries';
import { lockOnboarding } from '../onboarding-record.steps';
import { advanceOnboarding, QUESTIONNAIRE_STARTED } from '../progress.steps';
import { recountAnswers } from './answers-progress.steps';
import { requireOpenQuestions } from './open-questions.steps';
import { scoreChangedAnswers } from './score-changed-answers.steps';
import { requireFileQuestion } from './store-answers';

/**
 * Stores a file as the answer to a file question. The bytes are stored outside the transaction; the old file is deleted
 * only after the new file is stored. Throws `answer_invalid`, the errors of `storeSent` and those of saving answers.
 */
export async function uploadAnswerFile(
  ctx: Context,
  key: OnboardingKey,
  input: { questionId: string; upload: SentFile | null },
): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId } = access;
  return storeSent(ctx, { companyId, supplierId }, input.upload, {
    check: () => ctx.db.tenant(companyId, (tx) => openQuestion(tx, access, input.questionId)),
    isSaved: async (tx, fileId) => {
      const where = { supplierId, companyId, questionId: input.questionId, fileId };
      return (await tx.answer.count({ where })) > 0;
    },
    lock: (tx) => lockOnboarding(tx, access, { evenIfClosed: true }),
    repeated: (tx) => readSeenSupplier(tx, access, 'own'),
    save: (stored) =>
      ctx.db.tenant(companyId, async (tx) => {
        const { record, item } = await openQuestion(tx, access, input.questionId);
        await replaceFile(ctx, tx, access, item, stored);
        await recountAnswers(tx, record);
        await refreshReopened(ctx, tx, record.supplier);
        await scoreChangedAnswers(ctx, tx, record);
        await advanceOnboarding(ctx, tx, record, [QUESTIONNAIRE_STARTED]);
        await audit(ctx, tx, {
          companyId,
          action: 'onboarding.upload_answer',
          objectType: 'supplier',
          objectId: supplierId,
          facts: { question: item.id, file: stored.id },
        });
        return readSeenSupplier(tx, access, 'own');
      }),
  });
}

async function openQuestion(tx: Tx, access: OnboardingAccess, questionId: string) {
  const record = await lockOnboarding(tx, access);
  const items = await listItems(tx, access.workflowId, access.companyId);
  await requireOpenQuestions(tx, record, items, [{ questionId }]);
  return { record, item: requireFileQuestion(items, questionId) };
}

async function replaceFile(
  ctx: Context,
  tx: Tx,
  { supplierId, companyId }: OnboardingAccess,
  item: VersionedItem,
  stored: StoredUpload,
): Promise<void> {
  const before = await tx.answer.findFirst({
    where: { supplierId, companyId, questionId: item.id },
    select: { fileId: true },
  });
  // Releases the old file first, so that it does not count against the storage limit together with the new file.
  if (before?.fileId) await freeFile(ctx, tx, companyId, before.fileId);
  const fileId = await recordUpload(ctx, tx, stored, { companyId, supplierId });
  const data = { version: item.version, fileId, updatedAt: ctx.now() };
  if (before) await tx.answer.updateMany({ where: { supplierId, companyId, questionId: item.id }, data });
  else await tx.answer.create({ data: { id: newId(), companyId, supplierId, questionId: item.id, ...data } });
}
