import { isOddPhone, phonePrefix, phoneText, storedPhone } from '@homologa/domain/countries/phone';
import type { Text } from '@homologa/web/texts/text';
import { useI18n } from '../i18n/I18nProvider';
import { NOTE } from './note.texts';

export const oddPhoneText = (countryId: string, t: Text): string =>
  t(NOTE.phone_odd, { prefix: phonePrefix(countryId) ?? '+' });

/** Shows the completed number for a phone typed without a country prefix, or a warning about an unusual number. */
export function PhoneNote({ typed, countryId }: { typed: string; countryId: string }) {
  const { t } = useI18n();
  const stored = storedPhone(typed, countryId);
  const isCompleted = stored?.startsWith('+') && !typed.trim().startsWith('+');
  const isOdd = isOddPhone(typed, countryId);
  return (
    <p className={isOdd ? 'field-note' : 'hint'} role="status">
      {isOdd ? oddPhoneText(countryId, t) : isCompleted ? t(NOTE.phone_kept, { phone: phoneText(stored ?? '') }) : ''}
    </p>
  );
}
