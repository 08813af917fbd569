import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { USER_INVITATION_TEXTS, type UserInvitationNames } from './user-invitation.texts';

interface UserInvitationMailProps {
  locale: Locale;
  brand: MailBrand;
  logo: string | null;
  names: UserInvitationNames;
  url: string;
  /** Validity of the link in days; null for users who already have an account and need no password link. */
  linkDays: number | null;
}

export function UserInvitationMail({ locale, brand, logo, names, url, linkDays }: UserInvitationMailProps) {
  const texts = USER_INVITATION_TEXTS[locale];
  const isNew = linkDays !== null;
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      client={{ name: names.company, logo }}
      preview={texts.invited(names)}
      reason={texts.reason(names)}
    >
      <Text style={styles.text}>{texts.greeting(names.person)}</Text>
      <Text style={styles.text}>{texts.invited(names)}</Text>
      <Text style={styles.text}>{isNew ? texts.choose : texts.logIn}</Text>
      <ActionButton locale={locale} href={url} label={isNew ? texts.chooseButton : texts.logInButton} />
      {isNew ? <Text style={styles.text}>{texts.lasts(linkDays)}</Text> : null}
      <Text style={styles.text}>{texts.unexpected}</Text>
    </MailLayout>
  );
}
