import type { AccountHome, HomeOnboardingRow } from '@homologa/core/privacy/account-home.queries';
import type { PrivacyRequestRow } from '@homologa/core/privacy/privacy-request.queries';
import type { Consent } from '@homologa/core/privacy/set-consents';
import { isReportType } from '@homologa/domain/catalog/report-types';
import { memberOf } from '@homologa/domain/language/member-of';
import type { AccountHomeResponse, HomeOnboarding } from '@homologa/domain/onboarding/account-home.contract';
import { awaitedIn } from '@homologa/domain/onboarding/awaited';
import { THRESHOLD_COLOURS } from '@homologa/domain/questionnaires/points';
import { presentReceipt } from '../suppliers/receipt.presenter';
import { presentPrivacyRequest } from './privacy-request.presenter';

const MINOR_UNITS = 100;
const DAY_LENGTH = 10;

export const presentAccountHome = (
  { account, onboardings }: AccountHome,
  consents: Consent[],
  requests: PrivacyRequestRow[],
): AccountHomeResponse => ({
  account: {
    _id: account.id,
    id: account.id,
    name: account.name,
    email: account.email,
    phone: account.phone ?? '',
    has_password: account.hasPassword,
    country: account.country ?? '',
    language: account.language,
    is_email_proven: account.isEmailProven,
    can_change_email: account.canChangeEmail,
  },
  onboardings: onboardings.map(presentOnboarding),
  consents: consents.map(({ purpose, given }) => ({ purpose, given })),
  privacy_requests: requests.map(presentPrivacyRequest),
});

/** Presents the score's outcome where the client shows it to its suppliers. */
function presentOutcome({ workflow, ...row }: HomeOnboardingRow): Pick<HomeOnboarding, 'score'> {
  const { scorePercent: percent, scoreOutcome: name, scoreColour: colour } = row;
  if (!workflow.scoreShown || (percent === null && name === null)) return {};
  const outcome = name === null || colour === null ? null : { name, colour: memberOf(THRESHOLD_COLOURS, colour) };
  return { score: { percent, outcome } };
}

const presentOnboarding = (row: HomeOnboardingRow): HomeOnboarding => ({
  workflow_id: row.workflowId,
  supplier_id: row.id,
  title: row.workflow.title,
  client: row.workflow.company.name,
  company_name: row.companyName,
  report_type: isReportType(row.workflow.reportType) ? row.workflow.reportType : 'questionnaire',
  status: row.status,
  onboarding_step: row.onboardingStep,
  awaited: awaitedIn({
    step: row.onboardingStep,
    isWorkflowClosed: row.workflow.status === 'closed',
    isArchived: row.status === 'archived',
    isSentBack: row.sendBacks.length > 0,
    isPaymentRejected: row.payment?.state === 'rejected',
    hasOpenQuestions: row.hasOpenQuestions,
  }),
  sent_back: row.sendBacks[0]?.items.length ?? 0,
  due_date: row.workflow.dueDate?.toISOString().slice(0, DAY_LENGTH) ?? null,
  connected_at: row.accountConnectedAt?.toISOString() ?? null,
  finished_at: row.finishedAt?.toISOString() ?? null,
  receipt: presentReceipt(row),
  ...presentOutcome(row),
  payment: row.payment && {
    price: row.payment.price / MINOR_UNITS,
    currency: row.payment.currency,
    region: row.payment.region,
    reference: row.payment.reference,
    state: row.payment.state,
  },
});
