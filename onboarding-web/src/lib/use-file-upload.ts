import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import type { Upload } from '@homologa/web/http/upload';
import type { FileInputState } from '../components/FileInput';
import { useUpload } from './use-upload';

interface FileUpload {
  stored: { name: string; size: number } | null;
  send: (file: File, onProgress: (share: number) => void) => Upload<OnboardingSupplierResponse>;
  remove: () => Promise<OnboardingSupplierResponse>;
  take: (supplier: OnboardingSupplierResponse) => void;
}

/** The upload of one file that takes the place of another: the old one stays until the new one is stored. */
export function useFileUpload({ stored, send, remove, take }: FileUpload) {
  const { state: own, choose, retry, cancel, fail } = useUpload({ send, take });
  const state: FileInputState =
    own ?? (stored ? { phase: 'stored', name: stored.name, size: stored.size } : { phase: 'none' });
  return {
    state,
    choose,
    retry,
    cancel,
    remove: () => {
      remove().then(take, (error: unknown) => fail(stored?.name ?? '', error));
    },
  };
}
