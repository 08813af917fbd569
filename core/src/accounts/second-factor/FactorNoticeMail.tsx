import type { FactorNews } from '@homologa/domain/accounts/second-factor';
import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { FACTOR_NOTICE_TEXTS } from './factor-notice.texts';

interface FactorNoticeMailProps {
  locale: Locale;
  brand: MailBrand;
  news: FactorNews;
  url: string;
}

export function FactorNoticeMail({ locale, brand, news, url }: FactorNoticeMailProps) {
  const texts = FACTOR_NOTICE_TEXTS[locale];
  return (
    <MailLayout locale={locale} brand={brand} preview={texts.news[news]} reason={texts.reason(brand.name)}>
      <Text style={styles.text}>{texts.greeting}</Text>
      <Text style={styles.text}>{texts.news[news]}</Text>
      <Text style={styles.text}>{texts.wasNotYou}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
    </MailLayout>
  );
}
