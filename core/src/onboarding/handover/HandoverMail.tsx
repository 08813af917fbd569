import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';

interface HandoverMailProps {
  locale: Locale;
  brand: MailBrand;
  logo: string | null;
  client: string;
  greeting: string;
  before: readonly string[];
  action: { label: string; url: string };
  after: readonly string[];
  reason: string;
}

/** The mail that asks the present person, and the mail that brings the colleague the own link. */
export function HandoverMail({
  locale,
  brand,
  logo,
  client,
  greeting,
  before,
  action,
  after,
  reason,
}: HandoverMailProps) {
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      client={{ name: client, logo }}
      preview={before[0] ?? greeting}
      reason={reason}
    >
      {[greeting, ...before].map((text) => (
        <Text key={text} style={styles.text}>
          {text}
        </Text>
      ))}
      <ActionButton locale={locale} href={action.url} label={action.label} />
      {after.map((text) => (
        <Text key={text} style={styles.text}>
          {text}
        </Text>
      ))}
    </MailLayout>
  );
}
