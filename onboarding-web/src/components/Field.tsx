import '../lib/typing/steady-press';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { APP } from '../i18n/app.texts';
import { useI18n } from '../i18n/I18nProvider';
import type { FieldBinding } from '../lib/use-form';

interface FieldFrameProps {
  field: Pick<FieldBinding, 'id' | 'error'>;
  label: string;
  hint?: string;
  isOptional?: boolean;
  children: ReactNode;
}

export function describedBy({ id, error }: Pick<FieldBinding, 'id' | 'error'>, hint?: string): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}

export function FieldFrame({ field, label, hint, isOptional = false, children }: FieldFrameProps) {
  const { t } = useI18n();
  return (
    <div className={field.error ? 'field field-wrong' : 'field'}>
      <label htmlFor={field.id}>
        {label} {isOptional && <span className="muted">({t(APP.optional)})</span>}
      </label>
      {hint && (
        <p id={`${field.id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {field.error && (
        <p id={`${field.id}-error`} className="field-error">
          {field.error}
        </p>
      )}
      {children}
    </div>
  );
}

interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'value' | 'onChange'> {
  ref?: Ref<HTMLInputElement>;
  field: FieldBinding;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Text in front of the input, such as a calling code; undefined for an input without that place. */
  before?: ReactNode;
}

export function Field({ field, label, hint, isOptional = false, before, ...input }: FieldProps) {
  const { error, ...bound } = field;
  const control = (
    <input
      {...input}
      {...bound}
      className="control"
      aria-required={!isOptional}
      aria-invalid={error !== null}
      aria-describedby={describedBy(field, hint)}
    />
  );
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
      {before === undefined ? (
        control
      ) : (
        <div className="with-prefix">
          {before}
          {control}
        </div>
      )}
    </FieldFrame>
  );
}
