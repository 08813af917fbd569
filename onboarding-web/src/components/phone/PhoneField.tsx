import { type ComponentProps, useState } from 'react';
import { useI18n } from '../../i18n/I18nProvider';
import { useAnnouncesCall } from '../../onboarding/onboarding-context';
import { Field } from '../Field';
import { PhoneNote } from './PhoneNote';
import { PhonePrefix } from './PhonePrefix';
import { phoneHint } from './phone-hint';

interface PhoneFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'hint' | 'before'> {
  countryId: string;
  hasHint?: boolean;
}

/**
 * Phone input with the country's calling code in front; on blur it shows the whole number as it is stored, or asks about
 * an unusual number.
 */
export function PhoneField({ countryId, hasHint = true, ...field }: PhoneFieldProps) {
  const { t } = useI18n();
  const announcesCall = useAnnouncesCall();
  const [isTyping, setTyping] = useState(false);
  return (
    <div className="phone-field">
      <Field
        autoComplete="tel"
        {...field}
        type="tel"
        before={<PhonePrefix typed={field.field.value} countryId={countryId} />}
        hint={hasHint ? phoneHint(countryId, t, announcesCall) : undefined}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      />
      {!isTyping && !field.field.error && <PhoneNote typed={field.field.value} countryId={countryId} />}
    </div>
  );
}
