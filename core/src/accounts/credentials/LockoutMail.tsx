import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { LOCKOUT_TEXTS } from './lockout.texts';

interface LockoutMailProps {
  locale: Locale;
  brand: MailBrand;
  failures: number;
  minutes: number;
  url: string;
}

export function LockoutMail({ locale, brand, failures, minutes, url }: LockoutMailProps) {
  const texts = LOCKOUT_TEXTS[locale];
  return (
    <MailLayout locale={locale} brand={brand} preview={texts.body(failures)} reason={texts.reason(brand.name)}>
      <Text style={styles.text}>{texts.greeting}</Text>
      <Text style={styles.text}>{texts.body(failures)}</Text>
      <Text style={styles.text}>{texts.paused(minutes)}</Text>
      <Text style={styles.text}>{texts.wasYou}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
    </MailLayout>
  );
}
