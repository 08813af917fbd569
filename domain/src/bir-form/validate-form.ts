import { isCountryId } from '../countries/countries';
import { isPhone } from '../countries/phone';
import { findState, hasStates } from '../countries/states';
import { type ErrorCode, type Violation, violation } from '../errors/error-codes';
import { isDay } from '../identity/day';
import { isValidEmail } from '../identity/email';
import { isValidTaxId, type TaxIdKind } from '../identity/tax-id';
import { isPossibleWebsite } from '../identity/website';
import type { BirForm } from './bir-form';
import { FORM_CURRENCIES } from './currencies';
import { type BirField, maxLengthOf } from './field';
import { type BirFormData, type BirValue, birPath, isBlank, isShown, linesOf, sectionRows } from './form-values';

interface Judging {
  form: BirForm;
  today: string;
}

const TAX_ID_ERRORS: Readonly<Record<TaxIdKind, ErrorCode>> = {
  cnpj: 'cnpj_invalid',
  rfc: 'rfc_invalid',
  ruc: 'ruc_invalid',
  dni: 'dni_invalid',
  cuit: 'cuit_invalid',
};

const fitsNumber = ({ kind, min, max }: BirField, value: BirValue): boolean =>
  typeof value === 'number' &&
  Number.isFinite(value) &&
  (kind === 'amount' || kind === 'percent' || Number.isInteger(value)) &&
  value >= (min ?? Number.NEGATIVE_INFINITY) &&
  value <= (max ?? Number.POSITIVE_INFINITY);

const invalidUnless = (fits: boolean): ErrorCode | null => (fits ? null : 'invalid_input');

function validateText(asked: BirField, text: string, { form, today }: Judging): ErrorCode | null {
  switch (asked.kind) {
    case 'email':
      return isValidEmail(text) ? null : 'email_invalid';
    case 'phone':
      return isPhone(text, form.country) ? null : 'phone_invalid';
    case 'tax_id':
      return form.taxIdKind && !isValidTaxId(form.taxIdKind, text) ? TAX_ID_ERRORS[form.taxIdKind] : null;
    case 'url':
      if (!isPossibleWebsite(text)) return 'website_invalid';
      return invalidUnless(text.length <= maxLengthOf(asked));
    case 'country':
      return invalidUnless(isCountryId(text));
    case 'state':
      return invalidUnless(!hasStates(form.country) || findState(form.country, text) !== null);
    case 'currency':
      return invalidUnless((FORM_CURRENCIES as readonly string[]).includes(text));
    case 'choice':
      return invalidUnless(asked.choices?.includes(text) ?? true);
    case 'day':
      if (!isDay(text)) return 'invalid_input';
      return text > today ? 'date_in_future' : null;
    default:
      return invalidUnless(text.length <= maxLengthOf(asked));
  }
}

function validateValue(asked: BirField, value: BirValue, judging: Judging): ErrorCode | null {
  if (isBlank(value)) return null;
  switch (asked.kind) {
    case 'yes_no':
      return invalidUnless(typeof value === 'boolean');
    case 'month':
      return invalidUnless(fitsNumber({ ...asked, min: 1, max: 12 }, value));
    case 'whole':
    case 'percent':
    case 'amount':
      return invalidUnless(fitsNumber(asked, value));
    default:
      return typeof value === 'string' ? validateText(asked, value.trim(), judging) : 'invalid_input';
  }
}

/** Tolerance for floating-point errors, such as the sum of thirds. */
const ROUNDING = 0.005;

function validateShares(data: BirFormData): Violation[] {
  const sum = sectionRows(data, 'owners').reduce(
    (total, { share }) => total + (typeof share === 'number' && Number.isFinite(share) ? share : 0),
    0,
  );
  return sum > 100 + ROUNDING ? [violation('owner_shares_exceeded', birPath('owners'))] : [];
}

/**
 * Validates the filled values: kinds, choices, ranges, tax ids by country (reference 7.12), dates in the future, shares
 * above 100 %. Returns violations with JSON paths, in form order. Missing values are valid. `today` is YYYY-MM-DD.
 */
export function validateBirForm(form: BirForm, data: BirFormData, today: string): Violation[] {
  const broken = form.sections.flatMap((section) =>
    linesOf(section, data).flatMap(({ row, values }) =>
      section.fields.flatMap((asked) => {
        const code = isShown(asked, values) ? validateValue(asked, values[asked.name], { form, today }) : null;
        if (code === null) return [];
        return [violation(code, birPath(section.id, row, asked.name), row === null ? {} : { index: row })];
      }),
    ),
  );
  return [...broken, ...validateShares(data)];
}
