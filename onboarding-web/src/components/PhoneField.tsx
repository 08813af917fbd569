import { type ComponentProps, useState } from 'react';
import { useI18n } from '../i18n/I18nProvider';
import { Field } from './Field';
import { PhoneNote } from './PhoneNote';
import { phoneHint } from './phone-hint';

interface PhoneFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'hint'> {
  /** Whose prefix is meant where none is written; '' where it is not known. */
  countryId: string;
  /** Left out where the form says elsewhere how phones are written. */
  hasHint?: boolean;
}

/** A phone: its country's prefix is in sight once it was left, and an odd number asked about (reference 7.10). */
export function PhoneField({ countryId, hasHint = true, ...field }: PhoneFieldProps) {
  const { t } = useI18n();
  const [isTyping, setTyping] = useState(false);
  return (
    <div className="phone-field">
      <Field
        autoComplete="tel"
        {...field}
        type="tel"
        hint={hasHint ? phoneHint(countryId, t) : undefined}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      />
      {!isTyping && !field.field.error && <PhoneNote typed={field.field.value} countryId={countryId} />}
    </div>
  );
}
