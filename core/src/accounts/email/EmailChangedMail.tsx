import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { EMAIL_CHANGE_TEXTS } from './email-change.texts';

interface EmailChangedMailProps {
  locale: Locale;
  brand: MailBrand;
  /** Masked, because the old mailbox may belong to somebody else by now. */
  newEmail: string;
  url: string;
}

export function EmailChangedMail({ locale, brand, newEmail, url }: EmailChangedMailProps) {
  const texts = EMAIL_CHANGE_TEXTS[locale];
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      preview={texts.changedBody(newEmail)}
      reason={texts.changedReason(brand.name)}
    >
      <Text style={styles.text}>{texts.greeting}</Text>
      <Text style={styles.text}>{texts.changedBody(newEmail)}</Text>
      <Text style={styles.text}>{texts.changedNow}</Text>
      <Text style={styles.text}>{texts.changedNotYou}</Text>
      <ActionButton locale={locale} href={url} label={texts.changedButton} />
    </MailLayout>
  );
}
