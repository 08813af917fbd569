import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import type { Upload } from '@homologa/web/http/upload';
import { call, callForFile } from '../../../lib/api-client';
import type { OnboardingKey } from '../../../lib/link-tokens';
import { supplierPath } from '../../../lib/supplier-path';
import { type UploadHooks, upload } from '../../../lib/uploads/upload';
import { countCall } from '../own-calls';
import type { AnswerEntry } from '../questions';

export const patchAnswers = (
  key: OnboardingKey,
  answers: ReadonlyMap<string, AnswerEntry>,
  keepalive = false,
): Promise<OnboardingSupplierResponse> =>
  countCall(
    call('PATCH', `${supplierPath(key)}/answers`, {
      key,
      keepalive,
      body: {
        answers: [...answers].map(([questionId, { answer, seen }]) => ({ question_id: questionId, answer, seen })),
      },
    }),
  );

export const submitAnswers = (key: OnboardingKey): Promise<OnboardingSupplierResponse> =>
  countCall(call('PATCH', `${supplierPath(key)}/answers/submit`, { key, body: { answers: [] } }));

export const deleteAnswer = (key: OnboardingKey, questionId: string): Promise<OnboardingSupplierResponse> =>
  countCall(call('DELETE', `${supplierPath(key)}/answers/${questionId}`, { key }));

export const uploadAnswer = (
  key: OnboardingKey,
  questionId: string,
  file: File,
  hooks: UploadHooks,
): Upload<OnboardingSupplierResponse> => {
  const sending = upload<OnboardingSupplierResponse>('PATCH', `${supplierPath(key)}/answers-files`, {
    key,
    parts: { question_id: questionId },
    replacedQuestionId: questionId,
    file,
    ...hooks,
  });
  void countCall(sending.done);
  return sending;
};

/** Downloads the file of an attachment question; a plain link cannot send the required credentials. */
export const getAttachment = (key: OnboardingKey, questionId: string): Promise<Blob> =>
  callForFile(`/onboarding/${encodeURIComponent(key.workflowId)}/questionnaire/${questionId}/attachment`, { key });
