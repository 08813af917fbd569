import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale, Words } from '@homologa/domain/language/locales';
import { lookUp } from '@homologa/domain/language/record-of';
import { DATA_COPY, DATA_COPY_FIELDS } from './data-copy.texts';
import { wordOf } from './data-copy-words';

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => lookUp(ESCAPED, sign) ?? '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns a copy with snake_case keys, as in all API responses, and dates as ISO strings. */
export function withSnakeKeys(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(withSnakeKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [snakeCase(key), withSnakeKeys(part)]));
}

const labelOf = (key: string, locale: Locale): string => {
  const words = lookUp<Words>(DATA_COPY_FIELDS, key)?.[locale] ?? key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

const MINOR_UNITS = 100;

function textOf(value: unknown, key: string, locale: Locale): string {
  if (typeof value === 'boolean') return DATA_COPY[value ? 'yes' : 'no'][locale];
  // Formats only dates that the product stored. Text that a person typed stays unchanged, even if it looks like a date.
  if (value instanceof Date) return `${momentIn(locale).format(value)} UTC`;
  const text = String(value);
  return escape(wordOf(key, text, locale) ?? text).replaceAll('\n', '<br>');
}

const momentIn = (locale: Locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/**
 * Renders a value. `key` consists of the parent's key and the value's key, such as `payments.status`, because the same
 * key has different labels in different parents.
 */
function render(value: unknown, key: string, locale: Locale): string {
  if (Array.isArray(value)) {
    if (!value.some(isRecord)) return value.map((part) => textOf(part, key, locale)).join(', ');
    return `<ol>${value.map((part) => `<li>${render(part, key, locale)}</li>`).join('')}</ol>`;
  }
  if (!isRecord(value)) return textOf(value, key, locale);
  const parent = key.slice(key.lastIndexOf('.') + 1);
  const rows = Object.entries(priced(value, parent, locale))
    .map(([name, part]) => [snakeCase(name), part] as const)
    .filter(([name, part]) => name !== 'id' && !isEmpty(part))
    .map(
      ([name, part]) =>
        `<dt>${escape(labelOf(name, locale))}</dt><dd>${render(part, `${parent}.${name}`, locale)}</dd>`,
    );
  return `<dl>${rows.join('')}</dl>`;
}

/** Formats a payment's amount, which is stored in minor units, as money. */
function priced(value: Record<string, unknown>, parent: string, locale: Locale): Record<string, unknown> {
  const { amount, currency } = value;
  if (parent !== 'payments' || typeof amount !== 'number' || typeof currency !== 'string') return value;
  const style = { style: 'currency', currency, currencyDisplay: 'code' } as const;
  return { ...value, amount: (amount / MINOR_UNITS).toLocaleString(locale, style) };
}

/** Renders the personal data in a data copy as a readable HTML page without scripts. Omits empty fields. */
export function renderDataCopyPage(data: unknown, { locale, madeAt }: { locale: Locale; madeAt: Date }): string {
  const title = DATA_COPY.title[locale];
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(madeAt);
  const sections = Object.entries(isRecord(data) ? data : {})
    .map(([key, part]) => [snakeCase(key), part] as const)
    .filter(([, part]) => !isEmpty(part))
    .map(([key, part]) => `<h2>${escape(labelOf(key, locale))}</h2>${render(part, key, locale)}`);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${interpolate(DATA_COPY.made[locale], { date })}</p>${sections.join('')}</body></html>
`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1f2937}
dl{margin:0 0 1rem}dt{color:#4b5563;font-size:.875rem}dd{margin:0 0 .5rem;overflow-wrap:anywhere}
dd dl,dd ol{border-left:2px solid #d1d5db;padding-left:1rem}dd ol{list-style-position:inside}`;
