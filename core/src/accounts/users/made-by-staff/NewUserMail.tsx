import { COMPANY_ROLE_WORDS } from '@homologa/domain/companies/company-user-words';
import type { CompanyRole } from '@homologa/domain/identity/actor';
import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../../mail/MailLayout';
import { styles } from '../../../mail/styles';
import { USER_INVITATION_TEXTS } from '../user-invitation.texts';
import { NEW_USER_TEXTS } from './new-user.texts';

interface NewUserMailProps {
  locale: Locale;
  brand: MailBrand;
  person: string;
  company: string;
  email: string;
  role: CompanyRole;
  url: string;
}

export function NewUserMail({ locale, brand, person, company, email, role, url }: NewUserMailProps) {
  const texts = NEW_USER_TEXTS[locale];
  const added = texts.added({ brand: brand.name, company, email, role: COMPANY_ROLE_WORDS[role][locale] });
  return (
    <MailLayout locale={locale} brand={brand} preview={added} reason={texts.reason(company)}>
      <Text style={styles.text}>{USER_INVITATION_TEXTS[locale].greeting(person)}</Text>
      <Text style={styles.text}>{added}</Text>
      <Text style={styles.text}>{texts.unexpected}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
    </MailLayout>
  );
}
