import type {
  InvitationPreviewBody,
  InvitationPreviewResponse,
} from '@homologa/domain/workflows/invitation-preview.contract';
import type {
  CloseEffects,
  CloseWorkflowResponse,
  UpdateWorkflowBody,
  WorkflowResponse,
} from '@homologa/domain/workflows/workflow.contract';
import { callJson, callVoid } from '../shared/http/http-client';

const path = (id: string): string => `/api/workflows/${encodeURIComponent(id)}`;

/** Input type of the update; the contract's own type is the parsed output. */
export type WorkflowChange = { [Key in keyof UpdateWorkflowBody]?: unknown };

/**
 * Bytes. Browsers limit all pending `keepalive` bodies of a page to 65,536 bytes together; the rest is left for other
 * calls.
 */
const KEEPALIVE_MAX = 60_000;

const outlivesPage = (body: WorkflowChange): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).length <= KEEPALIVE_MAX;

export const workflowsApi = {
  /** `keepalive` completes a draft's save after the page was left. */
  saveWorkflow: (id: string, body: WorkflowChange) =>
    callJson<WorkflowResponse>(path(id), { method: 'PUT', body, keepalive: outlivesPage(body) }),
  updateAndNotify: (id: string, body: WorkflowChange) =>
    callJson<WorkflowResponse>(`${path(id)}?notify=true`, { method: 'PUT', body }),
  launchWorkflow: (id: string) => callJson<WorkflowResponse>(`${path(id)}/activate`, { method: 'PUT', body: {} }),
  closeEffects: (id: string) => callJson<CloseEffects>(`${path(id)}/close-effects`),
  closeWorkflow: (id: string) => callJson<CloseWorkflowResponse>(`${path(id)}/close`, { method: 'PUT', body: {} }),
  cloneWorkflow: (id: string) => callJson<WorkflowResponse>(`${path(id)}/clone`, { method: 'POST', body: {} }),
  deleteDraft: (id: string) => callVoid(path(id), { method: 'DELETE' }),
  /** `crop` is in image pixels. */
  uploadCover: (id: string, file: File, crop: { x: number; y: number; width: number; height: number }) => {
    const form = new FormData();
    for (const [name, pixels] of Object.entries(crop)) form.set(`crop_${name}`, String(pixels));
    form.set('cover', file);
    return callJson<WorkflowResponse>(`${path(id)}/cover`, { method: 'PATCH', body: form });
  },
  removeCover: (id: string) => callJson<WorkflowResponse>(`${path(id)}/cover`, { method: 'DELETE' }),
  previewInvitation: (id: string, body: InvitationPreviewBody) =>
    callJson<InvitationPreviewResponse>(`${path(id)}/invitation-preview`, { method: 'POST', body, isQuestion: true }),
  uploadAttachment: (id: string, questionId: string, file: File) => {
    const form = new FormData();
    form.set('attachment', file);
    return callJson<WorkflowResponse>(`${path(id)}/questionnaire/${questionId}/attachment`, {
      method: 'PATCH',
      body: form,
    });
  },
};
