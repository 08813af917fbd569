import { createHash } from 'node:crypto';
import type { SandboxPayment } from '@homologa/core/payments/online/sandbox-payment';
import { LOCALE_NAMES, LOCALES, type Locale } from '@homologa/domain/language/locales';
import { moneyText } from '@homologa/domain/payments/money';
import { PAYMENT_METHOD_WORDS } from '@homologa/domain/payments/payment-words';
import { escapeHtml } from '../../http/escape-html';
import { SANDBOX } from './sandbox.texts';

const MINOR_UNITS = 100;
const OUTCOMES = ['paid', 'failed', 'pending'] as const;

export function renderSandboxPage(payment: SandboxPayment, locale: Locale): string {
  const t = (key: keyof typeof SANDBOX): string => escapeHtml(SANDBOX[key][locale]);
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>SANDBOX · ${t('title')}</title><style>${STYLE}</style></head>
<body><main><p class="mark">SANDBOX</p><h1>${t('title')}</h1><p>${t('notice')}</p>
<dl><dt>${t('amount')}</dt><dd>${escapeHtml(amountOf(payment, locale))}</dd>
<dt>${t('method')}</dt><dd>${escapeHtml(PAYMENT_METHOD_WORDS[payment.method][locale])}</dd>
<dt>${t('reference')}</dt><dd>${escapeHtml(payment.reference)}</dd></dl>
${payment.status === 'pending' ? renderForm(t) : `<p role="status">${t('over')}</p>`}
<p><a href="${escapeHtml(payment.returnPath)}">${t('back')}</a></p>
<nav aria-label="${t('languages')}">${LOCALES.map((each) => renderLanguage(each, locale)).join(' · ')}</nav>
</main></body></html>`;
}

const renderForm = (t: (key: keyof typeof SANDBOX) => string): string => `<form method="post">
<fieldset><legend>${t('outcome')}</legend>${OUTCOMES.map(
  (outcome, index) =>
    `<label><input type="radio" name="outcome" value="${outcome}"${index === 0 ? ' checked' : ''}> ${t(outcome)}</label>`,
).join('')}</fieldset><button>${t('send')}</button></form>`;

const renderLanguage = (each: Locale, current: Locale): string =>
  each === current
    ? `<span lang="${each}" aria-current="true">${LOCALE_NAMES[each]}</span>`
    : `<a lang="${each}" hreflang="${each}" href="?lang=${each}">${LOCALE_NAMES[each]}</a>`;

const amountOf = (payment: SandboxPayment, locale: Locale): string =>
  moneyText(payment.amount / MINOR_UNITS, payment, locale);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1f2937;background:#f3f4f6}
main{max-width:480px;margin:0 auto;padding:16px;background:#fff;min-height:100vh;box-sizing:border-box}
.mark{background:#7c2d12;color:#fff;font-weight:700;text-align:center;letter-spacing:.2em;padding:8px;margin:0 0 16px}
h1{font-size:24px;margin:0 0 8px}dt{color:#4b5563}dd{margin:0 0 8px;font-weight:600;overflow-wrap:anywhere}
fieldset{border:1px solid #9ca3af;border-radius:8px;margin:0 0 16px;padding:8px 16px}
label{display:flex;gap:8px;align-items:center;min-height:44px}input{width:20px;height:20px}
button{font:inherit;font-weight:600;min-height:44px;width:100%;border:0;border-radius:8px;background:#1d4ed8;color:#fff}
a,nav span{display:inline-flex;align-items:center;min-height:44px;min-width:44px}a{color:#1d4ed8}:focus-visible{outline:3px solid #f59e0b;outline-offset:2px}
@media (prefers-color-scheme:dark){body{color:#e5e7eb;background:#030712;color-scheme:dark}main{background:#111827}dt{color:#9ca3af}a{color:#93c5fd}}`;

/** Content security policy that allows only the page's own style, and forms that are sent to this server. */
export const SANDBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
