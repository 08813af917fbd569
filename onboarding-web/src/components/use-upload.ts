import { validateFile } from '@homologa/web/files/file-rules';
import { isApiError, isTemporary } from '@homologa/web/http/api-error';
import { isAbort, type Upload } from '@homologa/web/http/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { useLanguageChange } from '../i18n/use-language-change';
import { useConfig } from '../lib/config-context';
import { codeText, failureText, type TellWhy } from '../lib/error-text';
import { countUpload } from '../lib/running-uploads';
import { onSessionRestored } from '../lib/session-store';
import { isPhoto, prepareFiles } from '../lib/uploads/prepare-files';
import type { UploadHooks } from '../lib/uploads/upload';
import { dropWaiting, keepWaiting, newUploadId, takeWaiting, type WaitingFile } from '../lib/uploads/waiting-files';
import type { FileActivity } from './FileInput';
import { FILE } from './file.texts';

export type SendFile<T> = (file: File, hooks: UploadHooks) => Upload<T>;

interface UploadOptions<T> {
  /** Names where the file is used: a file that waits there is sent when the place is shown again. */
  place: string;
  send: SendFile<T>;
  take: (answer: T, file: File) => void;
}

/**
 * Uploads one file at a time, with progress, cancel and retry; a cut, a log-in and a reload are survived. Invalid files
 * are rejected before the upload. Photos are shrunk, several photos become one PDF.
 */
export function useUpload<T>({ place, send: sendFile, take }: UploadOptions<T>) {
  const { t, locale } = useI18n();
  const { uploads } = useConfig();
  const [state, setState] = useState<FileActivity>(null);
  const chosen = useRef<WaitingFile | null>(null);
  /** Photos of the last choice, to which another photo can be added. */
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const stop = useRef<() => void>(() => {});
  const isLeft = useRef(false);
  /** Number of the last choice or cancel: files of an earlier choice are not sent once they are prepared. */
  const turn = useRef(0);
  const told = useRef<TellWhy | null>(null);
  useLanguageChange(async () => {
    const message = await told.current?.(locale, t);
    if (message !== undefined) setState((now) => (now?.phase === 'failed' ? { ...now, message } : now));
  });

  const resume = useEffectEvent(async () => {
    const [waiting] = await takeWaiting(place);
    if (waiting && !isLeft.current && !chosen.current) void send(waiting, false);
  });
  // Leaving the page interrupts the upload; the file waits until the page is shown again.
  useEffect(() => {
    isLeft.current = false;
    void resume();
    return () => {
      isLeft.current = true;
      stop.current();
      chosen.current = null;
    };
  }, []);
  const isWaitingForLogin = state?.phase === 'uploading' && state.pause === 'session';
  const continueAfterLogin = useEffectEvent(() => {
    if (isWaitingForLogin && chosen.current) void send(chosen.current, false);
  });
  useEffect(() => onSessionRestored(() => continueAfterLogin()), []);

  async function choose(files: readonly File[]): Promise<void> {
    const [first] = files;
    if (!first) return;
    turn.current += 1;
    const mine = turn.current;
    const name = files.length === 1 ? first.name : t(FILE.photos_name, { count: files.length });
    setState({ phase: 'uploading', name, share: 0, pause: null });
    const preparing = prepareFiles(files, name);
    countUpload(preparing);
    const file = await preparing;
    if (mine !== turn.current) return;
    if (!file) return fail('upload', name, async (_locale, text) => text(FILE.not_joined));
    const refusal = validateFile(file, uploads);
    if (refusal) return fail('upload', name, (language) => codeText(refusal, language));
    setPhotos(files.every(isPhoto) ? files : []);
    const waiting = { id: newUploadId(), file };
    // Kept also if the page was left while the photo was prepared: it is sent when the page is shown again.
    keepWaiting(place, waiting);
    if (isLeft.current) return;
    await send(waiting, true);
  }

  async function send(waiting: WaitingFile, isNew: boolean): Promise<void> {
    chosen.current = waiting;
    const { id, file } = waiting;
    const { name } = file;
    let share = 0;
    let pause: 'cut' | null = null;
    const show = () => setState({ phase: 'uploading', name, share, pause });
    show();
    const running = sendFile(file, {
      id,
      isNew,
      onProgress: (now) => {
        share = now;
        show();
      },
      onPause: (isPaused) => {
        pause = isPaused ? 'cut' : null;
        show();
      },
    });
    stop.current = running.cancel;
    try {
      take(await running.done, file);
      dropWaiting(place, id);
      setState(null);
    } catch (error) {
      if (isAbort(error)) return;
      if (isApiError(error, 'unauthenticated')) {
        setState({ phase: 'uploading', name, share, pause: 'session' });
        return;
      }
      dropWaiting(place, id);
      await failWith('upload', name, error);
    } finally {
      stop.current = () => {};
    }
  }

  /**
   * Shows an error of the upload or removal. Stores the function `why` instead of its text, so that the shown error is
   * translated when the language changes.
   */
  async function fail(what: 'upload' | 'removal', name: string, why: TellWhy, canRetry = false): Promise<void> {
    told.current = why;
    const message = await why(locale, t);
    setState({ phase: 'failed', what, name, message, canRetry });
  }

  const failWith = (what: 'upload' | 'removal', name: string, error: unknown): Promise<void> =>
    fail(what, name, (...reader) => failureText(error, ...reader), what === 'upload' && isTemporary(error));

  return {
    activity: state,
    choose: (files: readonly File[]) => void choose(files),
    /** Undefined unless the file consists of photos chosen on this page. */
    addPhotos: photos.length > 0 ? (more: readonly File[]) => void choose([...photos, ...more]) : undefined,
    retry: () => {
      if (!chosen.current) return;
      // A new id: the parts stored under the old one may be what the server fails at.
      const again = { id: newUploadId(), file: chosen.current.file };
      keepWaiting(place, again);
      void send(again, true);
    },
    cancel: () => {
      turn.current += 1;
      stop.current();
      if (chosen.current) dropWaiting(place, chosen.current.id);
      chosen.current = null;
      setState(null);
    },
    clear: () => setState(null),
    forgetPhotos: () => setPhotos([]),
    failRemoval: (name: string, error: unknown) => void failWith('removal', name, error),
  };
}
