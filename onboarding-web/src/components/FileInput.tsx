import { WORDS } from '@homologa/web/texts/words.texts';
import { useId } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { fileKinds } from '../lib/file-kinds';
import { useConfig } from '../onboarding/config-context';
import { Button } from './Button';
import { FILE } from './file.texts';
import { StoredName } from './StoredName';

export type FileInputState =
  | { phase: 'none' }
  | { phase: 'stored'; name: string; size: number }
  | { phase: 'uploading'; name: string; share: number }
  | { phase: 'failed'; name: string; message: string; canRetry: boolean };

interface FileInputProps {
  id: string;
  /** The ids of what names and describes it. */
  labelledBy: string;
  describedBy?: string;
  /** Where what is accepted is said once for several of them; else it is said here. */
  sharedHintId?: string;
  state: FileInputState;
  isReadOnly: boolean;
  isInvalid: boolean;
  /** Gives the stored file back; absent where nothing is stored, as in a preview. */
  load?: () => Promise<Blob>;
  onChoose: (file: File) => void;
  onRemove: () => void;
  onCancel: () => void;
  onRetry: () => void;
}

/** What may be uploaded, said before anything is chosen. */
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

/** One file: what is accepted is said before choosing, then progress, retry, and the stored file. */
export function FileInput(props: FileInputProps) {
  const { state, isReadOnly } = props;
  const { t } = useI18n();
  const { uploads } = useConfig();
  const ownHintId = useId();
  const hintId = props.sharedHintId ?? ownHintId;
  const isFailed = state.phase === 'failed';
  return (
    <div className="file">
      {state.phase === 'stored' && (
        <p className="file-stored">
          <StoredName name={state.name} size={state.size} load={props.load} />
          {!isReadOnly && (
            <Button kind="quiet" onClick={props.onRemove} aria-label={t(WORDS.removeNamed, { name: state.name })}>
              {t(FILE.remove)}
            </Button>
          )}
        </p>
      )}
      {state.phase === 'none' && isReadOnly && <p className="muted">{t(FILE.none)}</p>}
      {state.phase === 'uploading' && (
        <div className="file-running">
          <progress max={1} value={state.share} aria-label={state.name} />
          <Button kind="quiet" onClick={props.onCancel}>
            {t(WORDS.cancel)}
          </Button>
        </div>
      )}
      {/* What the stored file shows by itself is only said. */}
      <p
        className={isFailed ? 'field-error' : state.phase === 'stored' ? 'visually-hidden' : 'file-status'}
        role="status"
      >
        {statusText()}
      </p>
      {!isReadOnly && (
        <>
          {!props.sharedHintId && <FileHint id={hintId} />}
          {isFailed && state.canRetry && <Button onClick={props.onRetry}>{t(FILE.retry)}</Button>}
          <input
            id={props.id}
            type="file"
            className="visually-hidden"
            accept={uploads?.extensions.map((extension) => `.${extension}`).join(',')}
            aria-labelledby={props.labelledBy}
            aria-describedby={[props.describedBy, uploads ? hintId : ''].filter(Boolean).join(' ') || undefined}
            aria-invalid={props.isInvalid}
            // It keeps the focus, and takes no other file before this one is there or given up.
            aria-disabled={state.phase === 'uploading'}
            onClick={(event) => {
              if (state.phase === 'uploading') event.preventDefault();
            }}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) props.onChoose(file);
              // The same file may be chosen again after a failure.
              target.value = '';
            }}
          />
          {state.phase !== 'uploading' && (
            <label htmlFor={props.id} className="button button-secondary file-choose">
              {t(state.phase === 'stored' ? FILE.replace : FILE.choose)}
            </label>
          )}
        </>
      )}
    </div>
  );

  function statusText(): string {
    if (state.phase === 'failed') return `${t(FILE.failed, { name: state.name })} ${state.message}`;
    if (state.phase === 'stored') return t(FILE.uploaded, { name: state.name });
    if (state.phase !== 'uploading') return '';
    // In steps of a tenth: every single per cent would be read aloud.
    return t(FILE.uploading, { name: state.name, percent: Math.floor(state.share * 10) * 10 });
  }
}
