import type {
  CallBody,
  CorrectionsInput,
  DeskDataBody,
  DeskRequestResponse,
  RequestStatusBody,
} from '@homologa/domain/desk/desk.contract';
import { callJson } from '../shared/http/http-client';

/** The path of one request at the desk, and of its files. */
const deskPath = (id: string): string => `/api/desk/requests/${encodeURIComponent(id)}`;

const post = (id: string, action: string, body: unknown) =>
  callJson<DeskRequestResponse>(`${deskPath(id)}/${action}`, { method: 'POST', body });

const filePath = (id: string, fileId: string) => `${deskPath(id)}/files/${fileId}`;

export const deskApi = {
  getRequest: (id: string) => callJson<DeskRequestResponse>(deskPath(id)),
  take: (id: string) => post(id, 'take', {}),
  logCall: (id: string, call: CallBody) => post(id, 'calls', call),
  saveData: (id: string, data: DeskDataBody) =>
    callJson<DeskRequestResponse>(`${deskPath(id)}/data`, { method: 'PATCH', body: data }),
  saveCorrections: (id: string, company: CorrectionsInput) =>
    callJson<DeskRequestResponse>(`${deskPath(id)}/data`, { method: 'PATCH', body: { company } }),
  uploadFile: (id: string, type: 'bir' | 'additional', file: File) => {
    const form = new FormData();
    // The type comes before the file, so that a streaming reader knows it in time.
    form.set('type', type);
    form.set('file', file);
    return post(id, 'files', form);
  },
  /** Where a file beside the request is downloaded. */
  filePath,
  deleteFile: (id: string, fileId: string) => callJson<DeskRequestResponse>(filePath(id, fileId), { method: 'DELETE' }),
  setStatus: (id: string, change: RequestStatusBody) => post(id, 'status', change),
  verify: (id: string) => post(id, 'data-verified', {}),
  deliver: (id: string, makesDocument: boolean) => post(id, 'deliver', { makes_document: makesDocument }),
  beginCorrection: (id: string, reason: string) => post(id, 'correction', { reason }),
  abandonCorrection: (id: string) => callJson<DeskRequestResponse>(`${deskPath(id)}/correction`, { method: 'DELETE' }),
  deliverCorrection: (id: string) => post(id, 'correction/deliver', {}),
};
