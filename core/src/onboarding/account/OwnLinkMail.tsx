import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { OWN_LINK_TEXTS } from './own-link.texts';

interface OwnLinkMailProps {
  locale: Locale;
  brand: MailBrand;
  logo: string | null;
  client: string;
  url: string;
  days: number;
}

export function OwnLinkMail({ locale, brand, logo, client, url, days }: OwnLinkMailProps) {
  const texts = OWN_LINK_TEXTS[locale];
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      client={{ name: client, logo }}
      preview={texts.body(client)}
      reason={texts.reason(client)}
    >
      <Text style={styles.text}>{texts.greeting}</Text>
      <Text style={styles.text}>{texts.body(client)}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
      <Text style={styles.text}>{texts.code}</Text>
      <Text style={styles.text}>{texts.lasts(days)}</Text>
    </MailLayout>
  );
}
