import type { BirValue } from '@homologa/domain/bir-form/form-values';
import { BIR_YES_NO_WORDS } from '@homologa/domain/bir-form/form-words';
import { APP } from '../../../i18n/app.texts';
import { useI18n } from '../../../i18n/I18nProvider';

interface YesNoProps {
  id: string;
  label: string;
  hint: string | undefined;
  error: string | null;
  isOptional: boolean;
  value: BirValue;
  onChange: (value: boolean) => void;
}

export function YesNo({ id, label, hint, error, isOptional, value, onChange }: YesNoProps) {
  const { t } = useI18n();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={error ? 'field field-wrong' : 'field'} aria-describedby={describedBy}>
      <legend>
        {label} {isOptional && <span className="muted">({t(APP.optional)})</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <div className="choices-side">
        {[true, false].map((choice) => (
          <label key={String(choice)} className="choice">
            <input
              id={choice ? id : undefined}
              type="radio"
              name={id}
              checked={value === choice}
              aria-invalid={error !== null}
              onChange={() => onChange(choice)}
            />
            <span>{t(choice ? BIR_YES_NO_WORDS.yes : BIR_YES_NO_WORDS.no)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
