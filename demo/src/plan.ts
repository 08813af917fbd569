import type { OnboardingStep } from '@homologa/domain/catalog/onboarding-steps';
import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import type { QuestionnaireInput } from '@homologa/domain/questionnaires/questionnaire.contract';
import { RISK_QUESTIONS, RISK_SCORING } from './risk/questionnaire';
import { RISK_SUPPLIERS, type RiskAnswers } from './risk/suppliers';
import { type DemoCountry, demoTrade } from './suppliers';

export type DemoPayment = 'reference' | 'proof' | 'confirmed' | 'accepted' | 'rejected' | 'boleto' | 'online';

export interface DemoStory {
  stopsAt: OnboardingStep;
  hasBegun?: true;
  isUndeliverable?: true;
  payment?: DemoPayment;
  desk?: DemoDesk;
  isCorrected?: true;
  isArchived?: true;
  country?: DemoCountry;
  /** Name and trade instead of those of the supplier's number. */
  company?: { companyName: string } & ReturnType<typeof demoTrade>;
  /** Answers by the ids of the workflow's `questions`; absent: answers made up from the supplier's number. */
  answers?: RiskAnswers;
  beganDaysAgo?: number;
}

/**
 * State of a supplier's report request at the provider's desk. `queued`: not assigned yet; `sent_back`: returned to the
 * supplier for corrections.
 */
export type DemoDesk = 'queued' | 'taken' | 'sent_back' | 'verified' | 'delivered';

const invited: DemoStory = { stopsAt: 'introduction' };
const undelivered: DemoStory = { stopsAt: 'introduction', isUndeliverable: true };
const answered: DemoStory = { stopsAt: 'finished' };

const answering: DemoStory = { stopsAt: 'questionnaire', hasBegun: true };
const begun: DemoStory = { stopsAt: 'account_connection' };

const QUESTIONNAIRE_STORIES: readonly DemoStory[] = [
  answered,
  invited,
  answering,
  answered,
  begun,
  { ...answered, isArchived: true },
  undelivered,
  invited,
  answered,
  invited,
  answering,
  invited,
  answered,
  begun,
  invited,
  answered,
  undelivered,
  invited,
  answering,
  invited,
];

const CLOSED_STORIES: readonly DemoStory[] = [answered, answering, answered, begun, { ...answered, isArchived: true }];

const delivered: DemoStory = { stopsAt: 'confirmation_call', desk: 'delivered' };

const atDesk = { stopsAt: 'confirmation_call' } as const;
const filling: DemoStory = { stopsAt: 'bir_form', hasBegun: true };

const REPORT_STORIES: readonly DemoStory[] = [
  delivered,
  { ...atDesk, desk: 'queued' },
  invited,
  { ...atDesk, desk: 'verified' },
  delivered,
  filling,
  { ...delivered, isArchived: true },
  { ...atDesk, desk: 'taken' },
  invited,
  delivered,
  begun,
  { ...atDesk, desk: 'sent_back', country: 'mexico' },
  filling,
  delivered,
  undelivered,
  invited,
];

const PAYMENT_STORIES: readonly DemoStory[] = [
  { stopsAt: 'confirmation_call', country: 'mexico', payment: 'confirmed', desk: 'queued' },
  { stopsAt: 'payment', hasBegun: true, country: 'peru', payment: 'reference' },
  { stopsAt: 'payment', hasBegun: true, country: 'argentina', payment: 'proof' },
  { stopsAt: 'confirmation_call', country: 'mexico', payment: 'online', desk: 'taken' },
  { stopsAt: 'payment', hasBegun: true, country: 'brazil', payment: 'boleto' },
  { ...delivered, country: 'peru', payment: 'accepted' },
  { stopsAt: 'payment', country: 'mexico' },
  { stopsAt: 'confirmation_call', country: 'argentina', payment: 'rejected', desk: 'queued' },
];

const INVESTIGATION_STORIES: readonly DemoStory[] = [
  { ...invited, desk: 'delivered', isCorrected: true },
  { ...invited, desk: 'queued' },
  { ...invited, desk: 'taken' },
  { ...invited, desk: 'delivered' },
  { ...invited, desk: 'queued' },
  { ...invited, desk: 'verified' },
];

const COMPLIANCE_STORIES: readonly DemoStory[] = [
  { ...invited, desk: 'delivered' },
  { ...invited, desk: 'delivered' },
  { ...invited, desk: 'delivered' },
  { ...invited, desk: 'taken' },
  { ...invited, desk: 'delivered' },
  { ...invited, desk: 'queued' },
];

