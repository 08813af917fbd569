import { WORDS } from '@homologa/web/texts/words.texts';
import { useId } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { useConfig } from '../lib/config-context';
import { Button } from './Button';
import { FILE } from './file.texts';
import { fileKinds } from './file-kinds';
import { StoredName } from './StoredName';

export interface StoredFile {
  name: string;
  /** Size in bytes. */
  size: number;
}

export type FileActivity =
  | {
      phase: 'uploading';
      name: string;
      share: number;
      /** `cut`: no connection, continues by itself. `session`: continues after the log-in. */
      pause: 'cut' | 'session' | null;
    }
  | { phase: 'failed'; what: 'upload' | 'removal'; name: string; message: string; canRetry: boolean }
  | null;

interface FileInputProps {
  id: string;
  labelledBy: string;
  describedBy?: string;
  sharedHintId?: string;
  stored: StoredFile | null;
  activity: FileActivity;
  isReadOnly: boolean;
  isInvalid: boolean;
  load?: () => Promise<Blob>;
  /** Several files are photos of one document. */
  onChoose: (files: readonly File[]) => void;
  /** Adds photos to the stored document; undefined if that is not possible. */
  onAddPhotos?: (photos: readonly File[]) => void;
  /** Undefined if the file can be replaced but not removed. */
  onRemove?: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** Id of the line that says how an upload goes or why it failed. */
export const fileStatusId = (inputId: string): string => `${inputId}-status`;

export function FileHint({ id }: { id: string }) {
  const { t } = useI18n();
  const { uploads } = useConfig();
  if (!uploads) return null;
  return (
    <p id={id} className="hint">
      {t(FILE.hint, { size: uploads.max_mb, kinds: fileKinds(uploads.extensions, t) })}
    </p>
  );
}

export function FileInput(props: FileInputProps) {
  const { stored, activity, isReadOnly, onRemove } = props;
  const { t } = useI18n();
  const { uploads } = useConfig();
  const ownHintId = useId();
  const hintId = props.sharedHintId ?? ownHintId;
  const isFailed = activity?.phase === 'failed';
  const isUploading = activity?.phase === 'uploading';
  return (
    <div className="file">
      {stored && (
        <p className="file-stored">
          <StoredName name={stored.name} size={stored.size} load={props.load} />
          {!isReadOnly && onRemove && !isUploading && (
            <Button kind="quiet" onClick={onRemove} aria-label={t(WORDS.removeNamed, { name: stored.name })}>
              {t(FILE.remove)}
            </Button>
          )}
        </p>
      )}
      {!stored && isReadOnly && <p className="muted">{t(FILE.none)}</p>}
      {isUploading && (
        <div className="file-running">
          <progress max={1} value={activity.share} aria-label={activity.name} />
          <span className="file-share" aria-hidden="true">
            {Math.floor(activity.share * 100)} %
          </span>
          <Button kind="quiet" onClick={props.onCancel}>
            {t(WORDS.cancel)}
          </Button>
        </div>
      )}
      {/* The name of a stored file is visible already, so this status is only for screen readers. */}
      <p
        id={fileStatusId(props.id)}
        className={isFailed ? 'field-error' : stored && !isUploading ? 'visually-hidden' : 'file-status'}
        role="status"
      >
        {statusText()}
      </p>
      {!isReadOnly && (
        <>
          {!props.sharedHintId && <FileHint id={hintId} />}
          {isFailed && activity.canRetry && <Button onClick={props.onRetry}>{t(FILE.retry)}</Button>}
          <input
            id={props.id}
            type="file"
            multiple
            className="visually-hidden"
            accept={uploads?.extensions.map((extension) => `.${extension}`).join(',')}
            aria-labelledby={props.labelledBy}
            aria-describedby={[props.describedBy, uploads ? hintId : ''].filter(Boolean).join(' ') || undefined}
            aria-invalid={props.isInvalid}
            // Unlike `disabled`, `aria-disabled` keeps the button focusable; the click handler ignores clicks during an
            // upload.
            aria-disabled={isUploading}
            onClick={(event) => {
              if (isUploading) event.preventDefault();
            }}
            onChange={({ target }) => {
              props.onChoose([...(target.files ?? [])]);
              // Resets the input, so that the same file can be chosen again after a failure.
              target.value = '';
            }}
          />
          {!isUploading && (
            <label htmlFor={props.id} className="button button-secondary file-choose">
              {t(stored ? FILE.replace : FILE.choose)}
            </label>
          )}
          {stored && !isUploading && props.onAddPhotos && (
            <PhotoAdder id={`${props.id}-more`} describedBy={props.labelledBy} onAdd={props.onAddPhotos} />
          )}
        </>
      )}
    </div>
  );

  function statusText(): string {
    if (isFailed) {
      const { what, name, message } = activity;
      return `${t(what === 'upload' ? FILE.failed : FILE.not_removed, { name })} ${message}`;
    }
    // Announces the progress in steps of 10 %, because a screen reader reads out every change.
    if (isUploading) {
      const { name, pause } = activity;
      if (pause === 'session') return t(FILE.after_login, { name });
      if (pause === 'cut') return t(FILE.cut, { name, percent: Math.floor(activity.share * 100) });
      return t(FILE.uploading, { name: activity.name, percent: Math.floor(activity.share * 10) * 10 });
    }
    return stored ? t(FILE.uploaded, { name: stored.name }) : '';
  }
}

interface PhotoAdderProps {
  id: string;
  describedBy: string;
  onAdd: (photos: readonly File[]) => void;
}

function PhotoAdder({ id, describedBy, onAdd }: PhotoAdderProps) {
  const { t } = useI18n();
  return (
    <>
      <input
        id={id}
        type="file"
        multiple
        className="visually-hidden"
        accept="image/*"
        aria-describedby={describedBy}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <label htmlFor={id} className="button button-secondary file-choose">
        {t(FILE.add_photo)}
      </label>
    </>
  );
}
