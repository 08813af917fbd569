import { DomainError } from '@homologa/domain/errors/domain-error';
import { UPLOAD_PARTS, UPLOAD_PARTS_WINDOW_SECONDS } from '@homologa/domain/onboarding/limits';
import { canEditAnswers } from '@homologa/domain/onboarding/step-selection';
import { countReceived, receivePart } from '../../files/uploads/receive-part';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { type OnboardingAccess, type OnboardingKey, openOnboarding, requireOwn } from '../access.queries';
import { lockOnboarding } from '../onboarding-record.steps';

const PER_SUPPLIER = { name: 'upload-part', points: UPLOAD_PARTS, seconds: UPLOAD_PARTS_WINDOW_SECONDS };

interface SentPart {
  size: number;
  offset: number;
  bytes: Buffer;
  /** The question whose file the upload will replace. */
  questionId?: string | undefined;
}

/**
 * Receives a part of a file of the supplier; the request that uses the file validates it. Returns the number of bytes
 * received. Throws the errors of `openOnboarding`, `requireOwn`, `lockOnboarding` and `receivePart`, `rate_limited`, and
 * `onboarding_finished` if the supplier can use no file any more.
 */
export async function receiveUploadPart(
  ctx: Context,
  key: OnboardingKey,
  id: string,
  { questionId, ...part }: SentPart,
): Promise<number> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId } = access;
  await ctx.limits.consume(PER_SUPPLIER, supplierId);
  return receivePart(ctx, { companyId, supplierId }, id, {
    ...part,
    lock: (tx) => lockForFiles(tx, access),
    replacedBytes: (tx) => answerBytes(tx, access, questionId),
  });
}

/** Returns the number of bytes received; 0 for an unknown upload. */
export async function countUploaded(ctx: Context, key: OnboardingKey, id: string): Promise<number> {
  const access = await openOnboarding(ctx, key);
  requireOwn(access);
  const { companyId, supplierId } = access;
  return countReceived(ctx, { companyId, supplierId }, id);
}

/**
 * Locks the supplier, and requires that a step, an open send-back or a rejected proof of payment still takes files: the
 * parts of others would only be deleted after a day.
 */
async function lockForFiles(tx: Tx, access: OnboardingAccess): Promise<void> {
  const { supplier, workflow, facts, sentBack } = await lockOnboarding(tx, access);
  if (sentBack !== null || supplier.onboardingStep !== 'finished') return;
  if (facts.workflow.hasQuestionnaire && canEditAnswers(supplier.onboardingStep, workflow)) return;
  const { companyId, supplierId } = access;
  const rejected = { companyId, supplierId, charge: { is: { state: 'rejected' } } } as const;
  if ((await tx.birRequest.count({ where: rejected })) === 0) throw new DomainError('onboarding_finished');
}

/** Size of the file that answers the question now; 0 without one. */
async function answerBytes(tx: Tx, { companyId, supplierId }: OnboardingAccess, questionId?: string): Promise<number> {
  if (questionId === undefined) return 0;
  const where = { companyId, supplierId, questionId };
  const answer = await tx.answer.findFirst({ where, select: { file: { select: { size: true } } } });
  return answer?.file?.size ?? 0;
}
