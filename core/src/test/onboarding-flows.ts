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

/** The families of the issue: answers alone, a report made from a form, and a score made from the same. */
export const FAMILIES = ['questionnaire', 'bir', 'score'] as const;
export type Family = (typeof FAMILIES)[number];

/** What a workflow of a family is made with. A score comes without questions, so that both ways are walked. */
export const FAMILY_TRAITS: Readonly<
  Record<Family, { product: WorkflowProduct; reportType: ReportType; hasQuestionnaire: boolean }>
> = {
  questionnaire: { product: 'report', reportType: 'questionnaire', hasQuestionnaire: true },
  bir: { product: 'report', reportType: 'bir', hasQuestionnaire: true },
  score: { product: 'score', reportType: 'bir', hasQuestionnaire: false },
};

/** Where the suppliers of a payment region are; Chile is the country without one. */
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

/** What a supplier goes through, and what is left of it. */
export interface Flow {
  facts: StepFacts;
  region: PaymentRegion | null;
  steps: readonly OnboardingStep[];
  /** How a supplier that pays pays. */
  method: PaymentMethod | null;
  /** Whether it pays on the provider's page. */
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

/** The methods of a region in turn, those of a provider's page first. */
function methodAt(region: PaymentRegion, turn: number): PaymentMethod | null {
  const online = onlineMethodsOf(region);
  const methods = [...online, ...PAYMENT_REGION_RULES[region].methods.filter((method) => !online.includes(method))];
  return methods[turn % methods.length] ?? null;
}

/** A company that leaves every choice to the maker of a workflow. */
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

/** Every region × payer × family that the domain's rules allow, the languages in turn. */
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

/** What the steps of the supplier's own write, in the order of the steps. */
const OWN_UPDATES: Readonly<Partial<Record<OnboardingStep, readonly StatusUpdateName[]>>> = {
  introduction: ['started_onboarding'],
  bir_form: ['started_form', 'additional_files'],
  questionnaire: ['started_questionnaire'],
  payment: ['payment_reference', 'payment_proof'],
};

/** Every status update of a finished flow, the form with files, in order. */
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
