import type { OnboardingSupplier, SeenSupplier } from '@homologa/core/onboarding/onboarding.queries';
import { PAYMENT_REGION_RULES, paymentRegionOf } from '@homologa/domain/countries/payment-regions';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import type {
  OnboardingSupplierResponse,
  OwnSupplierView,
  SupplierConnectedView,
  SupplierLinkView,
  SupplierPaymentResponse,
} from '@homologa/domain/onboarding/onboarding.contract';
import { paymentReferenceOf } from '@homologa/domain/payments/payment-reference';
import type { BillingResponse } from '@homologa/domain/reports/bir-request.contract';
import type { AnswerResponse } from '@homologa/domain/suppliers/supplier.contract';
import { presentBirRequest } from './bir-request.presenter';

const MINOR_UNITS = 100;

/** A supplier, as much of it as its caller may see (wire.md B2). */
export function presentSeenSupplier(
  { view, supplier }: SeenSupplier,
  accountEmail: string,
): OnboardingSupplierResponse {
  if (view === 'own') return presentOwn(supplier, accountEmail);
  return view === 'connected' ? presentConnected(supplier) : presentLink(supplier);
}

const presentLink = (supplier: OnboardingSupplier): SupplierLinkView => ({
  _id: supplier.id,
  id: supplier.id,
  workflow_id: supplier.workflowId,
  company_name: supplier.companyName,
  onboarding_step: supplier.onboardingStep,
  payment_region: paymentRegionOf(supplier.country),
  account: null,
});

const presentConnected = (supplier: OnboardingSupplier): SupplierConnectedView => ({
  _id: supplier.id,
  id: supplier.id,
  company_name: supplier.companyName,
  onboarding_step: supplier.onboardingStep,
  account: { connected: true },
});

const presentOwn = (supplier: OnboardingSupplier, accountEmail: string): OwnSupplierView => ({
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
  invite: {
    company_name: supplier.companyName,
    full_name: supplier.fullName,
    email: supplier.emails[0] ?? '',
    emails: supplier.emails,
    secondary_emails: supplier.emails.slice(1),
    country: supplier.country,
    tax_id: supplier.taxId,
    address: supplier.address,
    sic: supplier.sic,
    phone: supplier.phone,
    duns_number: supplier.dunsNumber,
    shareholders: supplier.shareholders,
  },
  answers: supplier.answers.map(presentAnswer),
  questionnaire: {
    started_at: supplier.questionnaireStartedAt?.toISOString() ?? null,
    completed_at: supplier.questionnaireCompletedAt?.toISOString() ?? null,
  },
  bir_request: supplier.birRequest ? presentBirRequest(supplier.birRequest) : null,
  payment_region: paymentRegionOf(supplier.country),
  payment: presentPayment(supplier),
});

const presentAnswer = ({ questionId, value }: OnboardingSupplier['answers'][number]): AnswerResponse => ({
  question_id: questionId,
  answer: presentValue(value),
});

function presentValue(value: AnswerValue): AnswerResponse['answer'] {
  if (value === null || typeof value === 'string') return value;
  if ('fileId' in value) return { file_id: value.fileId, name: value.name, size: value.size };
  return [...value];
}

/** What the payment step shows; null when the client pays, and in Chile, which has no payment method. */
function presentPayment({ workflow, birRequest, country }: OnboardingSupplier): SupplierPaymentResponse | null {
  const region = paymentRegionOf(country);
  if (workflow.payment !== 'supplier' || !birRequest || region === null) return null;
  const rules = PAYMENT_REGION_RULES[region];
  const { person_name: personName } = birRequest.billingPayment as BillingResponse['payment'];
  const filesOf = (type: string): SupplierPaymentResponse['proofs'] =>
    birRequest.files
      .filter((file) => file.type === type)
      .map(({ id, name, file, createdAt }) => ({
        _id: id,
        name,
        size: file.size,
        uploaded_at: createdAt.toISOString(),
      }));
  return {
    person_name: personName ?? '',
    price: (workflow.pricePerSupplier ?? 0) / MINOR_UNITS,
    currency: rules.currency,
    reference: paymentReferenceOf(birRequest.id),
    region,
    methods: [...rules.methods],
    proofs: filesOf('payment_proof'),
    rfc_documents: filesOf('rfc_document'),
    // No bank details are configured for any region yet.
    instructions: { bank: [] },
  };
}
