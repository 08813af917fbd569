import type { OnboardingSupplierResponse } from '@homologa/domain/onboarding/onboarding.contract';
import { validateFile } from '@homologa/web/files/file-rules';
import { isApiError, isTemporary } from '@homologa/web/http/api-error';
import { isAbort } from '@homologa/web/http/upload';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useI18n } from '../../i18n/I18nProvider';
import { useLanguageChange } from '../../i18n/use-language-change';
import { useConfig } from '../../lib/config-context';
import { codeText, failureText, type TellWhy } from '../../lib/error-text';
import type { OnboardingKey } from '../../lib/link-tokens';
import { countUpload } from '../../lib/running-uploads';
import { onSessionRestored } from '../../lib/session-store';
import { prepareFiles } from '../../lib/uploads/prepare-files';
import { dropWaiting, keepWaiting, newUploadId, takeWaiting, type WaitingFile } from '../../lib/uploads/waiting-files';
import { getSupplier } from '../../onboarding/onboarding.api';
import { deleteProof, uploadProof } from './api/payment.api';

export type Sending = { id: number; name: string } /** `session`: waits for the log-in. */ & (
  | { phase: 'preparing' | 'waiting' | 'session' }
  | { phase: 'uploading'; share: number; isPaused: boolean }
  | { phase: 'failed'; message: string; canRetry: boolean }
);

type Phase = Sending extends infer S ? (S extends Sending ? Omit<S, 'id' | 'name'> : never) : never;

export interface ProofNews {
  what: 'uploaded' | 'removed' | 'failed' | 'not_removed';
  name: string;
  message: string;
}

/**
 * Uploads proofs one after the other, because concurrent uploads would all be slow on a weak connection. Photos are
 * shrunk one after the other too: several decoded photos at once may exceed a phone's memory.
 */
