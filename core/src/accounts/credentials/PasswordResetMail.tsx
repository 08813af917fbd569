import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { PASSWORD_RESET_TEXTS } from './password-reset.texts';

interface PasswordResetMailProps {
  locale: Locale;
  brand: MailBrand;
  person: string;
  url: string;
  minutes: number;
}

export function PasswordResetMail({ locale, brand, person, url, minutes }: PasswordResetMailProps) {
  const texts = PASSWORD_RESET_TEXTS[locale];
  return (
    <MailLayout locale={locale} brand={brand} preview={texts.body} reason={texts.reason(brand.name)}>
      <Text style={styles.text}>{texts.greeting(person)}</Text>
      <Text style={styles.text}>{texts.body}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
      <Text style={styles.text}>{texts.lasts(minutes)}</Text>
      <Text style={styles.text}>{texts.notYou}</Text>
    </MailLayout>
  );
}
