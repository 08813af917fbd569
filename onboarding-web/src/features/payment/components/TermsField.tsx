import { useI18n } from '../../../i18n/I18nProvider';
import { useConfig } from '../../../lib/config-context';
import type { FieldBinding } from '../../../lib/use-form';
import { ACCEPTED } from '../billing-fields';
import { REFERENCE } from '../reference.texts';

interface TermsFieldProps {
  field: FieldBinding;
  onChange: (value: string) => void;
}

export function TermsField({ field: { id, value, error }, onChange }: TermsFieldProps) {
  const { t, locale } = useI18n();
  const { terms } = useConfig().legal_links[locale];
  return (
    <div className={error ? 'choices field-wrong' : 'choices'}>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          checked={value === ACCEPTED}
          aria-required="true"
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.checked ? ACCEPTED : '')}
        />
        <span>{t(REFERENCE.terms)}</span>
      </label>
      {terms && (
        <a className="terms-link" href={terms} target="_blank" rel="noreferrer">
          {t(REFERENCE.terms_link)}
        </a>
      )}
    </div>
  );
}
