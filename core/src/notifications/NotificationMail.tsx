import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../mail/MailLayout';
import { styles } from '../mail/styles';
import { NOTIFICATION_MAIL_TEXTS } from './notification-mail.texts';

interface NotificationMailProps {
  locale: Locale;
  brand: MailBrand;
  person: string;
  intro: string | null;
  sentences: readonly string[];
  url: string;
  button: string;
}

export function NotificationMail({ locale, brand, person, intro, sentences, url, button }: NotificationMailProps) {
  const texts = NOTIFICATION_MAIL_TEXTS[locale];
  return (
    <MailLayout locale={locale} brand={brand} preview={sentences[0] ?? ''} reason={texts.reason}>
      <Text style={styles.text}>{texts.greeting(person)}</Text>
      {intro ? <Text style={styles.text}>{intro}</Text> : null}
      {sentences.map((sentence, place) => (
        <Text key={`${place}`} style={styles.text}>
          {sentence}
        </Text>
      ))}
      <ActionButton locale={locale} href={url} label={button} />
    </MailLayout>
  );
}
