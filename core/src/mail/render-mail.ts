import { DomainError } from '@homologa/domain/errors/domain-error';
import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

// html-to-text would convert headings, and the names in them, to upper case.
const PLAIN = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/**
 * Renders a mail as HTML and plain text. Throws `invalid_input` for a subject with line breaks or control characters
 * (header injection).
 */
export async function renderMail(subject: string, body: ReactElement): Promise<RenderedMail> {
  if (subject.trim() === '' || hasControlCharacter(subject)) throw new DomainError('invalid_input');
  const html = await render(body);
  return { subject: subject.trim(), html, text: toPlainText(html, PLAIN) };
}

/** Names are typed by users and may contain line breaks, which are invalid in a subject. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const hasControlCharacter = (text: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(text);
