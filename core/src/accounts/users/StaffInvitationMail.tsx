import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { STAFF_INVITATION_TEXTS } from './staff-invitation.texts';
import { USER_INVITATION_TEXTS } from './user-invitation.texts';

interface StaffInvitationMailProps {
  locale: Locale;
  brand: MailBrand;
  person: string;
  url: string;
  linkDays: number;
}

export function StaffInvitationMail({ locale, brand, person, url, linkDays }: StaffInvitationMailProps) {
  const texts = STAFF_INVITATION_TEXTS[locale];
  const common = USER_INVITATION_TEXTS[locale];
  return (
    <MailLayout locale={locale} brand={brand} preview={texts.invited(brand.name)} reason={texts.reason(brand.name)}>
      <Text style={styles.text}>{common.greeting(person)}</Text>
      <Text style={styles.text}>{texts.invited(brand.name)}</Text>
      <Text style={styles.text}>{common.choose}</Text>
      <ActionButton locale={locale} href={url} label={common.chooseButton} />
      <Text style={styles.text}>{common.lasts(linkDays)}</Text>
      <Text style={styles.text}>{common.unexpected}</Text>
    </MailLayout>
  );
}
