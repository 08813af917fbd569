import { DomainError } from '@homologa/domain/errors/domain-error';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { type GoBackTarget, goBackChoices } from '@homologa/domain/onboarding/step-selection';
import type { Prisma } from '@homologa/prisma/client';
import { BIR_REQUEST, type BirRequestRow } from '../bir-requests/bir-request.queries';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { currentAnswers, listItems, readAnswers } from '../questionnaires/answers.queries';
import { findReviewed } from '../scores/reviews.queries';
import { findNewestScore, isScoreShown, type StoredScore } from '../scores/scores.queries';
import { SEND_BACK, type SendBackRow } from '../send-backs/send-back.queries';
import { INVITE_SELECT } from '../supplier-record/invite-columns.queries';
import { findReopened } from '../suppliers/reminders/remindable.queries';
import { stepFacts } from '../suppliers/step-facts.queries';
import { type OnboardingKey, type OnboardingView, openOnboarding } from './access.queries';

const VIEW = {
  id: true,
  companyId: true,
  workflowId: true,
  status: true,
  onboardingStep: true,
  ...INVITE_SELECT,
  accountId: true,
  accountPhone: true,
  unconfirmedEmail: true,
  answersTotal: true,
  shownQuestions: true,
  questionnaireStartedAt: true,
  questionnaireCompletedAt: true,
  receivedAt: true,
  receiptNumber: true,
  scorePercent: true,
  scoreOutcome: true,
  callTime: true,
  statusUpdates: {
    where: { name: { in: ['payment_reference', 'payment_proof'] } },
    select: { name: true, createdAt: true },
  },
  birRequests: { select: BIR_REQUEST, orderBy: { createdAt: 'desc' }, take: 1 },
  sendBacks: { where: { status: 'open' }, include: SEND_BACK, take: 1 },
  mails: { where: { kind: 'all_received' }, select: { id: true }, take: 1 },
  workflow: {
    select: {
      type: true,
      product: true,
      reportType: true,
      payment: true,
      pricePerSupplier: true,
      scoreShown: true,
      _count: { select: { questionnaire: true } },
    },
  },
} satisfies Prisma.SupplierSelect;

type Row = Prisma.SupplierGetPayload<{ select: typeof VIEW }>;

export interface OnboardingSupplier extends Omit<Row, 'birRequests' | 'sendBacks'> {
  sendBack: SendBackRow | null;
  birRequest: BirRequestRow | null;
  goBack: GoBackTarget[];
  hasOpenQuestions: boolean;
  /** Null unless the client shows it. */
  score: StoredScore | null;
  answers: { questionId: string; value: AnswerValue }[];
}

export interface SeenSupplier {
  view: OnboardingView;
  supplier: OnboardingSupplier;
}

/**
 * Returns the part of the onboarding that the caller may see. Throws `unauthenticated` without a credential,
 * `not_found` for a credential of another supplier.
 */
export async function getOnboardingSupplier(ctx: Context, key: OnboardingKey): Promise<SeenSupplier> {
  const access = await openOnboarding(ctx, key);
  return ctx.db.tenant(access.companyId, (tx) => readSeenSupplier(tx, access, access.view));
}

/** Throws `not_found`. */
export async function readSeenSupplier(
  tx: Tx,
  place: { companyId: string; supplierId: string },
  view: OnboardingView,
): Promise<SeenSupplier> {
  const row = await tx.supplier.findFirst({
    where: { id: place.supplierId, companyId: place.companyId },
    select: VIEW,
  });
  if (!row) throw new DomainError('not_found');
  const { birRequests, sendBacks, ...supplier } = row;
  const isOwn = view === 'own';
  const answers = isOwn ? await readCurrentAnswers(tx, supplier.workflowId, place) : [];
  const reopened = isOwn ? await findReopened(tx, [row.id]) : null;
  return {
    view,
    supplier: {
      ...supplier,
      birRequest: birRequests[0] ?? null,
      sendBack: sendBacks[0] ?? null,
      goBack: goBackChoices(stepFacts(row.workflow, row.country)),
      hasOpenQuestions: reopened?.has(row.id) ?? false,
      score: isOwn && row.workflow.scoreShown ? await readShownScore(tx, row) : null,
      answers,
    },
  };
}

/** Reads the score as the client's lists have it: with the points of its reviewers, who are not named. */
async function readShownScore(tx: Tx, row: Row): Promise<StoredScore | null> {
  if (row.questionnaireCompletedAt === null) return null;
  const score = await findNewestScore(tx, { companyId: row.companyId, supplierId: row.id });
  if (!score || !isScoreShown(score.result, row)) return null;
  const reviewed = await findReviewed(tx, { companyId: row.companyId, scoreId: score.id });
  return reviewed ? { ...score, result: reviewed.result } : score;
}

async function readCurrentAnswers(
  tx: Tx,
  workflowId: string,
  place: { companyId: string; supplierId: string },
): Promise<OnboardingSupplier['answers']> {
  const items = await listItems(tx, workflowId, place.companyId);
  const stored = await readAnswers(tx, place.supplierId, place.companyId);
  return [...currentAnswers(items, stored)].map(([questionId, value]) => ({ questionId, value }));
}
