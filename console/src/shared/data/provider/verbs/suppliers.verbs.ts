import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type { TimelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import type { DeliveryResponse } from '@homologa/domain/reports/delivery.contract';
import type { ClientSendBacks, SendBackAnswersBody } from '@homologa/domain/send-backs/send-back.contract';
import type {
  AddressChangesBody,
  AddressChangesResponse,
  UndeliveredListResponse,
} from '@homologa/domain/suppliers/addresses/addresses.contract';
import type { ReviewAnswerBody } from '@homologa/domain/suppliers/answer-review.contract';
import type { DuplicateCandidate, DuplicateMatch } from '@homologa/domain/suppliers/duplicates.contract';
import type { ImportColumns } from '@homologa/domain/suppliers/import/import-columns';
import type {
  SupplierCountsResponse,
  SupplierResponse,
  SuppliersBulkResponse,
} from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierHistoryEntry } from '@homologa/domain/suppliers/supplier-history.contract';
import type { ReviewScoreBody, SupplierScoreResponse } from '@homologa/domain/suppliers/supplier-score.contract';
import type { RemindersResponse } from '@homologa/domain/workflows/workflow.contract';
import { callJson, callVoid, uploadForm } from '../../../http/http-client';
import { supplierPath, suppliersPath } from '../paths';

export interface ImportChoice {
  file: File;
  again: boolean;
  columns?: ImportColumns | 'ask' | undefined;
}

export const supplierVerbs = {
  getSupplierHistory: (workflowId: string, id: string) =>
    callJson<SupplierHistoryEntry[]>(`${supplierPath(workflowId, id)}/history`),
  getSupplierTimeline: (workflowId: string, id: string) =>
    callJson<TimelineResponse>(`${supplierPath(workflowId, id)}/timeline`),
  getSupplierDeliveries: (workflowId: string, id: string) =>
    callJson<DeliveryResponse[]>(`${supplierPath(workflowId, id)}/deliveries`),
  getSupplierCounts: (
    workflowId: string | undefined,
    filter: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
  ) => {
    const path = `${workflowId ? suppliersPath(workflowId) : '/api/suppliers'}/counts`;
    const query = new URLSearchParams();
    if (Object.keys(filter).length > 0) query.set('filter', JSON.stringify(filter));
    return callJson<SupplierCountsResponse>(query.size > 0 ? `${path}?${query}` : path, { signal });
  },
  addSuppliersBulk: (workflowId: string, text: string) =>
    callJson<SuppliersBulkResponse>(`${suppliersPath(workflowId)}_bulk`, { method: 'POST', body: text }),
  /**
   * Imports a .csv, .txt or .xlsx file as a job. `again` allows a file that was imported before. `columns` maps columns
   * to fields; with 'ask', the job returns the columns so that the user can map them.
   */
  importSuppliers: (workflowId: string, { file, again, columns }: ImportChoice) => {
    const form = new FormData();
    form.set('again', String(again));
    if (columns === 'ask') form.set('columns', columns);
    else if (columns) {
      form.set('columns', JSON.stringify({ has_heading: columns.hasHeading, fields: columns.fields }));
    }
    form.set('file', file);
    const path = `/api/workflows/${encodeURIComponent(workflowId)}/imports`;
    return callJson<JobResponse>(path, { method: 'POST', body: form });
  },
  findDuplicates: (suppliers: readonly DuplicateCandidate[]) =>
    callJson<DuplicateMatch[]>('/api/suppliers/duplicates', { method: 'POST', body: { suppliers }, isQuestion: true }),
  locateSupplier: (workflowId: string, id: string, body: { phone: string }) =>
    callJson<{ ok: true }>(`${supplierPath(workflowId, id)}/locate`, { method: 'POST', body }),
  reviewAnswer: (workflowId: string, id: string, questionId: string, body: ReviewAnswerBody) =>
    callJson<SupplierResponse>(`${supplierPath(workflowId, id)}/question/${questionId}/review`, {
      method: 'PUT',
      body,
    }),
  getSendBacks: (workflowId: string, id: string) =>
    callJson<ClientSendBacks>(`${supplierPath(workflowId, id)}/send-backs`),
  sendBackAnswers: (workflowId: string, id: string, body: SendBackAnswersBody) =>
    callJson<ClientSendBacks>(`${supplierPath(workflowId, id)}/send-backs`, { method: 'POST', body }),
  withdrawAnswers: (workflowId: string, id: string, sendBackId: string) =>
    callJson<ClientSendBacks>(`${supplierPath(workflowId, id)}/send-backs/${sendBackId}`, { method: 'DELETE' }),
  getSupplierScore: (workflowId: string, id: string) =>
    callJson<{ score: SupplierScoreResponse | null }>(`${supplierPath(workflowId, id)}/score`),
  reviewScore: (workflowId: string, id: string, body: ReviewScoreBody) =>
    callJson<{ score: SupplierScoreResponse | null }>(`${supplierPath(workflowId, id)}/score/reviews`, {
      method: 'POST',
      body,
    }),
  undoCompletion: (workflowId: string, id: string) =>
    callVoid(`${supplierPath(workflowId, id)}/completion`, { method: 'DELETE' }),
  remindSupplier: (workflowId: string, id: string) =>
    callJson<RemindersResponse>(`${supplierPath(workflowId, id)}/reminders`, { method: 'POST', body: {} }),
  remindAllSuppliers: (workflowId: string) =>
    callJson<RemindersResponse>(`${suppliersPath(workflowId)}/reminders`, { method: 'POST', body: {} }),
  changeAddresses: (workflowId: string, body: AddressChangesBody) =>
    callJson<AddressChangesResponse>(`${suppliersPath(workflowId)}/addresses`, {
      method: 'POST',
      body,
      isQuestion: body.dry_run === true,
    }),
  getUndelivered: (workflowId: string | undefined) =>
    callJson<UndeliveredListResponse>(
      `/api/suppliers/undelivered${workflowId ? `?workflow_id=${encodeURIComponent(workflowId)}` : ''}`,
    ),
  resendInvitation: (workflowId: string, id: string) =>
    callJson<SupplierResponse>(`${supplierPath(workflowId, id)}/invitations`, { method: 'POST', body: {} }),
  uploadSupplierFile: (workflowId: string, id: string, file: File, onProgress: (share: number) => void) => {
    const form = new FormData();
    form.set('file', file);
    return uploadForm<SupplierResponse>('PATCH', `${supplierPath(workflowId, id)}/files`, form, onProgress);
  },
  deleteSupplierFile: (workflowId: string, id: string, fileId: string) =>
    callVoid(`${supplierPath(workflowId, id)}/files/${fileId}`, { method: 'DELETE' }),
};