export function useProofs(key: OnboardingKey, take: (supplier: OnboardingSupplierResponse) => void) {
  const { t, locale } = useI18n();
  const { uploads } = useConfig();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [news, setNews] = useState<ProofNews | null>(null);
  const place = `${key.supplierId}.payment_proof`;
  const files = useRef(new Map<number, WaitingFile>());
  /** Uploads of which parts may have been sent before. */
  const begun = useRef(new Set<string>());
  /** Rows whose file is not prepared yet. */
  const preparing = useRef(new Set<number>());
  const lastPrepared = useRef<Promise<void>>(Promise.resolve());
  const isLeft = useRef(false);
  const line = useRef<number[]>([]);
  const running = useRef<{ id: number; cancel: () => void } | null>(null);
  const nextId = useRef(1);

  const told = useRef(new Map<number | 'news', TellWhy>());
  useLanguageChange(async () => {
    const said = await Promise.all([...told.current].map(async ([of, why]) => [of, await why(locale, t)] as const));
    const messages = new Map(said);
    setSending((before) =>
      before.map((each) =>
        each.phase === 'failed' ? { ...each, message: messages.get(each.id) ?? each.message } : each,
      ),
    );
    setNews((now) => now && { ...now, message: now.message && (messages.get('news') ?? now.message) });
  });

  const change = (id: number, phase: Phase) =>
    setSending((before) => before.map((each) => (each.id === id ? { id, name: each.name, ...phase } : each)));
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
      enqueue(waiting);
    }
    await work();
  });
  // Leaving the step interrupts its uploads; the files wait until the step is shown again.
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
    void resume();
  });
  useEffect(() => onSessionRestored(() => continueAfterLogin()), []);
  const isRunning = sending.some(({ phase }) => phase !== 'failed');

  function say(id: number, why: TellWhy): Promise<string> {
    told.current.set(id, why).set('news', why);
    return why(locale, t);
  }

  async function fail(id: number, name: string, error: unknown): Promise<void> {
    const message = await say(id, (...reader) => failureText(error, ...reader));
    change(id, { phase: 'failed', message, canRetry: isTemporary(error) });
    setNews({ what: 'failed', name, message });
  }

  /** Returns false if the session has ended: the upload and those after it wait for the log-in. */
  async function sendOne(id: number, waiting: WaitingFile): Promise<boolean> {
    const { file } = waiting;
    let share = 0;
    let isPaused = false;
    const showShare = () => change(id, { phase: 'uploading', share, isPaused });
    showShare();
    const isNew = !begun.current.has(waiting.id);
    begun.current.add(waiting.id);
    const upload = uploadProof({
      key,
      file,
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
      take(await upload.done);
      dropWaiting(place, waiting.id);
      forget(id);
      setNews({ what: 'uploaded', name: file.name, message: '' });
    } catch (error) {
      if (isApiError(error, 'unauthenticated')) {
        line.current.unshift(id);
        for (const each of line.current) change(each, { phase: 'session' });
        return false;
      }
      if (!isAbort(error)) {
        dropWaiting(place, waiting.id);
        await fail(id, file.name, error);
      }
      // The server may have stored a proof although its upload was cancelled, so the supplier is reloaded.
      else getSupplier(key).then(take, () => {});
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

  /** Shows a new row and returns its id. */
  function show(name: string, phase: Phase): number {
    const id = nextId.current;
    nextId.current += 1;
    setSending((before) => [...before, { id, name, ...phase }]);
    return id;
  }

  function enqueue(waiting: WaitingFile): void {
    const id = show(waiting.file.name, { phase: 'waiting' });
    files.current.set(id, waiting);
    line.current.push(id);
  }

  async function prepare(id: number, chosen: File): Promise<void> {
    if (!preparing.current.has(id)) return;
    const file = (await prepareFiles([chosen], '')) ?? chosen;
    const isDismissed = !preparing.current.delete(id);
    if (isDismissed) return;
    const refusal = validateFile(file, uploads);
    if (refusal) {
      const message = await say(id, (language) => codeText(refusal, language));
      change(id, { phase: 'failed', message, canRetry: false });
      setNews({ what: 'failed', name: chosen.name, message });
      return;
    }
    const waiting = { id: newUploadId(), file };
    // Kept also if the step was left while the photo was prepared: it is sent when the step is shown again.
    keepWaiting(place, waiting);
    if (isLeft.current) return;
    files.current.set(id, waiting);
    line.current.push(id);
    change(id, { phase: 'waiting' });
    void work();
  }

  function add(chosen: File): void {
    const id = show(chosen.name, { phase: 'preparing' });
    preparing.current.add(id);
    const prepared = lastPrepared.current.then(() => prepare(id, chosen));
    lastPrepared.current = prepared.catch(() => {});
    countUpload(prepared);
  }

  return {
    sending,
    news,
    isRunning,
    add: (chosen: readonly File[]) => {
      setNews(null);
      for (const file of chosen) add(file);
    },
    retry: (id: number) => {
      const failed = files.current.get(id);
      if (!failed) return;
      // A new id: the parts stored under the old one may be what the server fails at.
      const again = { id: newUploadId(), file: failed.file };
      files.current.set(id, again);
      keepWaiting(place, again);
      line.current.push(id);
      change(id, { phase: 'waiting' });
      void work();
    },
    dismiss: (id: number) => {
      if (running.current?.id === id) running.current.cancel();
      const dropped = files.current.get(id);
      if (dropped) dropWaiting(place, dropped.id);
      forget(id);
    },
    remove: async (name: string): Promise<boolean> => {
      try {
        take(await deleteProof(key, name));
        setNews({ what: 'removed', name, message: '' });
        return true;
      } catch (error) {
        const why: TellWhy = (...reader) => failureText(error, ...reader);
        told.current.set('news', why);
        setNews({ what: 'not_removed', name, message: await why(locale, t) });
        return false;
      }
    },
  };
}
