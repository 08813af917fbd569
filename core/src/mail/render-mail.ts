import { DomainError } from '@homologa/domain/errors/domain-error';
import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

// Keeps html-to-text from converting headings, and the names in them, to upper case.
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

/** Replaces line breaks and control characters: users' names may contain them, but subjects must not. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const hasControlCharacter = (text: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(text);
