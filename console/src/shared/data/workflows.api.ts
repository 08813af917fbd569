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

export const workflowsApi = {
  getWorkflow: (id: string) => callJson<WorkflowResponse>(path(id)),
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
  uploadCover: (id: string, file: File) => {
    const form = new FormData();
    form.set('cover', file);
    return callJson<WorkflowResponse>(`${path(id)}/cover`, { method: 'PATCH', body: form });
  },
  uploadAttachment: (id: string, questionId: string, file: File) => {
    const form = new FormData();
    form.set('attachment', file);
    return callJson<WorkflowResponse>(`${path(id)}/questionnaire/${questionId}/attachment`, {
      method: 'PATCH',
      body: form,
    });
  },
};
