import { useId, useRef } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { sizeText } from '../lib/size-text';
import { useConfig } from '../onboarding/config-context';
import { Button } from './Button';

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
  const types = [...new Set(uploads.extensions)].join(', ').toUpperCase();
  return (
    <p id={id} className="hint">
      {t('file.hint', { size: uploads.max_mb, types })}
    </p>
  );
}

/** One file: what is accepted is said before choosing, then progress, retry, and the stored file. */
export function FileInput(props: FileInputProps) {
  const { state, isReadOnly } = props;
  const { t, locale } = useI18n();
  const { uploads } = useConfig();
  const input = useRef<HTMLInputElement>(null);
  const ownHintId = useId();
  const hintId = props.sharedHintId ?? ownHintId;
  return (
    <div className="file">
      {state.phase === 'stored' && (
        <p className="file-stored">
          <span className="file-name">{state.name}</span>
          <span className="muted">{sizeText(state.size, locale)}</span>
          {!isReadOnly && (
            <Button kind="quiet" onClick={props.onRemove} aria-label={t('file.remove_named', { name: state.name })}>
              {t('file.remove')}
            </Button>
          )}
        </p>
      )}
      {state.phase === 'uploading' && (
        <div className="file-running">
          <progress max={1} value={state.share} aria-label={state.name} />
          <Button kind="quiet" onClick={props.onCancel}>
            {t('file.cancel')}
          </Button>
        </div>
      )}
      {!isReadOnly && (
        <>
          {!props.sharedHintId && <FileHint id={hintId} />}
          <input
            ref={input}
            id={props.id}
            type="file"
            className="visually-hidden"
            accept={uploads?.extensions.map((extension) => `.${extension}`).join(',')}
            aria-labelledby={props.labelledBy}
            aria-describedby={[props.describedBy, uploads ? hintId : ''].filter(Boolean).join(' ') || undefined}
            aria-invalid={props.isInvalid}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) props.onChoose(file);
              // The same file may be chosen again after a failure.
              target.value = '';
            }}
          />
          {state.phase !== 'uploading' && (
            <label htmlFor={props.id} className="button button-secondary file-choose">
              {state.phase === 'stored' ? t('file.replace') : t('file.choose')}
            </label>
          )}
          {state.phase === 'failed' && state.canRetry && (
            <Button kind="secondary" onClick={props.onRetry}>
              {t('file.retry')}
            </Button>
          )}
        </>
      )}
      <p className={state.phase === 'failed' ? 'field-error' : 'file-status'} role="status">
        {statusText()}
      </p>
    </div>
  );

  function statusText(): string {
    if (state.phase === 'failed') return `${t('file.failed', { name: state.name })} ${state.message}`;
    if (state.phase === 'stored') return t('file.uploaded', { name: state.name });
    if (state.phase !== 'uploading') return '';
    // In steps of a tenth: every single per cent would be read aloud.
    return t('file.uploading', { name: state.name, percent: Math.floor(state.share * 10) * 10 });
  }
}
