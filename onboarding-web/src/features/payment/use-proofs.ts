import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { useRef, useState } from 'react';
import { useUploadQueue } from '../../components/use-upload-queue';
import { useI18n } from '../../i18n/I18nProvider';
import { useLanguageChange } from '../../i18n/use-language-change';
import { failureText, type TellWhy } from '../../lib/error-text';
import type { OnboardingKey } from '../../lib/link-tokens';
import { getSupplier } from '../../onboarding/onboarding.api';
import { deleteProof, uploadProof } from './api/payment.api';

export interface ProofNews {
  what: 'uploaded' | 'removed' | 'failed' | 'not_removed';
  name: string;
  message: string;
}

/** Uploads and removes proofs of payment, and tells the newest change. */
export function useProofs(key: OnboardingKey, take: (supplier: OnboardingSupplierResponse) => void) {
  const { t, locale } = useI18n();
  const [news, setNews] = useState<ProofNews | null>(null);
  const told = useRef<TellWhy | null>(null);
  useLanguageChange(async () => {
    const message = await told.current?.(locale, t);
    if (message !== undefined) setNews((now) => now && { ...now, message: now.message && message });
  });
  async function tell(what: 'failed' | 'not_removed', name: string, why: TellWhy): Promise<void> {
    told.current = why;
    setNews({ what, name, message: await why(locale, t) });
  }
  const { sending, add, retry, dismiss } = useUploadQueue<OnboardingSupplierResponse>({
    place: `${key.supplierId}.payment_proof`,
    send: (file, hooks) => uploadProof({ key, file, ...hooks }),
    take: (supplier, { name }) => {
      take(supplier);
      setNews({ what: 'uploaded', name, message: '' });
    },
    onFailed: (name, why) => void tell('failed', name, why),
    onCancelled: () => void getSupplier(key).then(take, () => {}),
  });

  return {
    sending,
    news,
    isRunning: sending.some(({ phase }) => phase !== 'failed'),
    retry,
    dismiss,
    add: (chosen: readonly File[]) => {
      setNews(null);
      for (const file of chosen) void add([file], file.name);
    },
    remove: async (name: string): Promise<boolean> => {
      try {
        take(await deleteProof(key, name));
        setNews({ what: 'removed', name, message: '' });
        return true;
      } catch (error) {
        await tell('not_removed', name, (...reader) => failureText(error, ...reader));
        return false;
      }
    },
  };
}
