import type { ReportType } from '@homologa/domain/reports/report-types';
import type { OnboardingStep, SupplierStatus, WorkflowStatus } from '@homologa/prisma/models';

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
  invitation: 'none' | 'sent' | 'failed';
}

const MAILED = ['email_received'] as const;
const STARTED = [...MAILED, 'started_onboarding'] as const;
const ACCOUNT = [...STARTED, 'account_created'] as const;
const ANSWERING = [...ACCOUNT, 'started_questionnaire'] as const;
const ANSWERED = [...ANSWERING, 'onboarding_completed'] as const;
const FORM = [...STARTED, 'account', 'started_form', 'additional_files'] as const;
const VERIFIED = [...FORM, 'data_verification'] as const;
const DELIVERED = [...VERIFIED, 'creating_report', 'report_created'] as const;
const INVESTIGATED = ['data_verification', 'creating_report', 'report_created'] as const;

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

const REPORT_STAGES: readonly DemoStage[] = [
  { status: 'completed', step: 'finished', updates: DELIVERED, isDelivered: true, invitation: 'sent' },
  { status: 'in_progress', step: 'confirmation_call', updates: FORM, atDesk: true, invitation: 'sent' },
  pending,
  { status: 'completed', step: 'finished', updates: [...VERIFIED, 'creating_report'], invitation: 'sent' },
  { status: 'completed', step: 'finished', updates: DELIVERED, isDelivered: true, invitation: 'sent' },
  { status: 'in_progress', step: 'bir_form', updates: [...STARTED, 'account', 'started_form'], invitation: 'sent' },
  { status: 'archived', step: 'finished', updates: DELIVERED, isDelivered: true, invitation: 'sent' },
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
];
