import { COMPANY_ROLE_WORDS } from '@homologa/domain/companies/company-user-words';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import { LOCALE_NAMES, LOCALES } from '@homologa/domain/language/locales';
import { MenuItem } from '@mui/material';
import { TextInput } from '../forms/TextInput';
import { useText } from '../i18n/use-text';
import { PEOPLE } from './people.texts';

const ROLES: readonly CompanyRole[] = ['company_user', 'company_admin'];

export function RoleInput() {
  const t = useText();
  return (
    <TextInput select source="role" label={t(PEOPLE.role)}>
      {ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          {t(COMPANY_ROLE_WORDS[role])}
        </MenuItem>
      ))}
    </TextInput>
  );
}

export function MailLanguageInput() {
  const t = useText();
  return (
    <TextInput select source="language" label={t(PEOPLE.mailLanguage)}>
      {LOCALES.map((locale) => (
        <MenuItem key={locale} value={locale} lang={locale}>
          {LOCALE_NAMES[locale]}
        </MenuItem>
      ))}
    </TextInput>
  );
}
