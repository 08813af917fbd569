import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { useEffect, useRef, useState } from 'react';
import type { FileInputState } from '../../components/FileInput';
import { useI18n } from '../../i18n/I18nProvider';
import { isPassing } from '../../lib/api-error';
import { codeText, failureText } from '../../lib/error-text';
import type { OnboardingKey } from '../../lib/link-tokens';
import { useConfig } from '../../onboarding/config-context';
import { deleteAnswer, uploadAnswer } from './api/answers.api';
import { type FileRefusal, refuseFile } from './file-rules';

type Own = { phase: 'idle' } | Exclude<FileInputState, { phase: 'none' } | { phase: 'stored' }>;

interface AnswerFile {
  key: OnboardingKey;
  questionId: string;
  stored: { name: string; size: number } | null;
  take: (supplier: OnboardingSupplierResponse) => void;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The upload of one file answer. The old file stays until the new one is stored (wire.md B13). */
export function useAnswerFile({ key, questionId, stored, take }: AnswerFile) {
  const { t, locale } = useI18n();
  const { uploads } = useConfig();
  const [own, setOwn] = useState<Own>({ phase: 'idle' });
  const chosen = useRef<File | null>(null);
  const stop = useRef<() => void>(() => {});
  // Whoever leaves the page of questions leaves the upload too.
  useEffect(() => () => stop.current(), []);

  async function send(file: File): Promise<void> {
    chosen.current = file;
    const { name } = file;
    const refusal: FileRefusal | null = refuseFile(file, uploads);
    if (refusal) {
      setOwn({ phase: 'failed', name, message: await codeText(refusal, locale), canRetry: false });
      return;
    }
    setOwn({ phase: 'uploading', name, share: 0 });
    const running = uploadAnswer(key, questionId, file, (share) => setOwn({ phase: 'uploading', name, share }));
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
    choose: (file: File) => void send(file),
    retry: () => chosen.current && void send(chosen.current),
    cancel: () => stop.current(),
    remove: () => {
      deleteAnswer(key, questionId).then(take, (error: unknown) => void fail(stored?.name ?? '', error));
    },
  };
}
