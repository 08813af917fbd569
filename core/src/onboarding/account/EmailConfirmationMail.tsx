import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { EMAIL_CONFIRMATION_TEXTS } from './email-confirmation.texts';

interface EmailConfirmationMailProps {
  locale: Locale;
  brand: MailBrand;
  logo: string | null;
  client: string;
  code: string;
  url: string;
  minutes: number;
}

export function EmailConfirmationMail({ locale, brand, logo, client, code, url, minutes }: EmailConfirmationMailProps) {
  const texts = EMAIL_CONFIRMATION_TEXTS[locale];
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      client={{ name: client, logo }}
      preview={texts.subject(code)}
      reason={texts.reason(client)}
    >
      <Text style={styles.text}>{texts.greeting}</Text>
      <Text style={styles.text}>{texts.body(client)}</Text>
      <Text style={styles.code}>{code}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
      <Text style={styles.text}>{texts.lasts(minutes)}</Text>
      <Text style={styles.text}>{texts.notYou}</Text>
    </MailLayout>
  );
}
