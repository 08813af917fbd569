import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import type { StoredFile } from './FileInput';
import { useUpload } from './use-upload';
import type { SendFile } from './use-upload-queue';

interface FileUpload {
  place: string;
  stored: StoredFile | null;
  send: SendFile<OnboardingSupplierResponse>;
  remove: () => Promise<OnboardingSupplierResponse>;
  take: (supplier: OnboardingSupplierResponse) => void;
}

export function useFileUpload({ place, stored, send, remove, take }: FileUpload) {
  const { failRemoval, forgetPhotos, clear, ...upload } = useUpload({ place, send, take });
  return {
    ...upload,
    stored,
    remove: () => {
      clear();
      forgetPhotos();
      remove().then(take, (error: unknown) => failRemoval(stored?.name ?? '', error));
    },
  };
}
