/** Owner of partial uploads: their ids are unique per supplier only. */
export interface UploadPlace {
  companyId: string;
  supplierId: string;
}

/** Age at which an upload that received no part is stale; long enough for a supplier who continues the next morning. */
export const PARTIAL_UPLOAD_MS = 86_400_000;

/** Signals that another request has used the same upload already; never leaves `storeSent`. */
export class UploadUsedError extends Error {}
