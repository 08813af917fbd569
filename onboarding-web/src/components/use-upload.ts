import { useRef, useState } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { useLanguageChange } from '../i18n/use-language-change';
import { failureText, type TellWhy } from '../lib/error-text';
import { isPhoto } from '../lib/uploads/prepare-files';
import type { FileActivity } from './FileInput';
import { FILE } from './file.texts';
import { type SendFile, type Sending, useUploadQueue } from './use-upload-queue';

interface UploadOptions<T> {
  /** Names where the file is used: a file that waits there is sent when the place is shown again. */
  place: string;
  send: SendFile<T>;
  take: (answer: T, file: File) => void;
}

/** Uploads one file at a time: a new choice replaces the upload of the one before. Several photos become one PDF. */
export function useUpload<T>({ place, send, take }: UploadOptions<T>) {
  const { t, locale } = useI18n();
  const { sending, add, retry, dismiss } = useUploadQueue({ place, send, take });
  /** Photos of the last choice, to which another photo can be added. */
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [removal, setRemoval] = useState<{ name: string; message: string } | null>(null);
  const told = useRef<TellWhy | null>(null);
  useLanguageChange(async () => {
    const message = await told.current?.(locale, t);
    if (message !== undefined) setRemoval((now) => now && { ...now, message });
  });
  const own = sending.at(-1);

  const dismissAll = () => {
    setRemoval(null);
    for (const { id } of sending) dismiss(id);
  };
  async function choose(files: readonly File[]): Promise<void> {
    const [first] = files;
    if (!first) return;
    dismissAll();
    const name = files.length === 1 ? first.name : t(FILE.photos_name, { count: files.length });
    if (await add(files, name)) setPhotos(files.every(isPhoto) ? files : []);
  }
  async function failRemoval(name: string, error: unknown): Promise<void> {
    const why: TellWhy = (...reader) => failureText(error, ...reader);
    told.current = why;
    setRemoval({ name, message: await why(locale, t) });
  }

  return {
    activity: own ? activityOf(own) : removalFailure(removal),
    choose: (files: readonly File[]) => void choose(files),
    /** Undefined unless the file consists of photos chosen on this page. */
    addPhotos: photos.length > 0 ? (more: readonly File[]) => void choose([...photos, ...more]) : undefined,
    retry: () => own && retry(own.id),
    cancel: dismissAll,
    /** Hides an error. */
    clear: () => {
      setRemoval(null);
      for (const { id, phase } of sending) if (phase === 'failed') dismiss(id);
    },
    forgetPhotos: () => setPhotos([]),
    failRemoval: (name: string, error: unknown) => void failRemoval(name, error),
  };
}

function activityOf(sending: Sending): FileActivity {
  const { name } = sending;
  if (sending.phase === 'failed') {
    const { message, canRetry } = sending;
    return { phase: 'failed', what: 'upload', name, message, canRetry };
  }
  if (sending.phase === 'preparing' || sending.phase === 'waiting') {
    return { phase: 'uploading', name, share: 0, pause: null };
  }
  const pause = sending.phase === 'session' ? 'session' : sending.isPaused ? 'cut' : null;
  return { phase: 'uploading', name, share: sending.share, pause };
}

const removalFailure = (removal: { name: string; message: string } | null): FileActivity =>
  removal && { phase: 'failed', what: 'removal', ...removal, canRetry: false };
