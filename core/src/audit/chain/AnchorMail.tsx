import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { ANCHOR_TEXTS } from './anchor-mail.texts';

interface AnchorMailProps {
  locale: Locale;
  brand: MailBrand;
  file: { key: string; sha256: string };
  heads: readonly { company: string | null; seq: number; hash: string; brokenAt: number | null }[];
  /** Number of heads in the file that the mail leaves out. */
  more: number;
}

export function AnchorMail({ locale, brand, file, heads, more }: AnchorMailProps) {
  const texts = ANCHOR_TEXTS[locale];
  return (
    <MailLayout locale={locale} brand={brand} preview={texts.preview} reason={texts.reason(brand.name)}>
      <Text style={styles.text}>{texts.keep}</Text>
      <Text style={styles.text}>
        {texts.file(file.key)} {file.sha256}
      </Text>
      {heads.map(({ company, seq, hash, brokenAt }) => (
        <Text key={`${company}`} style={styles.small}>
          {company ?? texts.provider} · {texts.head(seq)} · {hash}
          {brokenAt === null ? '' : ` · ${texts.broken(brokenAt)}`}
        </Text>
      ))}
      {more > 0 ? <Text style={styles.small}>{texts.more(more)}</Text> : null}
    </MailLayout>
  );
}
