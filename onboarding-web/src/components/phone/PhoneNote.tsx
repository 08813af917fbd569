import { lacksCallingCode, oddPhonePrefix, phoneText, storedPhone } from '@homologa/domain/countries/phone';
import type { Text } from '@homologa/web/texts/text';
import { useI18n } from '../../i18n/I18nProvider';
import { NOTE } from '../note.texts';

/** Returns the question about an unusual number, or about a number without a known country; null if there is none. */
export function phoneQuestion(typed: string, countryId: string, t: Text): string | null {
  const prefix = oddPhonePrefix(typed, countryId);
  if (prefix !== null) return t(NOTE.phone_odd, { prefix });
  return lacksCallingCode(typed, countryId) ? t(NOTE.phone_without_code) : null;
}

/** Shows a phone typed without calling code as it is stored, or asks about an unusual number. */
export function PhoneNote({ typed, countryId }: { typed: string; countryId: string }) {
  const { t } = useI18n();
  const question = phoneQuestion(typed, countryId, t);
  const stored = storedPhone(typed, countryId);
  const isCompleted = stored !== null && !typed.trim().startsWith('+');
  return (
    <p className={question ? 'field-note' : 'hint'} role="status">
      {question ?? (isCompleted ? t(NOTE.phone_kept, { phone: phoneText(stored) }) : '')}
    </p>
  );
}
