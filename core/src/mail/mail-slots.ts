import { randomBytes } from 'node:crypto';
import { lookUp } from '@homologa/domain/language/record-of';
import type { RenderedMail } from './render-mail';

/** Random part of placeholders, so that text typed by users cannot contain a placeholder. */
const SECRET = randomBytes(12).toString('hex');
const SLOT = new RegExp(`slot${SECRET}(\\d+)x`, 'u');

/** Returns a placeholder of letters and digits, which rendering and escaping leave unchanged. */
export const slot = (place: number): string => `slot${SECRET}${place}x`;

/** Text split at its placeholders: even parts are text, odd parts are indexes of values. */
type Parts = readonly string[];

export interface MailTemplate {
  subject: Parts;
  html: Parts;
  text: Parts;
}

export const templateOf = ({ subject, html, text }: RenderedMail): MailTemplate => ({
  subject: subject.split(SLOT),
  html: html.split(SLOT),
  text: text.split(SLOT),
});

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => lookUp(ESCAPED, sign) ?? '');

const fill = (parts: Parts, values: readonly string[]): string =>
  parts.map((part, at) => (at % 2 === 0 ? part : (values[Number(part)] ?? ''))).join('');

export function fillTemplate({ subject, html, text }: MailTemplate, values: readonly string[]): RenderedMail {
  return {
    subject: fill(subject, values),
    html: fill(html, values.map(escapeHtml)),
    text: fill(text, values),
  };
}
