import { callForFile } from '../lib/api-client';
import type { OnboardingKey } from '../lib/link-tokens';
import { supplierPath } from './onboarding.api';

/** A file of a request by its entry id: a form file, the RFC document or a proof of payment. Throws `ApiError`. */
export const getRequestFile = (requestId: string, entryId: string): Promise<Blob> =>
  callForFile(`/onboarding/bir-requests/${requestId}/files/${entryId}`);

/** The uploaded file of an answer. Throws `ApiError`. */
export const getAnswerFile = (key: OnboardingKey, questionId: string): Promise<Blob> =>
  callForFile(`${supplierPath(key)}/answers/${questionId}/file`, { key });
