import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import { DATA_COPY, DATA_COPY_FIELDS } from './data-copy.texts';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => lookUp(ESCAPED, sign) ?? '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A copy with keys in snake_case, as all calls of the product answer; dates as ISO texts. */
export function withSnakeKeys(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(withSnakeKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [snakeCase(key), withSnakeKeys(part)]));
}

const labelOf = (key: string, locale: Locale): string => {
  const words = lookUp(DATA_COPY_FIELDS, key)?.[locale] ?? key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function textOf(value: unknown, locale: Locale): string {
  if (typeof value === 'boolean') return DATA_COPY[value ? 'yes' : 'no'][locale];
  const text = String(value);
  if (!ISO_MOMENT.test(text)) return escape(text).replaceAll('\n', '<br>');
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(new Date(text))} UTC`;
}

function render(value: unknown, locale: Locale): string {
  if (Array.isArray(value)) {
    if (!value.some(isRecord)) return value.map((part) => textOf(part, locale)).join(', ');
    return `<ol>${value.map((part) => `<li>${render(part, locale)}</li>`).join('')}</ol>`;
  }
  if (!isRecord(value)) return textOf(value, locale);
  const rows = Object.entries(value)
    .filter(([key, part]) => key !== 'id' && !isEmpty(part))
    .map(([key, part]) => `<dt>${escape(labelOf(key, locale))}</dt><dd>${render(part, locale)}</dd>`);
  return `<dl>${rows.join('')}</dl>`;
}

/** The data of `withSnakeKeys` as a page that a person can read, without scripts; empty fields are left out. */
export function renderDataCopyPage(data: unknown, { locale, madeAt }: { locale: Locale; madeAt: Date }): string {
  const title = DATA_COPY.title[locale];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(madeAt);
  const sections = Object.entries(isRecord(data) ? data : {})
    .filter(([, part]) => !isEmpty(part))
    .map(([key, part]) => `<h2>${escape(labelOf(key, locale))}</h2>${render(part, locale)}`);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${interpolate(DATA_COPY.made[locale], { date })}</p>${sections.join('')}</body></html>
`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1f2937}
dl{margin:0 0 1rem}dt{color:#4b5563;font-size:.875rem}dd{margin:0 0 .5rem;overflow-wrap:anywhere}
dd dl,dd ol{border-left:2px solid #d1d5db;padding-left:1rem}dd ol{list-style-position:inside}`;
