import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { EMAIL_CHANGE_TEXTS } from './email-change.texts';

interface EmailChangeCodeMailProps {
  locale: Locale;
  brand: MailBrand;
  code: string;
  minutes: number;
}

/** Contains no button: the code is only valid on the page that requested it, where the recipient enters it. */
export function EmailChangeCodeMail({ locale, brand, code, minutes }: EmailChangeCodeMailProps) {
  const texts = EMAIL_CHANGE_TEXTS[locale];
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      preview={texts.codeSubject(code, brand.name)}
      reason={texts.codeReason(brand.name)}
    >
      <Text style={styles.text}>{texts.greeting}</Text>
      <Text style={styles.text}>{texts.codeBody}</Text>
      <Text style={styles.code}>{code}</Text>
      <Text style={styles.text}>{texts.codeLasts(minutes)}</Text>
      <Text style={styles.text}>{texts.codeNotYou}</Text>
    </MailLayout>
  );
}
