import { describedBy } from '../../../components/Field';
import type { FieldBinding } from '../../../lib/use-form';

interface ChoiceFieldProps {
  field: FieldBinding;
  label: string;
  hint?: string;
  choices: readonly { value: string; name: string; note?: string }[];
}

export function ChoiceField({ field, label, hint, choices }: ChoiceFieldProps) {
  const { id, name, value, error, onChange } = field;
  return (
    <fieldset
      role="radiogroup"
      className={error ? 'choices field-wrong' : 'choices'}
      aria-required="true"
      aria-invalid={error !== null}
      aria-describedby={describedBy(field, hint)}
    >
      <legend>{label}</legend>
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
      {choices.map((choice, place) => (
        <label key={choice.value} className="choice">
          <input
            id={place === 0 ? id : undefined}
            type="radio"
            name={`${id}-${name}`}
            value={choice.value}
            checked={value === choice.value}
            onChange={onChange}
          />
          <span>
            {choice.name}
            {choice.note && <span className="choice-note">{choice.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
