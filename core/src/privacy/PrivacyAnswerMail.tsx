import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../mail/MailLayout';
import { styles } from '../mail/styles';
import { PRIVACY_ANSWER_TEXTS, type PrivacyAnswer } from './privacy-answer.texts';

interface PrivacyAnswerMailProps {
  locale: Locale;
  brand: MailBrand;
  person: string;
  answer: PrivacyAnswer;
  reason: string;
  url: string;
}

export function PrivacyAnswerMail({ locale, brand, person, answer, reason, url }: PrivacyAnswerMailProps) {
  const texts = PRIVACY_ANSWER_TEXTS[locale];
  return (
    <MailLayout locale={locale} brand={brand} preview={texts.body[answer]} reason={texts.why(brand.name)}>
      <Text style={styles.text}>{texts.greeting(person)}</Text>
      <Text style={styles.text}>{texts.body[answer]}</Text>
      {reason && <Text style={styles.text}>{texts.reason(reason)}</Text>}
      {answer !== 'erasing' && <ActionButton locale={locale} href={url} label={texts.button} />}
    </MailLayout>
  );
}
