import type { Locale } from '@homologa/domain/language/locales';
import { BOLETO_CONFIRMATION_DAYS } from '@homologa/domain/payments/boleto';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../../mail/MailLayout';
import { styles } from '../../../mail/styles';
import { BOLETO_MAIL_TEXTS, type BoletoFacts } from './boleto-mail.texts';

interface BoletoMailProps {
  locale: Locale;
  brand: MailBrand;
  logo: string | null;
  facts: BoletoFacts;
  person: string;
  url: string;
}

export function BoletoMail({ locale, brand, logo, facts, person, url }: BoletoMailProps) {
  const texts = BOLETO_MAIL_TEXTS[locale];
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      client={{ name: facts.client, logo }}
      preview={texts.body(facts)}
      reason={texts.reason(facts)}
    >
      <Text style={styles.text}>{texts.greeting(person)}</Text>
      <Text style={styles.text}>{texts.body(facts)}</Text>
      {facts.line && (
        <Text style={styles.text}>
          {texts.line}
          <br />
          <strong>{facts.line}</strong>
        </Text>
      )}
      <Text style={styles.text}>
        {texts.amount}: <strong>{facts.amount}</strong>
        {facts.due && (
          <>
            <br />
            {texts.due}: <strong>{facts.due}</strong>
          </>
        )}
      </Text>
      <Text style={styles.text}>{texts.after(BOLETO_CONFIRMATION_DAYS)}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
    </MailLayout>
  );
}
