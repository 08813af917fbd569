import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { useEffect, useRef, useState } from 'react';
import type { FileInputState } from '../components/FileInput';
import { useI18n } from '../i18n/I18nProvider';
import { useConfig } from '../onboarding/config-context';
import { isPassing } from './api-error';
import { codeText, failureText } from './error-text';
import { type FileRefusal, refuseFile } from './file-rules';
import type { RunningUpload } from './upload';

type Own = { phase: 'idle' } | Exclude<FileInputState, { phase: 'none' } | { phase: 'stored' }>;

interface FileUpload {
  stored: { name: string; size: number } | null;
  send: (file: File, onProgress: (share: number) => void) => RunningUpload<OnboardingSupplierResponse>;
  remove: () => Promise<OnboardingSupplierResponse>;
  take: (supplier: OnboardingSupplierResponse) => void;
}

export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The upload of one file that takes the place of another: the old one stays until the new one is stored. */
export function useFileUpload({ stored, send, remove, take }: FileUpload) {
  const { t, locale } = useI18n();
  const { uploads } = useConfig();
  const [own, setOwn] = useState<Own>({ phase: 'idle' });
  const chosen = useRef<File | null>(null);
  const stop = useRef<() => void>(() => {});
  // Whoever leaves the page leaves the upload too.
  useEffect(() => () => stop.current(), []);

  async function start(file: File): Promise<void> {
    chosen.current = file;
    const { name } = file;
    const refusal: FileRefusal | null = refuseFile(file, uploads);
    if (refusal) {
      setOwn({ phase: 'failed', name, message: await codeText(refusal, locale), canRetry: false });
      return;
    }
    setOwn({ phase: 'uploading', name, share: 0 });
    const running = send(file, (share) => setOwn({ phase: 'uploading', name, share }));
    stop.current = running.cancel;
    try {
      take(await running.done);
      setOwn({ phase: 'idle' });
    } catch (error) {
      if (isAbort(error)) setOwn({ phase: 'idle' });
      else await fail(name, error);
    } finally {
      stop.current = () => {};
    }
  }

  async function fail(name: string, error: unknown): Promise<void> {
    setOwn({ phase: 'failed', name, message: await failureText(error, locale, t), canRetry: isPassing(error) });
  }

  const state: FileInputState =
    own.phase !== 'idle' ? own : stored ? { phase: 'stored', name: stored.name, size: stored.size } : { phase: 'none' };
  return {
    state,
    choose: (file: File) => void start(file),
    retry: () => chosen.current && void start(chosen.current),
    cancel: () => stop.current(),
    remove: () => {
      remove().then(take, (error: unknown) => void fail(stored?.name ?? '', error));
    },
  };
}
