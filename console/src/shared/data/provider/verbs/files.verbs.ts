import type { OwnExportResponse } from '@homologa/domain/exports/export.contract';
import { callJson, send } from '../../../http/http-client';

export const fileVerbs = {
  /** A protected file; the browser cannot fetch it, because it does not send the session's token. */
  getFile: async (path: string, { accept = '*/*', signal }: { accept?: string; signal?: AbortSignal } = {}) =>
    (await send(path, { signal, headers: { Accept: accept } })).blob(),
  getOwnExports: () => callJson<OwnExportResponse[]>('/api/exports'),
};
