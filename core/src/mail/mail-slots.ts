import { randomBytes } from 'node:crypto';
import { lookUp } from '@homologa/domain/language/record-of';
import type { RenderedMail } from './render-mail';

/** Nobody can write it into a text of their own. */
const SECRET = randomBytes(12).toString('hex');
const SLOT = new RegExp(`slot${SECRET}(\\d+)x`, 'u');

/** Stands for the value that is filled in here. Plain letters: nothing on their way through a template changes them. */
export const slot = (place: number): string => `slot${SECRET}${place}x`;

/** A text in its parts: every second one is the place of the value that belongs there. */
type Parts = readonly string[];

/** A mail with slots in it. */
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

/** As React writes text and attributes. */
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

/** The mail of one reader: its slots filled with these values, each escaped where it is shown as HTML. */
export function fillTemplate({ subject, html, text }: MailTemplate, values: readonly string[]): RenderedMail {
  return {
    subject: fill(subject, values),
    html: fill(html, values.map(escapeHtml)),
    text: fill(text, values),
  };
}
