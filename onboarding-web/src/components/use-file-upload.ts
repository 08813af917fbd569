import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import type { Upload } from '@homologa/web/http/upload';
import type { StoredFile } from './FileInput';
import { useUpload } from './use-upload';

interface FileUpload {
  stored: StoredFile | null;
  send: (file: File, onProgress: (share: number) => void) => Upload<OnboardingSupplierResponse>;
  remove: () => Promise<OnboardingSupplierResponse>;
  take: (supplier: OnboardingSupplierResponse) => void;
}

export function useFileUpload({ stored, send, remove, take }: FileUpload) {
  const { failRemoval, clear, ...upload } = useUpload({ send, take });
  return {
    ...upload,
    stored,
    remove: () => {
      clear();
      remove().then(take, (error: unknown) => failRemoval(stored?.name ?? '', error));
    },
  };
}
