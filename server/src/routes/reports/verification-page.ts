import { createHash } from 'node:crypto';
import type { verifyReport } from '@homologa/core/reports/documents/verify-report';
import { formatLongDate } from '@homologa/domain/language/format';
import { LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import { escapeHtml } from '../../http/escape-html';
import { VERIFICATION } from './verification.texts';

interface Verification {
  brand: string;
  number: string;
  asked: { sha256?: string; version?: number };
  /** Result of looking up the report: null if no such report was issued, undefined before the visitor has asked. */
  result: Awaited<ReturnType<typeof verifyReport>> | undefined;
}

/**
 * Renders a page that confirms a report or asks for its fingerprint, without scripts and without the report's content.
 */
export function renderVerificationPage({ brand, number, asked, result }: Verification, locale: Locale): string {
  const t = (key: keyof typeof VERIFICATION): string => escapeHtml(VERIFICATION[key][locale]);
  const languages = LOCALES.map((each) => renderLanguage(each, locale, asked)).join(' · ');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${t('title')} · ${escapeHtml(brand)}</title><style>${STYLE}</style></head>
<body><main><p class="brand">${escapeHtml(brand)}</p><h1>${t('title')}</h1>
<dl><dt>${t('number')}</dt><dd>${escapeHtml(number)}</dd></dl>
${renderResult(result, locale, t)}
${result ? '' : renderForm(t, locale)}
<nav aria-label="${t('languages')}">${languages}</nav>
</main></body></html>`;
}

type Say = (key: keyof typeof VERIFICATION) => string;

function renderResult(result: Verification['result'], locale: Locale, t: Say): string {
  if (result === undefined) return '';
  if (result === null) return `<p role="status" class="result unknown">${t('unknown')}</p>`;
  const said = result.isReplaced ? 'replaced' : 'issued';
  const date = escapeHtml(formatLongDate(result.issuedAt, locale, { timeZone: 'UTC' }));
  const mark = result.isSandbox ? `<p class="result unknown">${t('sandbox')}</p>` : '';
  return `<p role="status" class="result ${said}">${t(said)}</p>${mark}
<dl><dt>${t('date')}</dt><dd>${date}</dd><dt>${t('version')}</dt><dd>${result.version}</dd></dl>`;
}

const renderForm = (t: Say, locale: Locale): string => `<form method="get"><p id="ask">${t('ask')}</p>
<input type="hidden" name="lang" value="${locale}"><label for="sha256">${t('sha256')}</label>
<input id="sha256" name="sha256" required minlength="16" maxlength="64" pattern="[0-9a-fA-F]+" autocomplete="off"
 autocapitalize="off" spellcheck="false" aria-describedby="ask"><button>${t('check')}</button></form>`;

function renderLanguage(each: Locale, current: Locale, { sha256, version }: Verification['asked']): string {
  if (each === current) return `<span lang="${each}" aria-current="true">${LOCALE_NAMES[each]}</span>`;
  const query = new URLSearchParams({
    ...(version ? { version: String(version) } : {}),
    ...(sha256 ? { sha256 } : {}),
    lang: each,
  });
  return `<a lang="${each}" hreflang="${each}" href="?${escapeHtml(query.toString())}">${LOCALE_NAMES[each]}</a>`;
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#16211f;background:#f5f7f8}
main{max-width:480px;margin:0 auto;padding:16px 24px;background:#fff;min-height:100vh;box-sizing:border-box}
.brand{font-weight:700;color:#0f6b63;margin:8px 0 24px}h1{font-size:24px;margin:0 0 16px}
dt{color:#51605d}dd{margin:0 0 8px;font-weight:600;overflow-wrap:anywhere}
.result{border-left:6px solid;padding:12px 16px;font-weight:600;margin:16px 0}
.issued{border-color:#1c7a3e;background:#e8f5ec}.replaced{border-color:#9a5b00;background:#fdf3e3}
.unknown{border-color:#b3261e;background:#fdecea}label{display:block;font-weight:600}
input{font:inherit;width:100%;min-height:44px;padding:8px;box-sizing:border-box;border:1px solid #51605d;border-radius:6px}
button{font:inherit;font-weight:600;min-height:44px;width:100%;margin:12px 0 24px;border:0;border-radius:6px;background:#0f6b63;color:#fff}
a,nav span{display:inline-flex;align-items:center;min-height:44px;min-width:44px}a{color:#0f6b63}:focus-visible{outline:3px solid #c98a1b;outline-offset:2px}
@media (prefers-color-scheme:dark){body{color:#e9f0ee;background:#0f1615;color-scheme:dark}main{background:#17211f}dt{color:#a9bab7}
.brand,a{color:#63cfc2}.issued{background:#143a22}.replaced{background:#3a2c12}.unknown{background:#43211e}}`;

export const VERIFICATION_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
