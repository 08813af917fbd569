import type {
  InvitationPreviewBody,
  InvitationPreviewResponse,
} from '@homologa/domain/workflows/invitation-preview.contract';
import type { StatisticsResponse } from '@homologa/domain/workflows/statistics.contract';
import type {
  CloseEffects,
  CloseWorkflowResponse,
  CreateWorkflowBody,
  UpdateWorkflowBody,
  WorkflowResponse,
} from '@homologa/domain/workflows/workflow.contract';
import { callJson, callVoid } from '../http/http-client';

const path = (id: string): string => `/api/workflows/${encodeURIComponent(id)}`;

/** What the forms send; the contract's own type is what the server has parsed. */
export type WorkflowChange = { [Key in keyof UpdateWorkflowBody]?: unknown };

/** All of a workflow but its suppliers: an active one would bring its first hundred along. */
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

/** What a form needs besides, with what may change without a new version. */
const MISSING = ['suppliers', 'version', 'status', 'suppliers_count', 'suppliers_completed_count'] as const;
type Missing = (typeof MISSING)[number];

export const workflowsApi = {
  getWorkflow: (id: string) => callJson<WorkflowResponse>(path(id)),
  /** The workflow for pages that list its suppliers themselves: `suppliers` is empty. */
  getWorkflowAlone: async (id: string): Promise<WorkflowResponse> => ({
    ...(await callJson<Omit<WorkflowResponse, 'suppliers'>>(`${path(id)}?fields=${OWN_FIELDS.join(',')}`)),
    suppliers: [],
  }),
  /** The whole workflow; of one whose own part is known already only what is missing, as long as it has not changed. */
  completeWorkflow: async (id: string, known: WorkflowResponse | undefined): Promise<WorkflowResponse> => {
    if (!known) return workflowsApi.getWorkflow(id);
    const rest = await callJson<Pick<WorkflowResponse, Missing>>(`${path(id)}?fields=${MISSING.join(',')}`);
    const isSame = rest.version === known.version && rest.status === known.status;
    return isSame ? { ...known, ...rest } : workflowsApi.getWorkflow(id);
  },
  createWorkflow: (body: Partial<CreateWorkflowBody>) =>
    callJson<WorkflowResponse>('/api/workflows', { method: 'POST', body }),
  saveWorkflow: (id: string, body: WorkflowChange) => callJson<WorkflowResponse>(path(id), { method: 'PUT', body }),
  updateAndNotify: (id: string, body: WorkflowChange) =>
    callJson<WorkflowResponse>(`${path(id)}?notify=true`, { method: 'PUT', body }),
  launchWorkflow: (id: string) => callJson<WorkflowResponse>(`${path(id)}/activate`, { method: 'PUT', body: {} }),
  closeEffects: (id: string) => callJson<CloseEffects>(`${path(id)}/close-effects`),
  closeWorkflow: (id: string) => callJson<CloseWorkflowResponse>(`${path(id)}/close`, { method: 'PUT', body: {} }),
  cloneWorkflow: (id: string) => callJson<WorkflowResponse>(`${path(id)}/clone`, { method: 'POST', body: {} }),
  deleteDraft: (id: string) => callVoid(path(id), { method: 'DELETE' }),
  statistics: (ids?: readonly string[]) =>
    callJson<StatisticsResponse>(`/api/workflows/statistics${ids ? `?ids=${ids.join(',')}` : ''}`),
  /** `crop` is in the picture's own pixels. */
  uploadCover: (id: string, file: File, crop: { x: number; y: number; width: number; height: number }) => {
    const form = new FormData();
    for (const [name, pixels] of Object.entries(crop)) form.set(`crop_${name}`, String(pixels));
    form.set('cover', file);
    return callJson<WorkflowResponse>(`${path(id)}/cover`, { method: 'PATCH', body: form });
  },
  removeCover: (id: string) => callJson<WorkflowResponse>(`${path(id)}/cover`, { method: 'DELETE' }),
  previewInvitation: (id: string, body: InvitationPreviewBody) =>
    callJson<InvitationPreviewResponse>(`${path(id)}/invitation-preview`, { method: 'POST', body }),
  uploadAttachment: (id: string, questionId: string, file: File) => {
    const form = new FormData();
    form.set('attachment', file);
    return callJson<WorkflowResponse>(`${path(id)}/questionnaire/${questionId}/attachment`, {
      method: 'PATCH',
      body: form,
    });
  },
};
