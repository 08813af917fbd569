import type { Locale } from '@homologa/domain/language/locales';
import type { SupplierMailKind } from '@homologa/domain/suppliers/receipts/receipt';
import { Heading, Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { SUPPLIER_MAIL_TEXTS, type SupplierMailNames } from './supplier-mail.texts';

export interface MailedCall {
  phone: string;
  numbers: readonly string[];
  /** First and last day on which the provider calls to verify the supplier's data, formatted in the mail's language. */
  firstDay: string;
  lastDay: string;
  time: string | null;
}

interface SupplierMailProps {
  locale: Locale;
  brand: MailBrand;
  logo: string | null;
  kind: SupplierMailKind;
  names: SupplierMailNames;
  call: MailedCall | null;
  note: string | null;
  url: string;
}

export function SupplierMail({ locale, brand, logo, kind, names, call, note, url }: SupplierMailProps) {
  const texts = SUPPLIER_MAIL_TEXTS[locale];
  const { body, after } = texts.kinds[kind];
  const isEnd = kind === 'all_received';
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      client={{ name: names.client, logo }}
      preview={body(names)}
      reason={texts.reason(names)}
    >
      <Text style={styles.text}>{texts.greeting(names.person)}</Text>
      <Text style={styles.text}>{body(names)}</Text>
      {names.number && (
        <Text style={styles.text}>
          {texts.number}: <strong>{names.number}</strong>
        </Text>
      )}
      {note && <Text style={styles.text}>{note}</Text>}
      {isEnd && call ? <ComingCall locale={locale} names={names} call={call} /> : null}
      {isEnd && !call ? <Text style={styles.text}>{texts.nothingElse}</Text> : null}
      {after && <Text style={styles.text}>{after(names)}</Text>}
      <ActionButton locale={locale} href={url} label={kind === 'account_made' ? texts.goOn : texts.look} />
    </MailLayout>
  );
}

function ComingCall({ locale, names, call }: { locale: Locale; names: SupplierMailNames; call: MailedCall }) {
  const texts = SUPPLIER_MAIL_TEXTS[locale];
  return (
    <>
      <Heading as="h2" style={styles.heading}>
        {texts.next}
      </Heading>
      <Text style={styles.text}>{texts.call(names)}</Text>
      <Text style={styles.text}>
        {texts.days(call.firstDay, call.lastDay)}
        {call.time ? <> {texts.preferred(call.time)}</> : null}
        {call.phone ? <> {texts.to(call.phone)}</> : null}
        {call.numbers.length > 0 ? <> {texts.from(call.numbers.join(', '))}</> : null}
      </Text>
      <Text style={styles.text}>{texts.atHand}</Text>
    </>
  );
}
