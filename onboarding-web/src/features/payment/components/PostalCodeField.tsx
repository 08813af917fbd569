import { isOddPostalCode, needsPostalCode, postalCodeExample } from '@homologa/domain/countries/address-parts';
import { useState } from 'react';
import { Field } from '../../../components/Field';
import { NOTE } from '../../../components/note.texts';
import { useI18n } from '../../../i18n/I18nProvider';
import { postalInputMode } from '../../../lib/typing/postal-keyboard';
import type { FieldBinding } from '../../../lib/use-form';
import { REFERENCE } from '../reference.texts';

interface PostalCodeFieldProps {
  field: FieldBinding;
  label: string;
  countryId: string;
}

/** Postal code with the keyboard of its country; asks on blur about a code of another shape, and accepts it. */
export function PostalCodeField({ field, label, countryId }: PostalCodeFieldProps) {
  const { t } = useI18n();
  const [isTyping, setTyping] = useState(false);
  const isOdd = !isTyping && !field.error && isOddPostalCode(field.value, countryId);
  return (
    <div className="phone-field">
      <Field
        field={field}
        label={label}
        hint={countryId === '' || needsPostalCode(countryId) ? undefined : t(REFERENCE.no_postal_code)}
        autoComplete="postal-code"
        inputMode={postalInputMode(countryId)}
        maxLength={40}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
      />
      <p className="field-note" role="status">
        {isOdd ? t(NOTE.postal_code_odd, { example: postalCodeExample(countryId) }) : ''}
      </p>
    </div>
  );
}
