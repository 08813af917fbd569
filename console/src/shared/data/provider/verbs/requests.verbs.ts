import type {
  CallBody,
  CorrectionsInput,
  DeliverBody,
  DeskDataBody,
  DeskRequestResponse,
  GatewayBody,
  QueueSummaryResponse,
  RequestStatusBody,
} from '@homologa/domain/desk/desk.contract';
import type { SendBackBody } from '@homologa/domain/send-backs/send-back.contract';
import { callJson } from '../../../http/http-client';

const deskPath = (id: string): string => `/api/desk/requests/${encodeURIComponent(id)}`;

const post = (id: string, action: string, body: unknown) =>
  callJson<DeskRequestResponse>(`${deskPath(id)}/${action}`, { method: 'POST', body });

export const requestFilePath = (id: string, fileId: string) => `${deskPath(id)}/files/${fileId}`;

export const requestVerbs = {
  takeRequest: (id: string) => post(id, 'take', {}),
  takeNextRequest: () => callJson<DeskRequestResponse>('/api/desk/requests/take-next', { method: 'POST', body: {} }),
  takeOverRequest: (id: string) => post(id, 'take-over', {}),
  /** A null `staffId` releases the desk request. */
  assignRequest: (id: string, staffId: string | null) => post(id, 'assign', { staff_id: staffId }),
  moveRequestToGateway: (id: string, change: GatewayBody) => post(id, 'gateway', change),
  getQueueSummary: () => callJson<QueueSummaryResponse>('/api/desk/summary'),
  logCall: (id: string, call: CallBody) => post(id, 'calls', call),
  saveRequestData: (id: string, data: DeskDataBody) =>
    callJson<DeskRequestResponse>(`${deskPath(id)}/data`, { method: 'PATCH', body: data }),
  saveCorrections: (id: string, company: CorrectionsInput) =>
    callJson<DeskRequestResponse>(`${deskPath(id)}/data`, { method: 'PATCH', body: { company } }),
  uploadRequestFile: (id: string, type: 'bir' | 'additional', file: File) => {
    const form = new FormData();
    // Append the type before the file: the server parses the form as a stream and must know the type when the file
    // begins.
    form.set('type', type);
    form.set('file', file);
    return post(id, 'files', form);
  },
  deleteRequestFile: (id: string, fileId: string) =>
    callJson<DeskRequestResponse>(requestFilePath(id, fileId), { method: 'DELETE' }),
  sendBack: (id: string, items: readonly SendBackBody['items'][number][]) =>
    post(id, 'send-backs', { items: items.map(({ kind, target, reason }) => ({ kind, target, reason })) }),
  withdrawSendBack: (id: string, sendBackId: string) =>
    callJson<DeskRequestResponse>(`${deskPath(id)}/send-backs/${sendBackId}`, { method: 'DELETE' }),
  setRequestStatus: (id: string, change: RequestStatusBody) => post(id, 'status', change),
  verifyRequest: (id: string, reason: string) => post(id, 'data-verified', { reason }),
  deliverRequest: (id: string, body: DeliverBody) => post(id, 'deliver', body),
  askSecondLook: (id: string, ready: boolean) => post(id, 'second-look', { ready }),
  beginCorrection: (id: string, reason: string) => post(id, 'correction', { reason }),
  abandonCorrection: (id: string) => callJson<DeskRequestResponse>(`${deskPath(id)}/correction`, { method: 'DELETE' }),
  deliverCorrection: (id: string, note: string) => post(id, 'correction/deliver', { note }),
};
