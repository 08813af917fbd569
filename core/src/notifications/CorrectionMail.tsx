import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../mail/MailLayout';
import { styles } from '../mail/styles';
import type { CompletionNames } from './completion.texts';
import { CORRECTION_TEXTS, type CorrectedReport } from './correction.texts';

interface CorrectionMailProps {
  locale: Locale;
  brand: MailBrand;
  names: CompletionNames;
  person: string;
  report: CorrectedReport;
  changed: readonly string[];
  url: string;
}

export function CorrectionMail({ locale, brand, names, person, report, changed, url }: CorrectionMailProps) {
  const texts = CORRECTION_TEXTS[locale];
  const body = texts.body(names, report);
  return (
    <MailLayout locale={locale} brand={brand} preview={body} reason={texts.reason(names)}>
      <Text style={styles.text}>{texts.greeting(person)}</Text>
      <Text style={styles.text}>{body}</Text>
      <Text style={styles.text}>{texts.why(report)}</Text>
      <Text style={styles.text}>{changed.length === 0 ? texts.filesOnly : texts.changed(changed.join(', '))}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
    </MailLayout>
  );
}
