import type { Locale } from '@homologa/domain/language/locales';
import { Body, Button, Container, Head, Hr, Html, Img, Link, Section, Text } from '@react-email/components';
import { createElement, Fragment, type ReactNode } from 'react';
import { LAYOUT_TEXTS } from './layout.texts';
import { styles } from './styles';

export interface MailBrand {
  name: string;
  logoUrl: string | null;
  contactEmail: string;
  readsReplies: boolean;
}

interface MailLayoutProps {
  locale: Locale;
  brand: MailBrand;
  preview: string;
  /** Client on whose behalf the mail is sent; `logo` is a `cid:` URL. */
  client?: { name: string; logo: string | null };
  cover?: string | null;
  reason: string;
  children: ReactNode;
}

export function MailLayout({ locale, brand, preview, client, cover, reason, children }: MailLayoutProps) {
  const texts = LAYOUT_TEXTS[locale];
  return (
    <Html lang={locale} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
            {texts.contact(brand.contactEmail)} {brand.readsReplies ? '' : texts.automatic}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** Padding after the preview text, so that the inbox preview does not continue with the body. */
const PADDING = '\xA0\u200C'.repeat(60);

/**
 * Renders the preview text with padding of constant length. React Email's `Preview` computes its padding from the text,
 * whose length is unknown in a template.
 */
function Preview({ text }: { text: string }) {
  return (
    <div style={styles.preview} data-skip-in-text="true">
      {text}
      <div>{PADDING}</div>
    </div>
  );
}

export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/);
  // Passes the paragraphs as separate arguments, because children in an array would need keys.
  return createElement(Fragment, null, ...paragraphs.map((lines) => createElement(Text, TEXT, ...withBreaks(lines))));
}

const TEXT = { style: styles.text };

const withBreaks = (lines: string): ReactNode[] =>
  lines.split(/\r?\n/).flatMap((line, index) => (index === 0 ? [line] : [createElement('br'), line]));

/** Renders a button and repeats its URL as text, for mail clients that show no buttons. */
export function ActionButton({ locale, href, label }: { locale: Locale; href: string; label: string }) {
  return (
    <>
      <Button href={href} style={styles.button}>
        {label}
      </Button>
      {/* The plain-text version already shows the button as its URL. */}
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
