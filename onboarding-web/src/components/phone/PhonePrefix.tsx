import { phonePrefix } from '@homologa/domain/countries/phone';

/**
 * Shows the country's calling code in front of a phone input, unless the number has its own. Hidden from screen readers:
 * the note below the input reads out the whole number.
 */
export function PhonePrefix({ typed, countryId }: { typed: string; countryId: string }) {
  const prefix = /^\s*(?:\+|00)/.test(typed) ? null : phonePrefix(countryId);
  return (
    prefix && (
      <span className="phone-prefix" aria-hidden="true">
        {prefix}
      </span>
    )
  );
}
