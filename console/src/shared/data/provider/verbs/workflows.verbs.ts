import type {
  InvitationPreviewBody,
  InvitationPreviewResponse,
} from '@homologa/domain/workflows/invitation-preview.contract';
import type { PresenceBody, PresenceResponse } from '@homologa/domain/workflows/presence.contract';
import type {
  CloseEffects,
  CloseWorkflowResponse,
  UpdateWorkflowBody,
  WorkflowResponse,
} from '@homologa/domain/workflows/workflow.contract';
import { callJson } from '../../../http/http-client';
import { workflowPath } from '../paths';

/**
 * All fields except `suppliers`. A response with all fields would include up to a hundred suppliers of an active
 * workflow.
 */
const OWN_FIELDS = Object.keys({
  status: true,
  type: true,
  product: true,
  report_type: true,
  payment: true,
  price_per_supplier: true,
  info: true,
  questionnaire: true,
  scoring: true,
  score_shown: true,
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

/** Fields that `getWorkflowAlone` omits, or that change without a new version. */
const MISSING = ['suppliers', 'version', 'status', 'suppliers_count', 'suppliers_completed_count'] as const;
type Missing = (typeof MISSING)[number];

/** Type of an update before validation; the contract's own type describes the parsed output. */
export type WorkflowChange = { [Key in keyof UpdateWorkflowBody]?: unknown };

/**
 * Maximum size in bytes of a `keepalive` body. Browsers limit the pending `keepalive` bodies of a page to 65,536 bytes
 * in total; the remainder is reserved for other calls.
 */
const KEEPALIVE_MAX = 60_000;

const outlivesPage = (body: WorkflowChange): boolean =>
  new TextEncoder().encode(JSON.stringify(body)).length <= KEEPALIVE_MAX;

/** Loads the workflow with its suppliers. For an active workflow, loads only the first hundred suppliers. */
const getWholeWorkflow = (id: string) => callJson<WorkflowResponse>(workflowPath(id));

export const getWorkflowAlone = async (id: string, signal?: AbortSignal): Promise<WorkflowResponse> => ({
  ...(await callJson<Omit<WorkflowResponse, 'suppliers'>>(`${workflowPath(id)}?fields=${OWN_FIELDS.join(',')}`, {
    signal,
  })),
  suppliers: [],
});

export const workflowVerbs = {
  /** Loads the workflow with its suppliers. Loads only the missing fields if `known` is still the current version. */
  completeWorkflow: async (id: string, known: WorkflowResponse | undefined): Promise<WorkflowResponse> => {
    if (!known) return getWholeWorkflow(id);
    const rest = await callJson<Pick<WorkflowResponse, Missing>>(`${workflowPath(id)}?fields=${MISSING.join(',')}`);
    const isSame = rest.version === known.version && rest.status === known.status;
    return isSame ? { ...known, ...rest } : getWholeWorkflow(id);
  },
  /** `keepalive` lets a draft's last save finish after the page was closed. */
  saveWorkflow: (id: string, body: WorkflowChange) =>
    callJson<WorkflowResponse>(workflowPath(id), { method: 'PUT', body, keepalive: outlivesPage(body) }),
  updateWorkflowAndNotify: (id: string, body: WorkflowChange) =>
    callJson<WorkflowResponse>(`${workflowPath(id)}?notify=true`, { method: 'PUT', body }),
  launchWorkflow: (id: string) =>
    callJson<WorkflowResponse>(`${workflowPath(id)}/activate`, { method: 'PUT', body: {} }),
  /** `keepalive` delivers the last heartbeat, which reports that the page is closing. */
  sendPresence: (id: string, body: PresenceBody) =>
    callJson<PresenceResponse>(`${workflowPath(id)}/presence`, { method: 'PUT', body, keepalive: true, isQuiet: true }),
  getCloseEffects: (id: string) => callJson<CloseEffects>(`${workflowPath(id)}/close-effects`),
  closeWorkflow: (id: string) =>
    callJson<CloseWorkflowResponse>(`${workflowPath(id)}/close`, { method: 'PUT', body: {} }),
  cloneWorkflow: (id: string) => callJson<WorkflowResponse>(`${workflowPath(id)}/clone`, { method: 'POST', body: {} }),
  /** `crop` is in image pixels. */
  uploadCover: (id: string, file: File, crop: { x: number; y: number; width: number; height: number }) => {
    const form = new FormData();
    for (const [name, pixels] of Object.entries(crop)) form.set(`crop_${name}`, String(pixels));
    form.set('cover', file);
    return callJson<WorkflowResponse>(`${workflowPath(id)}/cover`, { method: 'PATCH', body: form });
  },
  removeCover: (id: string) => callJson<WorkflowResponse>(`${workflowPath(id)}/cover`, { method: 'DELETE' }),
  previewInvitation: (id: string, body: InvitationPreviewBody) =>
    callJson<InvitationPreviewResponse>(`${workflowPath(id)}/invitation-preview`, {
      method: 'POST',
      body,
      isQuestion: true,
    }),
  uploadQuestionAttachment: (id: string, questionId: string, file: File) => {
    const form = new FormData();
    form.set('attachment', file);
    return callJson<WorkflowResponse>(`${workflowPath(id)}/questionnaire/${questionId}/attachment`, {
      method: 'PATCH',
      body: form,
    });
  },
};
