import type { JobResponse } from '@homologa/domain/jobs/job.contract';
import type { DeliveryResponse } from '@homologa/domain/reports/delivery.contract';
import type { DuplicateMatch } from '@homologa/domain/suppliers/duplicates.contract';
import type {
  SupplierCountsResponse,
  SupplierResponse,
  SuppliersBulkResponse,
  UpdateSupplierBody,
} from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierHistoryEntry } from '@homologa/domain/suppliers/supplier-history.contract';
import type { RemindersResponse } from '@homologa/domain/workflows/workflow.contract';
import { callJson, callVoid, uploadForm } from '../shared/http/http-client';

/** The path of a workflow's suppliers, below `/api/`. */
export const suppliersOf = (workflowId: string): string => `workflows/${encodeURIComponent(workflowId)}/suppliers`;

const suppliersPath = (workflowId: string): string => `/api/${suppliersOf(workflowId)}`;

/** The path of one supplier's calls and downloads. */
export const supplierPath = (workflowId: string, id: string): string =>
  `${suppliersPath(workflowId)}/${encodeURIComponent(id)}`;

/** A supplier's invitation as the form has it. */
type InviteForm = Record<string, string | readonly string[]>;

export const suppliersApi = {
  getSupplier: (workflowId: string, id: string) => callJson<SupplierResponse>(supplierPath(workflowId, id)),
  supplierHistory: (workflowId: string, id: string) =>
    callJson<SupplierHistoryEntry[]>(`${supplierPath(workflowId, id)}/history`),
  deliveries: (workflowId: string, id: string) =>
    callJson<DeliveryResponse[]>(`${supplierPath(workflowId, id)}/deliveries`),
  /** Suppliers per status: of one workflow, or of all active ones. */
  supplierCounts: (workflowId?: string) =>
    callJson<SupplierCountsResponse>(workflowId ? `${suppliersPath(workflowId)}/counts` : '/api/suppliers/counts'),
  addSupplier: (workflowId: string, invite: InviteForm) =>
    callJson<SupplierResponse>(suppliersPath(workflowId), { method: 'POST', body: invite }),
  /** The textarea as typed: the server reads it with the same parser. */
  addSuppliersBulk: (workflowId: string, text: string) =>
    callJson<SuppliersBulkResponse>(`${suppliersPath(workflowId)}_bulk`, { method: 'POST', body: text }),
  /** A .csv, .txt or .xlsx file of suppliers; answered by its job. `again`: although it was imported before. */
  importSuppliers: (workflowId: string, file: File, again: boolean) => {
    const form = new FormData();
    form.set('again', String(again));
    form.set('file', file);
    const path = `/api/workflows/${encodeURIComponent(workflowId)}/imports`;
    return callJson<JobResponse>(path, { method: 'POST', body: form });
  },
  /** Suppliers that the company has already with the same tax id or D-U-N-S number. */
  findDuplicates: (suppliers: readonly { country: string; tax_id: string; duns_number: string }[]) =>
    callJson<DuplicateMatch[]>('/api/suppliers/duplicates', { method: 'POST', body: { suppliers }, isQuestion: true }),
  updateSupplier: (workflowId: string, id: string, body: UpdateSupplierBody) =>
    callJson<SupplierResponse>(supplierPath(workflowId, id), { method: 'PUT', body }),
  deleteSupplier: (workflowId: string, id: string) => callVoid(supplierPath(workflowId, id), { method: 'DELETE' }),
  remindSupplier: (workflowId: string, id: string) =>
    callJson<RemindersResponse>(`${supplierPath(workflowId, id)}/reminders`, { method: 'POST', body: {} }),
  remindAll: (workflowId: string) =>
    callJson<RemindersResponse>(`${suppliersPath(workflowId)}/reminders`, { method: 'POST', body: {} }),
  resendInvitation: (workflowId: string, id: string) =>
    callJson<SupplierResponse>(`${supplierPath(workflowId, id)}/invitations`, { method: 'POST', body: {} }),
  uploadFile: (workflowId: string, id: string, file: File, onProgress: (share: number) => void) => {
    const form = new FormData();
    form.set('file', file);
    return uploadForm<SupplierResponse>('PATCH', `${supplierPath(workflowId, id)}/files`, form, onProgress);
  },
  deleteFile: (workflowId: string, id: string, fileId: string) =>
    callVoid(`${supplierPath(workflowId, id)}/files/${fileId}`, { method: 'DELETE' }),
};
