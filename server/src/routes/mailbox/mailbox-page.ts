import type { CapturedMessage } from '@homologa/core/mail/mailbox.queries';
import { escapeHtml } from '../../http/escape-html';

/** Links open in a new tab, because the sandboxed frame cannot navigate. */
const BASE = '<base target="_blank">';

/** Renders the page of captured mail, without scripts; each mail's HTML is shown in a sandboxed frame. */
export function renderMailboxPage(
  mails: readonly CapturedMessage[],
  selectedId: string | undefined,
  to?: string,
): string {
  const selected = mails.find(({ id }) => id === selectedId) ?? mails[0];
  const items = mails.map((mail) => renderItem(mail, mail === selected, to)).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Captured mail</title><style>${STYLE}</style></head>
<body><header><h1>Captured mail</h1>
<form method="get" action="/mailbox"><label>To <input type="email" name="to" value="${escapeHtml(to ?? '')}"></label>
<button>Show</button></form></header>
<main><nav aria-label="Mails">${items ? `<ul>${items}</ul>` : '<p>No mail has been sent yet.</p>'}</nav>
${selected ? renderMail(selected) : ''}</main></body></html>`;
}

function renderItem(mail: CapturedMessage, isSelected: boolean, to: string | undefined): string {
  const query = new URLSearchParams({ ...(to ? { to } : {}), id: mail.id }).toString();
  return `<li><a href="/mailbox?${escapeHtml(query)}"${isSelected ? ' aria-current="true"' : ''}>
<strong>${escapeHtml(mail.subject)}</strong><br>${escapeHtml(mail.to.join(', '))}<br>
<time>${mail.createdAt.toISOString()}</time></a></li>`;
}

const renderMail = (mail: CapturedMessage): string => `<article><h2>${escapeHtml(mail.subject)}</h2>
<p>${mail.fromName ? `From: ${escapeHtml(mail.fromName)}<br>` : ''}To: ${escapeHtml(mail.to.join(', '))}</p>
<iframe title="${escapeHtml(mail.subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(BASE + mail.html)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details></article>`;

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:0;color:#1f2937}
header{display:flex;gap:24px;align-items:center;padding:8px 16px;border-bottom:1px solid #e5e7eb}h1{font-size:18px}
main{display:flex;flex-wrap:wrap;gap:16px;padding:16px}nav{flex:1 1 260px;max-width:360px}
article{flex:3 1 480px;min-width:0}ul{list-style:none;margin:0;padding:0}
li a{display:block;padding:8px;color:inherit;text-decoration:none;border-bottom:1px solid #e5e7eb;overflow-wrap:anywhere}
li a[aria-current]{background:#eff6ff}iframe{width:100%;height:640px;border:1px solid #e5e7eb}
pre{white-space:pre-wrap;overflow-wrap:anywhere}`;
