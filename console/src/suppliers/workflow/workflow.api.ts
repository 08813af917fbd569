import type { CreateWorkflowBody, WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { callJson } from '../../shared/http/http-client';

const path = (id: string): string => `/api/workflows/${encodeURIComponent(id)}`;

/** All fields but the suppliers: an active workflow would include its first hundred. */
const OWN_FIELDS = Object.keys({
  status: true,
  type: true,
  product: true,
  report_type: true,
  payment: true,
  price_per_supplier: true,
  info: true,
  questionnaire: true,
  reminder_schedule: true,
  onboarding: true,
  version: true,
  suppliers_count: true,
  suppliers_completed_count: true,
  created_at: true,
  modified_at: true,
  launched_at: true,
  closed_at: true,
  owner: true,
} satisfies Record<Exclude<keyof WorkflowResponse, '_id' | 'id' | 'suppliers' | 'notified'>, true>);

/** Fields that a form needs in addition, or that change without a new version. */
const MISSING = ['suppliers', 'version', 'status', 'suppliers_count', 'suppliers_completed_count'] as const;
type Missing = (typeof MISSING)[number];

export const workflowApi = {
  getWorkflow: (id: string) => callJson<WorkflowResponse>(path(id)),
  /** The workflow for pages that list its suppliers themselves; `suppliers` is empty. */
  getWorkflowAlone: async (id: string): Promise<WorkflowResponse> => ({
    ...(await callJson<Omit<WorkflowResponse, 'suppliers'>>(`${path(id)}?fields=${OWN_FIELDS.join(',')}`)),
    suppliers: [],
  }),
  /** The whole workflow. Loads only the missing fields if `known` is still the current version. */
  completeWorkflow: async (id: string, known: WorkflowResponse | undefined): Promise<WorkflowResponse> => {
    if (!known) return workflowApi.getWorkflow(id);
    const rest = await callJson<Pick<WorkflowResponse, Missing>>(`${path(id)}?fields=${MISSING.join(',')}`);
    const isSame = rest.version === known.version && rest.status === known.status;
    return isSame ? { ...known, ...rest } : workflowApi.getWorkflow(id);
  },
  createWorkflow: (body: Partial<CreateWorkflowBody>) =>
    callJson<WorkflowResponse>('/api/workflows', { method: 'POST', body }),
};
