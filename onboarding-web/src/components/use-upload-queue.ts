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
import { prepareFiles } from '../lib/uploads/prepare-files';
import type { UploadHooks } from '../lib/uploads/upload';
import { dropWaiting, keepWaiting, newUploadId, takeWaiting, type WaitingFile } from '../lib/uploads/waiting-files';
import { FILE } from './file.texts';

export type SendFile<T> = (file: File, hooks: UploadHooks) => Upload<T>;

export type Sending = { id: number; name: string } /** `session`: waits for the log-in. */ & (
  | { phase: 'preparing' }
  | { phase: 'waiting' }
  | { phase: 'session'; share: number }
  | { phase: 'uploading'; share: number; isPaused: boolean }
  | { phase: 'failed'; message: string; canRetry: boolean }
);

type Phase = Sending extends infer S ? (S extends Sending ? Omit<S, 'id' | 'name'> : never) : never;

interface QueueOptions<T> {
  /** Names where the files are used: files that wait there are sent when the place is shown again. */
  place: string;
  send: SendFile<T>;
  take: (answer: T, file: File) => void;
  onFailed?: (name: string, why: TellWhy) => void;
  /** The server may have used the file of an upload that was cancelled. */
  onCancelled?: () => void;
}

/**
 * Uploads files one after the other, with progress, cancel and retry; a cut, a log-in and a reload are survived.
 * Concurrent uploads would all be slow on a weak connection. Invalid files are rejected before the upload. Photos are
 * shrunk one after the other too: several decoded photos at once may exceed a phone's memory.
 */
