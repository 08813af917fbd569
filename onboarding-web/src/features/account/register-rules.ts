import { checkNewPassword, FORM_PASSWORD_POLICY } from '@homologa/domain/accounts/password-rules';
import { isPhone } from '@homologa/domain/countries/phone';
import { type Violation, violation } from '@homologa/domain/errors/error-codes';
import { isValidEmail } from '@homologa/domain/identity/email';
import { companyHoldsAddress, holdsAddress } from '@homologa/domain/identity/person-name';
import { countryOfCode } from '../../components/phone/phone-hint';

export interface RegisterValues {
  name: string;
  company: string;
  email: string;
  password: string;
  country: string;
  phone: string;
}

const REQUIRED = ['name', 'email', 'password', 'phone'] as const;

/**
 * Validates the register form. The company name is required only if no supplier is known, as with the public link. The
 * server validates the data again.
 */
export function checkRegister(values: RegisterValues, asksCompany: boolean): Violation[] {
  const broken: Violation[] = REQUIRED.filter((field) => values[field].trim() === '').map((field) =>
    violation('all_fields_required', field),
  );
  if (holdsAddress(values.name)) broken.push(violation('name_holds_address', 'name'));
  if (asksCompany && companyHoldsAddress(values.company)) broken.push(violation('name_holds_address', 'company'));
  if (asksCompany && values.company.trim() === '') broken.push(violation('company_name_required', 'company'));
  if (values.email.trim() !== '' && !isValidEmail(values.email)) broken.push(violation('email_invalid', 'email'));
  if (values.phone.trim() !== '' && !isPhone(values.phone, countryOfCode(values.country))) {
    broken.push(violation('phone_invalid', 'phone'));
  }
  if (values.password !== '') broken.push(...checkNewPassword(values.password, 'password', FORM_PASSWORD_POLICY));
  return broken;
}
