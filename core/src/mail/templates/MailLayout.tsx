import type { Locale } from '@homologa/domain/language/locales';
import { Body, Button, Container, Head, Hr, Html, Img, Link, Section, Text } from '@react-email/components';
import { createElement, Fragment, type ReactNode } from 'react';
import { LAYOUT_TEXTS } from './layout.texts';
import { styles } from './styles';

export interface MailBrand {
  name: string;
  logoUrl: string | null;
  contactEmail: string;
}

interface MailLayoutProps {
  locale: Locale;
  brand: MailBrand;
  /** Shown beside the subject in a list of mails. */
  preview: string;
  /** The client on whose behalf the mail is sent, with the `cid:` of its logo. */
  client?: { name: string; logo: string | null };
  /** `cid:` of a picture across the top. */
  cover?: string | null;
  /** Why the reader gets this mail. */
  reason: string;
  children: ReactNode;
}

/** The frame of every mail: who sends it, what it says, why it came and whom to ask. */
export function MailLayout({ locale, brand, preview, client, cover, reason, children }: MailLayoutProps) {
  const texts = LAYOUT_TEXTS[locale];
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
      </Head>
      <Preview text={preview} />
      <Body style={styles.body}>
        <Container style={styles.container}>
          {client?.logo ? (
            <Section style={styles.logo}>
              <Img src={client.logo} alt={client.name} style={styles.logoImage} />
            </Section>
          ) : null}
          <Section style={styles.brand}>
            {brand.logoUrl ? <Img src={brand.logoUrl} alt={brand.name} height={32} /> : brand.name}
          </Section>
          {cover ? <Img src={cover} alt="" width={600} style={styles.cover} /> : null}
          <Section style={styles.content}>{children}</Section>
          <Hr style={styles.rule} />
          <Text style={styles.small}>{reason}</Text>
          <Text style={styles.small}>
            {texts.contact(brand.contactEmail)} {texts.automatic}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** Keeps the lines of the mail itself out of a list of mails, whose preview would go on with them. */
const PADDING = '\xA0\u200C'.repeat(60);

/**
 * What a list of mails shows beside the subject. As long for every reader's text, unlike the library's own, which a
 * template that is filled later cannot use.
 */
function Preview({ text }: { text: string }) {
  return (
    <div style={styles.preview} data-skip-in-text="true">
      {text}
      <div>{PADDING}</div>
    </div>
  );
}

/** A text as a person typed it: its paragraphs and line breaks are kept, for every reader as real breaks. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/);
  // Spread: the parts never change places, so they need no keys.
  return createElement(Fragment, null, ...paragraphs.map((lines) => createElement(Text, TEXT, ...withBreaks(lines))));
}

const TEXT = { style: styles.text };

const withBreaks = (lines: string): ReactNode[] =>
  lines.split(/\r?\n/).flatMap((line, index) => (index === 0 ? [line] : [createElement('br'), line]));

/** The mail's one action, with its address in words for readers that show no buttons. */
export function ActionButton({ locale, href, label }: { locale: Locale; href: string; label: string }) {
  return (
    <>
      <Button href={href} style={styles.button}>
        {label}
      </Button>
      {/* As plain text the button is its address already. */}
      <Text style={styles.small} data-skip-in-text="true">
        {LAYOUT_TEXTS[locale].buttonFallback}
        <br />
        <Link href={href} style={styles.link}>
          {href}
        </Link>
      </Text>
    </>
  );
}
