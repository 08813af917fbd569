import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../mail/MailLayout';
import { styles } from '../mail/styles';
import { SEND_BACK_TEXTS, type SendBackNames } from './send-back.texts';

interface SendBackMailProps {
  locale: Locale;
  brand: MailBrand;
  logo: string | null;
  names: SendBackNames;
  items: readonly { label: string; reason: string }[];
  url: string;
}

export function SendBackMail({ locale, brand, logo, names, items, url }: SendBackMailProps) {
  const texts = SEND_BACK_TEXTS[locale];
  const body = texts.body(names);
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      client={{ name: names.client, logo }}
      preview={body}
      reason={texts.reason(names)}
    >
      <Text style={styles.text}>{texts.greeting(names.person)}</Text>
      <Text style={styles.text}>{body}</Text>
      {items.map(({ label, reason }) => (
        <Text key={label} style={styles.text}>
          <strong>{label}</strong>
          <br />
          {reason}
        </Text>
      ))}
      <Text style={styles.text}>{texts.after}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
    </MailLayout>
  );
}
