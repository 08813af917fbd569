import type { OwnExportResponse } from '@homologa/domain/exports/export.contract';
import { callJson, send } from '../../../http/http-client';

export const fileVerbs = {
  /** Fetches a protected file with the session's token, which the browser would not send for a plain URL. */
  getFile: async (path: string, { accept = '*/*', signal }: { accept?: string; signal?: AbortSignal } = {}) =>
    (await send(path, { signal, headers: { Accept: accept } })).blob(),
  getOwnTasks: () => callJson<OwnExportResponse[]>('/api/tasks'),
};
