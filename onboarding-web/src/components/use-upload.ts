import { validateFile } from '@homologa/web/files/file-rules';
import { isTemporary } from '@homologa/web/http/api-error';
import { isAbort, type Upload } from '@homologa/web/http/upload';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { useLanguageChange } from '../i18n/use-language-change';
import { useConfig } from '../lib/config-context';
import { codeText, failureText, type TellWhy } from '../lib/error-text';
import type { FileActivity } from './FileInput';

interface UploadOptions<T> {
  send: (file: File, onProgress: (share: number) => void) => Upload<T>;
  take: (answer: T, file: File) => void;
}

/** Uploads one file at a time, with progress, cancel and retry. Invalid files are rejected before the upload. */
export function useUpload<T>({ send: sendFile, take }: UploadOptions<T>) {
  const { t, locale } = useI18n();
  const { uploads } = useConfig();
  const [state, setState] = useState<FileActivity>(null);
  const chosen = useRef<File | null>(null);
  const stop = useRef<() => void>(() => {});
  const told = useRef<TellWhy | null>(null);
  useLanguageChange(async () => {
    const message = await told.current?.(locale, t);
    if (message !== undefined) setState((now) => (now?.phase === 'failed' ? { ...now, message } : now));
  });
  // Leaving the page cancels the upload.
  useEffect(() => () => stop.current(), []);

  async function send(file: File): Promise<void> {
    chosen.current = file;
    const { name } = file;
    const refusal = validateFile(file, uploads);
    if (refusal) return fail('upload', name, (language) => codeText(refusal, language));
    setState({ phase: 'uploading', name, share: 0 });
    const running = sendFile(file, (share) => setState({ phase: 'uploading', name, share }));
    stop.current = running.cancel;
    try {
      take(await running.done, file);
      setState(null);
    } catch (error) {
      if (isAbort(error)) setState(null);
      else await failWith('upload', name, error);
    } finally {
      stop.current = () => {};
    }
  }

  /** Shows an error. Keeps `why` instead of the text, so that a change of language translates the shown error. */
  async function fail(what: 'upload' | 'removal', name: string, why: TellWhy, canRetry = false): Promise<void> {
    told.current = why;
    const message = await why(locale, t);
    setState({ phase: 'failed', what, name, message, canRetry });
  }

  const failWith = (what: 'upload' | 'removal', name: string, error: unknown): Promise<void> =>
    fail(what, name, (...reader) => failureText(error, ...reader), what === 'upload' && isTemporary(error));

  return {
    activity: state,
    choose: (file: File) => void send(file),
    retry: () => chosen.current && void send(chosen.current),
    cancel: () => stop.current(),
    clear: () => setState(null),
    failRemoval: (name: string, error: unknown) => void failWith('removal', name, error),
  };
}