export function useUploadQueue<T>({ place, send: sendFile, take, onFailed, onCancelled }: QueueOptions<T>) {
  const { t, locale } = useI18n();
  const { uploads } = useConfig();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const files = useRef(new Map<number, WaitingFile>());
  /** Uploads of which parts may have been sent before. */
  const begun = useRef(new Set<string>());
  /** Rows whose file is not prepared yet. */
  const preparing = useRef(new Set<number>());
  const lastPrepared = useRef<Promise<unknown>>(Promise.resolve());
  const isLeft = useRef(false);
  const line = useRef<number[]>([]);
  const running = useRef<{ id: number; cancel: () => void } | null>(null);
  const nextId = useRef(1);

  /** Functions instead of texts, so that shown errors are translated when the language changes. */
  const told = useRef(new Map<number, TellWhy>());
  useLanguageChange(async () => {
    const said = await Promise.all([...told.current].map(async ([of, why]) => [of, await why(locale, t)] as const));
    const messages = new Map(said);
    setSending((before) =>
      before.map((each) =>
        each.phase === 'failed' ? { ...each, message: messages.get(each.id) ?? each.message } : each,
      ),
    );
  });

  const change = (id: number, phase: Phase, name?: string) =>
    setSending((before) => before.map((each) => (each.id === id ? { id, name: name ?? each.name, ...phase } : each)));
  const forget = (id: number) => {
    files.current.delete(id);
    told.current.delete(id);
    preparing.current.delete(id);
    line.current = line.current.filter((each) => each !== id);
    setSending((before) => before.filter((each) => each.id !== id));
  };

  const resume = useEffectEvent(async () => {
    const found = await takeWaiting(place);
    if (isLeft.current) return;
    for (const waiting of found) {
      if ([...files.current.values()].some(({ id }) => id === waiting.id)) continue;
      begun.current.add(waiting.id);
      const id = show(waiting.file.name, { phase: 'waiting' });
      files.current.set(id, waiting);
      line.current.push(id);
    }
    // Without such files there is nothing to begin: a file that was added while they were read may wait for a log-in.
    if (found.length > 0) await work();
  });
  // Leaving the page interrupts its uploads; the files wait until the page is shown again.
  useEffect(() => {
    isLeft.current = false;
    void resume();
    return () => {
      isLeft.current = true;
      line.current = [];
      running.current?.cancel();
    };
  }, []);
  // A log-in continues the uploads that the end of the session interrupted.
  const continueAfterLogin = useEffectEvent(() => {
    for (const id of line.current) change(id, { phase: 'waiting' });
    void resume().then(work);
  });
  useEffect(() => onSessionRestored(() => continueAfterLogin()), []);

  /** Shows a new row and returns its id. */
  function show(name: string, phase: Phase): number {
    const id = nextId.current;
    nextId.current += 1;
    setSending((before) => [...before, { id, name, ...phase }]);
    return id;
  }

  async function fail(id: number, name: string, why: TellWhy, canRetry: boolean): Promise<void> {
    told.current.set(id, why);
    onFailed?.(name, why);
    change(id, { phase: 'failed', message: await why(locale, t), canRetry }, name);
  }

  /** Returns false if the session has ended: the upload and those after it wait for the log-in. */
  async function sendOne(id: number, waiting: WaitingFile): Promise<boolean> {
    const { file } = waiting;
    let share = 0;
    let isPaused = false;
    const showShare = () => change(id, { phase: 'uploading', share, isPaused }, file.name);
    showShare();
    const isNew = !begun.current.has(waiting.id);
    begun.current.add(waiting.id);
    const upload = sendFile(file, {
      id: waiting.id,
      isNew,
      onProgress: (now) => {
        share = now;
        showShare();
      },
      onPause: (now) => {
        isPaused = now;
        showShare();
      },
    });
    running.current = { id, cancel: upload.cancel };
    try {
      take(await upload.done, file);
      dropWaiting(place, waiting.id);
      forget(id);
    } catch (error) {
      if (isApiError(error, 'unauthenticated')) {
        for (const each of line.current) change(each, { phase: 'session', share: 0 });
        line.current.unshift(id);
        change(id, { phase: 'session', share });
        return false;
      }
      if (isAbort(error)) onCancelled?.();
      else {
        dropWaiting(place, waiting.id);
        await fail(id, file.name, (...reader) => failureText(error, ...reader), isTemporary(error));
      }
    } finally {
      running.current = null;
    }
    return true;
  }

  async function work(): Promise<void> {
    if (running.current) return;
    const id = line.current.shift();
    const waiting = id === undefined ? undefined : files.current.get(id);
    if (id === undefined || !waiting) return;
    if (await sendOne(id, waiting)) await work();
  }

  function enqueue(id: number, waiting: WaitingFile): void {
    // Kept also if the page was left while the photo was prepared: it is sent when the page is shown again.
    keepWaiting(place, waiting);
    if (isLeft.current) return;
    files.current.set(id, waiting);
    line.current.push(id);
    change(id, { phase: 'waiting' }, waiting.file.name);
    void work();
  }

  async function prepare(id: number, chosen: readonly File[], name: string): Promise<boolean> {
    if (!preparing.current.has(id)) return false;
    const file = await prepareFiles(chosen, name);
    const isDismissed = !preparing.current.delete(id);
    if (isDismissed) return false;
    const refusal = file && validateFile(file, uploads);
    if (!file || refusal) {
      await fail(
        id,
        name,
        async (language, text) => (refusal ? codeText(refusal, language) : text(FILE.not_joined)),
        false,
      );
      return false;
    }
    enqueue(id, { id: newUploadId(), file });
    return true;
  }

  return {
    sending,
    /** Adds one upload of a file, or of photos that become one PDF; resolves to true once the file is accepted. */
    add: (chosen: readonly File[], name: string): Promise<boolean> => {
      const id = show(name, { phase: 'preparing' });
      preparing.current.add(id);
      const prepared = lastPrepared.current.then(() => prepare(id, chosen, name));
      lastPrepared.current = prepared.catch(() => {});
      countUpload(prepared);
      return prepared;
    },
    retry: (id: number) => {
      const failed = files.current.get(id);
      // A new id: the parts stored under the old one may be what the server fails at.
      if (failed) enqueue(id, { id: newUploadId(), file: failed.file });
    },
    dismiss: (id: number) => {
      if (running.current?.id === id) running.current.cancel();
      const dropped = files.current.get(id);
      if (dropped) dropWaiting(place, dropped.id);
      forget(id);
    },
  };
}
