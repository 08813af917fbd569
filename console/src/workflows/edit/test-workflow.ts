import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';

export const buildStored = (change: Partial<Record<keyof WorkflowResponse, unknown>> = {}): WorkflowResponse =>
  ({
    status: 'draft',
    version: 1,
    info: { title: 'T', description: '', welcome_message: '', cover: null, email: { subject: '', message: '' } },
    type: 'onboarding',
    product: 'report',
    payment: 'client',
    report_type: 'questionnaire',
    price_per_supplier: null,
    reminder_schedule: null,
    onboarding: { introduction: { title: '', text: '' }, finished_text: '', default_language: null, due_date: null },
    questionnaire: [],
    suppliers: [],
    ...change,
  }) as unknown as WorkflowResponse;
