import type { Locale } from '@homologa/domain/language/locales';
import { Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../mail/MailLayout';
import { styles } from '../mail/styles';
import { COMPLETION_TEXTS, type CompletionNames } from './completion.texts';
import type { CompletionKind } from './completion-kinds';

interface CompletionMailProps {
  locale: Locale;
  brand: MailBrand;
  kind: CompletionKind;
  names: CompletionNames;
  person: string;
  url: string;
}

export function CompletionMail({ locale, brand, kind, names, person, url }: CompletionMailProps) {
  const texts = COMPLETION_TEXTS[locale];
  const body = texts.body[kind](names);
  return (
    <MailLayout locale={locale} brand={brand} preview={body} reason={texts.reason(names)}>
      <Text style={styles.text}>{texts.greeting(person)}</Text>
      <Text style={styles.text}>{body}</Text>
      <ActionButton locale={locale} href={url} label={texts.button} />
    </MailLayout>
  );
}
