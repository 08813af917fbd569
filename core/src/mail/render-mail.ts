import { DomainError } from '@homologa/domain/errors/domain-error';
import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

// Names in headings are not shouted.
const PLAIN = { selectors: [{ selector: 'h1', options: { uppercase: false } }] };

/**
 * Renders a mail as HTML and as plain text. Throws `invalid_input` for a subject with a line break or another
 * control character in it: it would end the header.
 */
export async function renderMail(subject: string, body: ReactElement): Promise<RenderedMail> {
  if (subject.trim() === '' || hasControlCharacter(subject)) throw new DomainError('invalid_input');
  const html = await render(body);
  return { subject: subject.trim(), html, text: toPlainText(html, PLAIN) };
}

/** A name within a subject: typed by people, perhaps pasted with its line breaks. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const hasControlCharacter = (text: string): boolean => /[\p{Cc}\u2028\u2029]/u.test(text);
