import type { ReportType } from '@homologa/domain/catalog/report-types';
import type { OnboardingStep, SupplierStatus, WorkflowStatus } from '@homologa/prisma/models';
import type { DemoPayment } from './demo-payment';
import type { DemoCountry } from './demo-suppliers';

/** How far a demo supplier has come: its overall status, its step and its status updates, oldest first. */
export interface DemoStage {
  status: SupplierStatus;
  step: OnboardingStep;
  updates: readonly string[];
  /** The report is there, with its files. */
  isDelivered?: true;
  /** It waits at the verification desk. */
  atDesk?: true;
  /** The questionnaire is answered. */
  isAnswered?: true;
  /** How much of the report form is filled in. */
  form?: 'started' | 'complete';
  /** How far the supplier has come with its payment. */
  payment?: DemoPayment;
  /** Where the stage is one of a country; else countries follow each other. */
  country?: DemoCountry;
  invitation: 'none' | 'sent' | 'failed';
}

const MAILED = ['email_received'] as const;
const STARTED = [...MAILED, 'started_onboarding'] as const;
const ACCOUNT = [...STARTED, 'account_created'] as const;
const ANSWERING = [...ACCOUNT, 'started_questionnaire'] as const;
const ANSWERED = [...ANSWERING, 'onboarding_completed'] as const;
const BEGUN = [...STARTED, 'account', 'started_form'] as const;
const FORM = [...BEGUN, 'additional_files'] as const;
const PAID = ['payment_reference', 'payment_proof'] as const;
const REPORTED = ['data_verification', 'creating_report', 'report_created'] as const;
const VERIFIED = [...FORM, 'data_verification'] as const;
const DELIVERED = [...FORM, ...REPORTED] as const;
const INVESTIGATED = REPORTED;

const pending: DemoStage = { status: 'pending', step: 'introduction', updates: MAILED, invitation: 'sent' };
const undelivered: DemoStage = { status: 'pending', step: 'introduction', updates: [], invitation: 'failed' };

const QUESTIONNAIRE_STAGES: readonly DemoStage[] = [
  { status: 'completed', step: 'finished', updates: ANSWERED, isAnswered: true, invitation: 'sent' },
  pending,
  { status: 'in_progress', step: 'questionnaire', updates: ANSWERING, invitation: 'sent' },
  { status: 'completed', step: 'finished', updates: ANSWERED, isAnswered: true, invitation: 'sent' },
  { status: 'in_progress', step: 'account_connection', updates: STARTED, invitation: 'sent' },
  { status: 'archived', step: 'finished', updates: ANSWERED, isAnswered: true, invitation: 'sent' },
  undelivered,
];

const delivered: DemoStage = {
  status: 'completed',
  step: 'finished',
  updates: DELIVERED,
  isDelivered: true,
  form: 'complete',
  invitation: 'sent',
};

const REPORT_STAGES: readonly DemoStage[] = [
  delivered,
  {
    status: 'in_progress',
    step: 'confirmation_call',
    updates: FORM,
    atDesk: true,
    form: 'complete',
    invitation: 'sent',
  },
  pending,
  {
    status: 'completed',
    step: 'finished',
    updates: [...VERIFIED, 'creating_report'],
    form: 'complete',
    invitation: 'sent',
  },
  delivered,
  { status: 'in_progress', step: 'bir_form', updates: BEGUN, form: 'started', invitation: 'sent' },
  { ...delivered, status: 'archived' },
];

const paying = { status: 'in_progress', step: 'payment', form: 'complete', invitation: 'sent' } as const;
const paid = { ...paying, step: 'confirmation_call', atDesk: true } as const;

/** Suppliers that pay themselves, one at each stage of the payment. */
const PAYMENT_STAGES: readonly DemoStage[] = [
  { ...paid, country: 'mexico', payment: 'confirmed', updates: [...FORM, ...PAID] },
  { ...paying, country: 'peru', payment: 'reference', updates: [...FORM, 'payment_reference'] },
  { ...paying, country: 'argentina', payment: 'proof', updates: [...FORM, 'payment_reference'] },
  { ...paid, country: 'mexico', payment: 'online', updates: [...FORM, ...PAID] },
  {
    ...paying,
    form: undefined,
    country: 'brazil',
    payment: 'boleto',
    updates: [...STARTED, 'account', 'payment_reference'],
  },
  { ...delivered, country: 'peru', payment: 'confirmed', updates: [...FORM, ...PAID, ...REPORTED] },
  { ...paying, country: 'mexico', updates: FORM },
  { ...pending, country: 'argentina' },
];

