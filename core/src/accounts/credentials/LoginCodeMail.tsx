import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { LOGIN_CODE_TEXTS } from './login-code.texts';

interface LoginCodeMailProps {
  locale: Locale;
  brand: MailBrand;
  code: string;
  minutes: number;
  dropsPassword: boolean;
}

/**
 * The mail contains no button, because the recipient must enter the code on the page that requested it. The code is not
 * valid anywhere else.
 */
export function LoginCodeMail({ locale, brand, code, minutes, dropsPassword }: LoginCodeMailProps) {
  const texts = LOGIN_CODE_TEXTS[locale];
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      preview={texts.subject(code, brand.name)}
      reason={texts.reason(brand.name)}
    >
      <Text style={styles.text}>{texts.greeting}</Text>
      <Text style={styles.text}>{texts.body}</Text>
      <Text style={styles.code}>{code}</Text>
      <Text style={styles.text}>{texts.lasts(minutes)}</Text>
      {dropsPassword && <Text style={styles.text}>{texts.dropsPassword}</Text>}
      <Text style={styles.text}>{texts.notYou}</Text>
    </MailLayout>
  );
}
