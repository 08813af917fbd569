import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { RETENTION_NOTICE_TEXTS } from './retention-notice.texts';

interface RetentionNoticeMailProps {
  locale: Locale;
  brand: MailBrand;
  name: string;
  rule: { company: string; kind: string; days: string; date: string };
  url: string;
}

export function RetentionNoticeMail({ locale, brand, name, rule, url }: RetentionNoticeMailProps) {
  const texts = RETENTION_NOTICE_TEXTS[locale];
  return (
    <MailLayout locale={locale} brand={brand} preview={texts.body(rule)} reason={texts.reason(rule.company)}>
      <Text style={styles.text}>{texts.greeting(name)}</Text>
      <Text style={styles.text}>{texts.body(rule)}</Text>
      <Text style={styles.text}>{texts.lost}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
    </MailLayout>
  );
}
