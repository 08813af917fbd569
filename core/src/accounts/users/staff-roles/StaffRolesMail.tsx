import { STAFF_ROLE_WORDS } from '@homologa/domain/identity/staff-role-words';
import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../../mail/MailLayout';
import { styles } from '../../../mail/styles';
import { USER_INVITATION_TEXTS } from '../user-invitation.texts';
import { STAFF_ROLES_TEXTS } from './staff-roles.texts';

interface StaffRolesMailProps {
  locale: Locale;
  brand: MailBrand;
  person: string;
  roles: readonly StaffRole[];
  url: string;
}

export function StaffRolesMail({ locale, brand, person, roles, url }: StaffRolesMailProps) {
  const texts = STAFF_ROLES_TEXTS[locale];
  const named = roles.map((role) => STAFF_ROLE_WORDS[role][locale]).join(', ');
  return (
    <MailLayout locale={locale} brand={brand} preview={texts.changed(brand.name)} reason={texts.reason(brand.name)}>
      <Text style={styles.text}>{USER_INVITATION_TEXTS[locale].greeting(person)}</Text>
      <Text style={styles.text}>{texts.changed(brand.name)}</Text>
      <Text style={styles.text}>{named ? texts.now(named) : texts.none}</Text>
      <Text style={styles.text}>{texts.unexpected}</Text>
      <ActionButton locale={locale} href={url} label={texts.button(brand.name)} />
    </MailLayout>
  );
}