const INVESTIGATION_STAGES: readonly DemoStage[] = [
  { status: 'completed', step: 'introduction', updates: INVESTIGATED, isDelivered: true, invitation: 'none' },
  { status: 'pending', step: 'introduction', updates: [], atDesk: true, invitation: 'none' },
  { status: 'in_progress', step: 'introduction', updates: ['data_verification'], invitation: 'none' },
  { status: 'completed', step: 'introduction', updates: INVESTIGATED, isDelivered: true, invitation: 'none' },
];

/** Compliance workflows end with a screening instead of a report. */
const COMPLIANCE_STAGES: readonly DemoStage[] = [
  { status: 'completed', step: 'introduction', updates: INVESTIGATED, invitation: 'none' },
  { status: 'completed', step: 'introduction', updates: INVESTIGATED, invitation: 'none' },
  { status: 'completed', step: 'introduction', updates: INVESTIGATED, invitation: 'none' },
  { status: 'in_progress', step: 'introduction', updates: ['data_verification'], invitation: 'none' },
  { status: 'completed', step: 'introduction', updates: INVESTIGATED, invitation: 'none' },
  { status: 'pending', step: 'introduction', updates: [], atDesk: true, invitation: 'none' },
];

export interface DemoWorkflow {
  title: string;
  description: string;
  status: WorkflowStatus;
  type: 'onboarding' | 'investigating';
  product: 'report' | 'score';
  reportType: ReportType;
  payment: 'client' | 'supplier';
  suppliers: number;
  stages: readonly DemoStage[];
  hasQuestionnaire: boolean;
  /** Days before today. */
  createdDaysAgo: number;
}

const onboarding = { type: 'onboarding', product: 'report', payment: 'client' } as const;
const investigating = { type: 'investigating', product: 'report', payment: 'client', hasQuestionnaire: false } as const;

/** Workflows of every state and type. */
export const DEMO_WORKFLOWS: readonly DemoWorkflow[] = [
  {
    ...onboarding,
    title: 'Homologación de proveedores 2026',
    description: 'Cuestionario anual de proveedores',
    status: 'active',
    reportType: 'questionnaire',
    suppliers: 24,
    stages: QUESTIONNAIRE_STAGES,
    hasQuestionnaire: true,
    createdDaysAgo: 40,
  },
  {
    ...onboarding,
    title: 'Evaluación de proveedores críticos',
    description: 'Informe comercial con verificación telefónica',
    status: 'active',
    reportType: 'bir',
    suppliers: 18,
    stages: REPORT_STAGES,
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
    stages: INVESTIGATION_STAGES,
    createdDaysAgo: 30,
  },
  {
    ...investigating,
    title: 'Score de proveedores Brasil',
    description: 'CKR de proveedores brasileños',
    status: 'active',
    reportType: 'ckr',
    suppliers: 8,
    stages: INVESTIGATION_STAGES,
    createdDaysAgo: 20,
  },
  {
    ...investigating,
    title: 'Control de cumplimiento 2026',
    description: 'CFR: listas de sanciones, medios adversos y personas expuestas',
    status: 'active',
    reportType: 'cfr',
    suppliers: 6,
    stages: COMPLIANCE_STAGES,
    createdDaysAgo: 25,
  },
  {
    ...onboarding,
    title: 'Homologación 2025',
    description: 'Campaña cerrada',
    status: 'closed',
    reportType: 'questionnaire',
    suppliers: 7,
    stages: QUESTIONNAIRE_STAGES.filter(({ status }) => status !== 'pending'),
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
    stages: [{ status: 'pending', step: 'introduction', updates: [], invitation: 'none' }],
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
    stages: INVESTIGATION_STAGES,
    createdDaysAgo: 1,
  },
  {
    ...onboarding,
    title: 'Registro de proveedores con pago propio',
    description: 'Cada proveedor paga su informe',
    status: 'active',
    reportType: 'bir',
    payment: 'supplier',
    suppliers: PAYMENT_STAGES.length,
    stages: PAYMENT_STAGES,
    hasQuestionnaire: false,
    createdDaysAgo: 75,
  },
];
