import type { Locale } from '@homologa/domain/language/locales';
import { Link, Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../mail/MailLayout';
import { styles } from '../mail/styles';
import { NEEDS_MAIL_TEXTS } from './needs-mail.texts';

/**
 * Style of links whose text consists of words. Unlike the style of URLs it has no `break-all`, so lines break only
 * between words.
 */
const LINK = { color: styles.link.color, textDecoration: 'underline' };

interface NeedsMailProps {
  locale: Locale;
  brand: MailBrand;
  person: string;
  company: string;
  lines: readonly { text: string; url: string }[];
  url: string;
  settingUrl: string;
}

export function NeedsMail({ locale, brand, person, company, lines, url, settingUrl }: NeedsMailProps) {
  const texts = NEEDS_MAIL_TEXTS[locale];
  const preview = lines.map(({ text }) => text).join(' · ');
  return (
    <MailLayout locale={locale} brand={brand} preview={preview} reason={texts.reason(company)}>
      <Text style={styles.text}>{texts.greeting(person)}</Text>
      <Text style={styles.text}>{texts.intro(company)}</Text>
      {lines.map(({ text, url: href }) => (
        <Text key={href} style={styles.text}>
          <Link href={href} style={LINK}>
            {text}
          </Link>
        </Text>
      ))}
      <ActionButton locale={locale} href={url} label={texts.button} />
      <Text style={styles.small}>
        <Link href={settingUrl} style={LINK}>
          {texts.setting}
        </Link>
      </Text>
    </MailLayout>
  );
}
