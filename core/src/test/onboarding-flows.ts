import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import {
  PAYMENT_REGION_RULES,
  PAYMENT_REGIONS,
  type PaymentMethod,
  type PaymentRegion,
  paymentRegionOf,
} from '@homologa/domain/catalog/payment-regions';
import type { ReportType } from '@homologa/domain/catalog/report-types';
import { accountUpdateOf, type StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import {
  isQuestionnaireOnboarding,
  WORKFLOW_PAYMENTS,
  type WorkflowPayment,
  type WorkflowProduct,
} from '@homologa/domain/catalog/workflow-traits';
import type { CompanyFeatures } from '@homologa/domain/companies/features';
import type { CountryId } from '@homologa/domain/countries/countries';
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { type GoBackTarget, goBackChoices, type StepFacts, stepsOf } from '@homologa/domain/onboarding/step-selection';
import { onlineMethodsOf } from '@homologa/domain/payments/online-payment';
import { resolveWorkflowChoices } from '@homologa/domain/workflows/workflow-creation';

export const FAMILIES = ['questionnaire', 'bir', 'score'] as const;
export type Family = (typeof FAMILIES)[number];

/**
 * Workflow settings per report family. Scores have no questionnaire, so that the flows cover onboardings with and
 * without a questionnaire.
 */
export const FAMILY_TRAITS: Readonly<
  Record<Family, { product: WorkflowProduct; reportType: ReportType; hasQuestionnaire: boolean }>
> = {
  questionnaire: { product: 'report', reportType: 'questionnaire', hasQuestionnaire: true },
  bir: { product: 'report', reportType: 'bir', hasQuestionnaire: true },
  score: { product: 'score', reportType: 'bir', hasQuestionnaire: false },
};

export const PLACES = [...PAYMENT_REGIONS, 'chile'] as const;
export type Place = (typeof PLACES)[number];
export const COUNTRY_OF: Readonly<Record<Place, CountryId>> = {
  argentina: 'argentina',
  brazil: 'brazil',
  mexico: 'mexico',
  peru: 'peru',
  ccs: 'dominican_republic',
  international: 'colombia',
  chile: 'chile',
};

export interface Flow {
  facts: StepFacts;
  region: PaymentRegion | null;
  steps: readonly OnboardingStep[];
  method: PaymentMethod | null;
  isOnline: boolean;
  goBack: readonly GoBackTarget[];
  locale: Locale;
}

export interface FlowCase extends Flow {
  name: string;
  place: Place;
  payer: WorkflowPayment;
  family: Family;
}

export function flowOf(facts: StepFacts, locale: Locale, turn = 0): Flow {
  const region = paymentRegionOf(facts.country);
  const steps = stepsOf(facts);
  const method = region && steps.includes('payment') ? methodAt(region, turn) : null;
  return {
    facts,
    region,
    steps,
    method,
    isOnline: region !== null && method !== null && onlineMethodsOf(region).includes(method),
    goBack: goBackChoices(facts),
    locale,
  };
}

function methodAt(region: PaymentRegion, turn: number): PaymentMethod | null {
  const online = onlineMethodsOf(region);
  const methods = [...online, ...PAYMENT_REGION_RULES[region].methods.filter((method) => !online.includes(method))];
  return methods[turn % methods.length] ?? null;
}

const FREE: CompanyFeatures = {
  workflowType: 'hybrid',
  workflowProduct: 'hybrid',
  workflowPayment: 'hybrid',
  pricePerSupplier: null,
  products: (['bir', 'questionnaire'] as const).map((type) => ({
    type,
    enabled: true,
    visible: true,
    used: 0,
    total: 100,
  })),
  publicOnboardingLink: true,
};

/** All combinations of region, payer and family that the domain allows; the languages alternate. */
export const FLOW_CASES: readonly FlowCase[] = FAMILIES.flatMap((family, turn) =>
  WORKFLOW_PAYMENTS.flatMap((payer) =>
    PLACES.map((place) => {
      const { hasQuestionnaire, ...asked } = FAMILY_TRAITS[family];
      const { choices, violations } = resolveWorkflowChoices(FREE, { type: 'onboarding', payment: payer, ...asked });
      const facts: StepFacts = { workflow: { ...choices, hasQuestionnaire }, country: COUNTRY_OF[place] };
      return { name: `${place}, ${payer} pays, ${family}`, place, payer, family, facts, violations, turn };
    }),
  ),
)
  .filter(({ violations }) => violations.length === 0)
  .map(({ facts, violations: _none, turn, ...known }, index) => ({
    ...known,
    ...flowOf(facts, LOCALES[index % LOCALES.length] ?? 'en', turn),
  }));

const OWN_UPDATES: Readonly<Partial<Record<OnboardingStep, readonly StatusUpdateName[]>>> = {
  introduction: ['started_onboarding'],
  bir_form: ['started_form', 'additional_files'],
  questionnaire: ['started_questionnaire'],
  payment: ['payment_reference', 'payment_proof'],
};

export function updatesOf({ facts: { workflow }, steps }: Flow): StatusUpdateName[] {
  const own = steps.flatMap((step) =>
    step === 'account_connection' ? [accountUpdateOf(workflow)] : (OWN_UPDATES[step] ?? []),
  );
  const score: StatusUpdateName[] = workflow.product === 'score' ? ['creating_score', 'score_created'] : [];
  const end: StatusUpdateName[] = isQuestionnaireOnboarding(workflow)
    ? ['onboarding_completed']
    : ['data_verification', ...score, 'creating_report', 'report_created'];
  return ['email_received', ...own, ...end];
}
