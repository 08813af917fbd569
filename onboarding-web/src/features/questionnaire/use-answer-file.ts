import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import type { OnboardingKey } from '../../lib/link-tokens';
import { useFileUpload } from '../../lib/use-file-upload';
import { deleteAnswer, uploadAnswer } from './api/answers.api';

interface AnswerFile {
  key: OnboardingKey;
  questionId: string;
  stored: { name: string; size: number } | null;
  take: (supplier: OnboardingSupplierResponse) => void;
}

/** The upload of one file answer. The old file stays until the new one is stored (wire.md B13). */
export const useAnswerFile = ({ key, questionId, stored, take }: AnswerFile) =>
  useFileUpload({
    stored,
    take,
    send: (file, onProgress) => uploadAnswer(key, questionId, file, onProgress),
    remove: () => deleteAnswer(key, questionId),
  });
