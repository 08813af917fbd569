import { fileKinds } from '../../../components/file-kinds';
import { useI18n } from '../../../i18n/I18nProvider';
import { useConfig } from '../../../lib/config-context';
import { INSTRUCTIONS } from '../instructions.texts';

interface ProofInputProps {
  id: string;
  hasSome: boolean;
  error: string | null;
  onChoose: (files: readonly File[]) => void;
}

export function ProofInput({ id, hasSome, error, onChoose }: ProofInputProps) {
  const { t } = useI18n();
  const { uploads } = useConfig();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  return (
    <div className={error ? 'file field-wrong' : 'file'}>
      {uploads && (
        <p id={hintId} className="hint">
          {t(INSTRUCTIONS.proof_hint, { size: uploads.max_mb, kinds: fileKinds(uploads.extensions, t) })}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <input
        id={id}
        type="file"
        multiple
        className="visually-hidden"
        accept={uploads?.extensions.map((extension) => `.${extension}`).join(',')}
        aria-invalid={error !== null}
        aria-describedby={[uploads ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Resets the input, so that the same file can be chosen again after a failure.
          target.value = '';
        }}
      />
      <label htmlFor={id} className="button button-secondary file-choose">
        {t(hasSome ? INSTRUCTIONS.proof_more : INSTRUCTIONS.proof_choose)}
        <span className="visually-hidden">: {t(INSTRUCTIONS.proof)}</span>
      </label>
    </div>
  );
}
