import { callForFile } from '../lib/api-client';
import type { OnboardingKey } from '../lib/link-tokens';
import { supplierPath } from '../lib/supplier-path';

/**
 * Downloads a file of a report request by its entry id: form file, RFC document or proof of payment. Throws `ApiError`.
 */
export const getRequestFile = (requestId: string, entryId: string): Promise<Blob> =>
  callForFile(`/onboarding/bir-requests/${requestId}/files/${entryId}`);

/** Downloads the file of an answer. Throws `ApiError`. */
export const getAnswerFile = (key: OnboardingKey, questionId: string): Promise<Blob> =>
  callForFile(`${supplierPath(key)}/answers/${questionId}/file`, { key });
