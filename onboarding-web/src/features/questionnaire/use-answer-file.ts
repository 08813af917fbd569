import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import type { FileInputState } from '../../components/FileInput';
import type { OnboardingKey } from '../../lib/link-tokens';
import { useUpload } from '../../lib/use-upload';
import { deleteAnswer, uploadAnswer } from './api/answers.api';

interface AnswerFile {
  key: OnboardingKey;
  questionId: string;
  stored: { name: string; size: number } | null;
  take: (supplier: OnboardingSupplierResponse) => void;
}

/** The upload of one file answer. The old file stays until the new one is stored (wire.md B13). */
export function useAnswerFile({ key, questionId, stored, take }: AnswerFile) {
  const {
    state: own,
    choose,
    retry,
    cancel,
    fail,
  } = useUpload({
    send: (file, onProgress) => uploadAnswer(key, questionId, file, onProgress),
    take,
  });
  const state: FileInputState =
    own ?? (stored ? { phase: 'stored', name: stored.name, size: stored.size } : { phase: 'none' });
  return {
    state,
    choose,
    retry,
    cancel,
    remove: () => {
      deleteAnswer(key, questionId).then(take, (error: unknown) => fail(stored?.name ?? '', error));
    },
  };
}
