import type { CallPlan } from '@homologa/core/onboarding/call-plan.queries';
import type { OnboardingSupplier, SeenSupplier } from '@homologa/core/onboarding/onboarding.queries';
import type { PaymentView } from '@homologa/core/payments/payment-view';
import { answerVersion } from '@homologa/core/questionnaires/answer-version.queries';
import type { ToldBefore } from '@homologa/core/suppliers/invitations/before-start.queries';
import { paymentRegionOf } from '@homologa/domain/catalog/payment-regions';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type {
  OnboardingSupplierResponse,
  OwnAnswer,
  OwnSupplierView,
  SupplierConnectedView,
  SupplierLinkView,
} from '@homologa/domain/onboarding/onboarding.contract';
import { shareholdersOfLines } from '@homologa/domain/screenings/asked-shareholder';
import { presentOwnSendBack } from '../desk/send-back.presenter';
import { presentInvite } from '../suppliers/invite.presenter';
import { presentReceipt } from '../suppliers/receipt.presenter';
import { presentOwnScore } from '../suppliers/supplier-score.presenter';
import { presentBirRequest } from './bir-request.presenter';
import { presentPayment } from './payment.presenter';

interface OwnFacts {
  payment: PaymentView | null;
  call: CallPlan | null;
  timeZone: string;
}

interface SeenFacts extends OwnFacts {
  /** Effort, documents and price that the supplier sees before it starts; null unless the visitor has only a link. */
  before: ToldBefore | null;
}

export function presentSeenSupplier(
  { view, supplier }: SeenSupplier,
  accountEmail: string,
  { before, ...own }: SeenFacts,
): OnboardingSupplierResponse {
  if (view === 'own') return presentOwn(supplier, accountEmail, own);
  return view === 'connected' || !before ? presentConnected(supplier) : presentLink(supplier, before);
}

const MINOR_UNITS = 100;

const presentLink = (supplier: OnboardingSupplier, before: ToldBefore): SupplierLinkView => ({
  _id: supplier.id,
  id: supplier.id,
  workflow_id: supplier.workflowId,
  company_name: supplier.companyName,
  onboarding_step: supplier.onboardingStep,
  country: supplier.country,
  payment_region: paymentRegionOf(supplier.country),
  before_start: {
    minutes: before.minutes,
    questions: before.questions,
    papers: before.papers.map((paper) => ({ en: paper.en, es: paper.es, 'pt-BR': paper['pt-BR'] })),
    price: before.price && {
      amount: before.price.amount / MINOR_UNITS,
      currency: before.price.currency,
      region: before.price.region,
    },
  },
  account: null,
  ...invitedOf(supplier),
});

/**
 * Returns the invited e-mail, name and phone. Omits them until the onboarding was started, because mail scanners open
 * links too, and while the e-mail of a public link is unconfirmed.
 */
const invitedOf = ({
  emails: [email, ...others],
  fullName,
  phone,
  unconfirmedEmail,
  onboardingStep,
}: OnboardingSupplier) =>
  email && others.length === 0 && unconfirmedEmail === null && onboardingStep !== 'introduction'
    ? { invited: { email, name: fullName, phone } }
    : {};

const presentConnected = (supplier: OnboardingSupplier): SupplierConnectedView => ({
  _id: supplier.id,
  id: supplier.id,
  company_name: supplier.companyName,
  onboarding_step: supplier.onboardingStep,
  account: { connected: true },
});

/**
 * Presents the invitation with the shareholders' names only, because the supplier must not see the client's notes
 * beside the names.
 */
const presentOwnInvite = (supplier: OnboardingSupplier): OwnSupplierView['invite'] =>
  presentInvite({ ...supplier, shareholders: shareholdersOfLines(supplier.shareholders).names });

export const presentOwn = (
  supplier: OnboardingSupplier,
  accountEmail: string,
  { payment, call, timeZone }: OwnFacts,
): OwnSupplierView => ({
  _id: supplier.id,
  id: supplier.id,
  workflow_id: supplier.workflowId,
  status: supplier.status,
  onboarding_step: supplier.onboardingStep,
  go_back: supplier.goBack,
  email: supplier.emails[0] ?? '',
  full_name: supplier.fullName,
  company_name: supplier.companyName,
  country: supplier.country,
  account: {
    connected: true,
    account_id: supplier.accountId ?? '',
    email: accountEmail,
    phone: supplier.accountPhone ?? '',
  },
  invite: presentOwnInvite(supplier),
  answers: supplier.answers.map(presentAnswer),
  send_back: supplier.sendBack && presentOwnSendBack(supplier.sendBack, supplier.settledQuestions),
  questionnaire: {
    started_at: supplier.questionnaireStartedAt?.toISOString() ?? null,
    completed_at: supplier.questionnaireCompletedAt?.toISOString() ?? null,
    reopened: supplier.hasOpenQuestions,
    new_questions: supplier.newQuestions,
  },
  bir_request: supplier.birRequest ? presentBirRequest(supplier.birRequest) : null,
  ...(supplier.score ? { score: presentOwnScore(supplier.score) } : {}),
  receipt: presentOwnReceipt(supplier, timeZone),
  call: call && {
    time: call.time,
    numbers: call.numbers,
    first_day: call.firstDay,
    last_day: call.lastDay,
    late: call.isLate,
  },
  payment_region: paymentRegionOf(supplier.country),
  payment: payment && presentPayment(payment),
});

function presentOwnReceipt(supplier: OnboardingSupplier, timeZone: string): OwnSupplierView['receipt'] {
  const receipt = presentReceipt(supplier);
  return receipt && { ...receipt, time_zone: timeZone, mailed: supplier.mails.length > 0 };
}

const presentAnswer = ({ questionId, value }: OnboardingSupplier['answers'][number]): OwnAnswer => ({
  question_id: questionId,
  answer: presentValue(value),
  version: answerVersion(value),
});

function presentValue(value: AnswerValue): OwnAnswer['answer'] {
  if (value === null || typeof value === 'string') return value;
  if ('fileId' in value) return { file_id: value.fileId, name: value.name, size: value.size };
  if ('rows' in value) return { rows: value.rows.map((row) => ({ ...row })) };
  return 'not_applicable' in value ? value : [...value];
}