const RISK_STORIES: readonly DemoStory[] = RISK_SUPPLIERS.map(
  ({ companyName, industry, country, outcome, answers, beganDaysAgo }): DemoStory => ({
    ...(beganDaysAgo === undefined ? {} : { beganDaysAgo }),
    ...(outcome === null ? { hasBegun: true } : {}),
    stopsAt: Object.keys(answers).length === 0 ? 'introduction' : outcome === null ? 'questionnaire' : 'finished',
    company: { companyName, ...demoTrade(industry) },
    country,
    answers,
  }),
);

export interface DemoWorkflow {
  title: string;
  description: string;
  status: WorkflowStatus;
  type: 'onboarding' | 'investigating';
  product: 'report' | 'score';
  reportType: ReportType;
  payment: 'client' | 'supplier';
  suppliers: number;
  stories: readonly DemoStory[];
  hasQuestionnaire: boolean;
  /** Questions of its own instead of the demo's plain ones. */
  questions?: QuestionnaireInput;
  scoring?: Scoring;
  createdDaysAgo: number;
}

const onboarding = { type: 'onboarding', product: 'report', payment: 'client' } as const;
const investigating = { type: 'investigating', product: 'report', payment: 'client', hasQuestionnaire: false } as const;

export const DEMO_WORKFLOWS: readonly DemoWorkflow[] = [
  {
    ...onboarding,
    title: 'Homologación de proveedores 2026',
    description: 'Cuestionario anual de proveedores',
    status: 'active',
    reportType: 'questionnaire',
    suppliers: QUESTIONNAIRE_STORIES.length,
    stories: QUESTIONNAIRE_STORIES,
    hasQuestionnaire: true,
    createdDaysAgo: 40,
  },
  {
    ...onboarding,
    title: 'Evaluación de proveedores críticos',
    description: 'Informe comercial con verificación telefónica',
    status: 'active',
    reportType: 'bir',
    suppliers: REPORT_STORIES.length,
    stories: REPORT_STORIES,
    hasQuestionnaire: true,
    createdDaysAgo: 60,
  },
  {
    ...investigating,
    title: 'Investigación de transportistas',
    description: 'Informes sobre transportistas de la región',
    status: 'active',
    reportType: 'bir',
    suppliers: 12,
    stories: INVESTIGATION_STORIES,
    createdDaysAgo: 30,
  },
  {
    ...investigating,
    title: 'Score de proveedores Brasil',
    description: 'CKR de proveedores brasileños',
    status: 'active',
    reportType: 'ckr',
    suppliers: 8,
    stories: INVESTIGATION_STORIES,
    createdDaysAgo: 20,
  },
  {
    ...investigating,
    title: 'Control de cumplimiento 2026',
    description: 'CFR: listas de sanciones, medios adversos y personas expuestas',
    status: 'active',
    reportType: 'cfr',
    suppliers: 6,
    stories: COMPLIANCE_STORIES,
    createdDaysAgo: 25,
  },
  {
    ...onboarding,
    title: 'Homologación 2025',
    description: 'Campaña cerrada',
    status: 'closed',
    reportType: 'questionnaire',
    suppliers: CLOSED_STORIES.length,
    stories: CLOSED_STORIES,
    hasQuestionnaire: true,
    createdDaysAgo: 380,
  },
  {
    ...onboarding,
    title: 'Nuevos proveedores de servicios',
    description: 'En preparación',
    status: 'draft',
    reportType: 'questionnaire',
    suppliers: 3,
    stories: [invited],
    hasQuestionnaire: true,
    createdDaysAgo: 2,
  },
  {
    ...investigating,
    title: 'Investigación de distribuidores',
    description: 'En preparación',
    status: 'draft',
    reportType: 'bir',
    suppliers: 0,
    stories: INVESTIGATION_STORIES,
    createdDaysAgo: 1,
  },
  {
    ...onboarding,
    title: 'Registro de proveedores con pago propio',
    description: 'Cada proveedor paga su informe',
    status: 'active',
    reportType: 'bir',
    payment: 'supplier',
    suppliers: PAYMENT_STORIES.length,
    stories: PAYMENT_STORIES,
    hasQuestionnaire: false,
    createdDaysAgo: 75,
  },
  // Last and oldest of the active ones, so that the numbers of the others' suppliers and the order of lists stay.
  {
    ...onboarding,
    title: 'Riesgo de proveedores 2026',
    description: 'Cuestionario con condiciones y puntaje: el resultado aprueba, rechaza o deja por revisar',
    status: 'active',
    reportType: 'questionnaire',
    suppliers: RISK_STORIES.length,
    stories: RISK_STORIES,
    hasQuestionnaire: true,
    questions: RISK_QUESTIONS,
    scoring: RISK_SCORING,
    createdDaysAgo: 88,
  },
];
