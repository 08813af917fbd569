import { DomainError } from '@homologa/domain/errors/domain-error';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { type GoBackTarget, goBackChoices } from '@homologa/domain/onboarding/step-selection';
import { isAnswerable } from '@homologa/domain/questionnaires/questionnaire-rules';
import type { Prisma } from '@homologa/prisma/client';
import { BIR_REQUEST, type BirRequestRow } from '../bir-requests/bir-request.queries';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { currentAnswers, listItems, readAnswers, type VersionedItem } from '../questionnaires/answers.queries';
import { versionOfSubmit } from '../questionnaires/kept-versions.queries';
import { findReviewed } from '../scores/reviews.queries';
import { findNewestScore, isScoreShown, type StoredScore } from '../scores/scores.queries';
import { SEND_BACK, type SendBackRow } from '../send-backs/send-back.queries';
import { INVITE_SELECT } from '../supplier-record/invite-columns.queries';
import { findReopened } from '../suppliers/reminders/remindable.queries';
import { stepFacts } from '../suppliers/step-facts.queries';
import { type OnboardingKey, type OnboardingView, openOnboarding } from './access.queries';
import { readSettled } from './answers/settled-questions.queries';

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
  submittedVersion: true,
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
      questionnaireVersion: true,
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
  /** Questions that were added or changed since the supplier began or last submitted, without an answer. */
  newQuestions: string[];
  /** Questions below those sent back that stay closed while they are asked as they were. */
  settledQuestions: string[];
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
  const sendBack = sendBacks[0] ?? null;
  const questions = isOwn
    ? await readQuestions(tx, supplier, sendBack)
    : { answers: [], newQuestions: [], settledQuestions: [] };
  const reopened = isOwn ? await findReopened(tx, [row.id]) : null;
  return {
    view,
    supplier: {
      ...supplier,
      birRequest: birRequests[0] ?? null,
      sendBack,
      goBack: goBackChoices(stepFacts(row.workflow, row.country)),
      hasOpenQuestions: reopened?.has(row.id) ?? false,
      score: isOwn && row.workflow.scoreShown ? await readShownScore(tx, row) : null,
      ...questions,
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

async function readQuestions(
  tx: Tx,
  supplier: Omit<Row, 'birRequests' | 'sendBacks'>,
  sendBack: SendBackRow | null,
): Promise<Pick<OnboardingSupplier, 'answers' | 'newQuestions' | 'settledQuestions'>> {
  const { id, companyId, workflowId, country, workflow } = supplier;
  const items = await listItems(tx, workflowId, companyId);
  const current = currentAnswers(items, await readAnswers(tx, id, companyId));
  const known = await findKnownVersion(tx, supplier);
  const facts = { country, report_type: workflow.reportType };
  const settledQuestions = sendBack ? (await readSettled(tx, sendBack, { items, current, facts })).settled : [];
  const isNew = (item: VersionedItem): boolean => isAnswerable(item.type) && item.version > known;
  return {
    answers: [...current].map(([questionId, value]) => ({ questionId, value })),
    newQuestions: items.filter((item) => isNew(item) && !current.has(item.id)).map((item) => item.id),
    settledQuestions,
  };
}

/** Returns the version that the supplier began to answer, or submitted last; infinity before it has begun. */
async function findKnownVersion(tx: Tx, supplier: Omit<Row, 'birRequests' | 'sendBacks'>): Promise<number> {
  const { companyId, workflowId, workflow, questionnaireStartedAt, questionnaireCompletedAt } = supplier;
  const begun = questionnaireCompletedAt ?? questionnaireStartedAt;
  if (!begun || workflow.questionnaireVersion === 1) return Number.POSITIVE_INFINITY;
  const versions = await tx.questionnaireVersion.findMany({
    where: { companyId, workflowId },
    select: { version: true, publishedAt: true },
  });
  const { submittedVersion } = supplier;
  const own = versionOfSubmit(versions, { questionnaireCompletedAt: begun, submittedVersion });
  return own?.version ?? Number.POSITIVE_INFINITY;
}
