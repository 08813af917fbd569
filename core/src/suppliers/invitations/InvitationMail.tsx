import type { Locale } from '@homologa/domain/language/locales';
import { Heading, Text } from '@react-email/components';
import { ActionButton, type MailBrand, MailLayout, Paragraphs } from '../../mail/MailLayout';
import { styles } from '../../mail/styles';
import { INVITATION_TEXTS, type InvitationNames } from './invitation.texts';

/**
 * Expected effort, required documents and price of the onboarding, as the invitation states them in the mail's
 * language.
 */
export interface MailedBefore {
  minutes: number;
  questions: number;
  papers: readonly string[];
  price: string | null;
}

export interface InvitationMailProps {
  locale: Locale;
  brand: MailBrand;
  names: InvitationNames;
  kind: 'invitation' | 'reminder';
  message: string;
  cover: string | null;
  logo: string | null;
  dueDate: Date | null;
  isOverdue: boolean;
  url: string;
  reopened: readonly string[];
  /** Next step of the supplier, for reminders; empty if unknown. */
  nextStep: string;
  linkDays: number;
  before: MailedBefore | null;
}

export function InvitationMail({
  locale,
  brand,
  names,
  kind,
  message,
  cover,
  logo,
  dueDate,
  isOverdue,
  url,
  reopened,
  nextStep,
  linkDays,
  before,
}: InvitationMailProps) {
  const texts = INVITATION_TEXTS[locale];
  const invited = texts.invited(names);
  return (
    <MailLayout
      locale={locale}
      brand={brand}
      preview={invited}
      client={{ name: names.client, logo }}
      cover={cover}
      reason={texts.reason(names)}
    >
      <Heading as="h1" style={styles.heading}>
        {names.workflow}
      </Heading>
      <Text style={styles.text}>{texts.greeting(names)}</Text>
      <Text style={styles.text}>{invited}</Text>
      {kind === 'reminder' ? <Text style={styles.text}>{texts.reminder(names)}</Text> : null}
      {nextStep ? <Text style={styles.text}>{nextStep}</Text> : null}
      {reopened.length > 0 ? <ReopenedQuestions intro={texts.reopened} titles={reopened} /> : null}
      {kind === 'invitation' ? <Paragraphs text={message.trim() || texts.message(names)} /> : null}
      {before ? (
        <Text style={styles.text}>
          {texts.effort(before.minutes, before.questions)}
          {before.papers.length > 0 ? <> {texts.papers(before.papers.join(', '))}</> : null}
          {before.price ? <> {texts.price(before.price)}</> : null}
        </Text>
      ) : null}
      {dueDate ? (
        <Text style={styles.text}>{texts[isOverdue ? 'wasDue' : 'dueBy'](formatDay(dueDate, locale))}</Text>
      ) : null}
      <ActionButton locale={locale} href={url} label={texts.button} />
      <Text style={styles.small}>{texts.linkLasts(linkDays)}</Text>
    </MailLayout>
  );
}

function ReopenedQuestions({ intro, titles }: { intro: string; titles: readonly string[] }) {
  return (
    <>
      <Text style={styles.text}>{intro}</Text>
      <ul style={styles.text}>
        {titles.map((title, place) => (
          <li key={place}>{title}</li>
        ))}
      </ul>
    </>
  );
}

const formatDay = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
