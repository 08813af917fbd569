import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { PAYMENT_MAIL_TEXTS, type PaymentNames } from './payment-mail.texts';

interface PaymentMailProps {
  locale: Locale;
  brand: MailBrand;
  logo: string | null;
  about: 'rejected' | 'reminder';
  names: PaymentNames;
  person: string;
  reason: string;
  url: string;
}

export function PaymentMail({ locale, brand, logo, about, names, person, reason, url }: PaymentMailProps) {
  const texts = PAYMENT_MAIL_TEXTS[locale];
  const body = texts.body[about](names);
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      client={{ name: names.client, logo }}
      preview={body}
      reason={texts.reason(names)}
    >
      <Text style={styles.text}>{texts.greeting(person)}</Text>
      <Text style={styles.text}>{body}</Text>
      {reason && <Text style={styles.text}>{texts.why(reason)}</Text>}
      <Text style={styles.text}>{texts.next[about]}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
    </MailLayout>
  );
}
