import type { Locale } from '@homologa/domain/language/locales';
import type { ComplianceFacts } from './compliance-facts';
import type { Finding, PartyFindings } from './party-findings';
import { complianceReport } from './report-model';
import { type Line, teller } from './report-texts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 860px; margin: 40px auto; padding: 0 20px; color: #16211f; }
p.note { color: #b3261e; font-weight: 700; font-size: 13px; }
p.kind { color: #0f6b63; font-weight: 700; margin: 0; }
h1 { font-size: 28px; margin: 0 0 16px; overflow-wrap: anywhere; }
img.logo { display: block; max-width: 200px; max-height: 60px; margin-bottom: 24px; }
h2 { font-size: 20px; color: #0f6b63; margin: 36px 0 8px; }
h3 { font-size: 16px; margin: 24px 0 4px; }
h4 { font-size: 15px; margin: 16px 0 0; }
table { border-collapse: collapse; width: 100%; margin-bottom: 8px; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid #ccd6d4; }
th { color: #51605d; font-weight: 500; width: 26%; }
thead th { border-bottom: 2px solid #0f6b63; font-weight: 700; width: auto; }
td { overflow-wrap: anywhere; }
.verdict { border-left: 6px solid; padding: 12px 16px; margin: 0 0 20px; }
.verdict strong { display: block; font-size: 20px; }
.confirmed { border-color: #b3261e; background: #fdecea; }
.open, .partial { border-color: #9a5b00; background: #fdf3e3; }
.cleared, .none { border-color: #1c7a3e; background: #e8f5ec; }
a { color: #0f6b63; }`;

const logoOf = (name: string, logo: Buffer): string =>
  `<img class="logo" src="data:image/png;base64,${logo.toString('base64')}" alt="${escaped(name)}">`;

const rowsOf = (lines: readonly Line[]): string =>
  lines
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `<tr><th scope="row">${escaped(label)}</th><td>${escaped(text)}</td></tr>`)
    .join('\n');

const tableOf = (lines: readonly Line[]): string => (lines.length > 0 ? `<table>\n${rowsOf(lines)}\n</table>` : '');

const headOf = (titles: readonly string[]): string =>
  `<thead><tr>${titles.map((title) => `<th scope="col">${escaped(title)}</th>`).join('')}</tr></thead>`;

function findingHtml({ title, stateWords, compared, lines }: Finding, locale: Locale): string {
  const say = teller(locale);
  const rows = compared.map(
    ({ label, party, listed }) =>
      `<tr><th scope="row">${escaped(label)}</th><td>${escaped(party || '-')}</td><td>${escaped(listed || '-')}</td></tr>`,
  );
  const table = `<table>${headOf([say('particular'), say('party'), say('listed')])}\n${rows.join('\n')}\n</table>`;
  return `<h4>${escaped(title)}</h4>
<p>${escaped(stateWords)}</p>
${compared.length > 0 ? table : ''}
${tableOf(lines)}`;
}

const partyHtml = ({ name, role, findings, notes }: PartyFindings, locale: Locale): string =>
  `<h3>${escaped(`${role}: ${name}`)}</h3>
${findings.map((finding) => findingHtml(finding, locale)).join('\n')}
${tableOf(notes)}`;

/** Renders the report as a single HTML page without scripts or remote files, so that it can be stored and mailed. */
export function reportHtml(facts: ComplianceFacts, locale: Locale): Buffer {
  const { clientLogo, note, companyName, issue } = facts;
  const report = complianceReport(facts, locale);
  const { title, verdict, about, parties, lists, evidence } = report;
  const say = teller(locale);
  const told = parties.filter(({ findings, notes }) => findings.length > 0 || notes.length > 0);
  const summary = parties.map(
    ({ name, role, result, strongest }) =>
      `<tr><th scope="row">${escaped(name)}</th>${[role, result, strongest].map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`,
  );
  const check = issue.proof?.checkUrl ?? '';
  return Buffer.from(`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escaped(title)}: ${escaped(companyName)}</title>
<style>${STYLE}
</style>
</head>
<body>
${clientLogo ? logoOf(facts.preparedFor, clientLogo) : ''}
${note ? `<p class="note">${escaped(note[locale])}</p>` : ''}
<p class="kind">${escaped(title)}</p>
<h1>${escaped(companyName)}</h1>
<div class="verdict ${verdict.kind}"><strong>${escaped(verdict.title)}</strong>
${verdict.sentences.map(escaped).join('<br>')}</div>
${tableOf(about)}
${check ? `<p><a href="${escaped(check)}">${escaped(say('check', { address: check }))}</a></p>` : ''}
<h2>${escaped(say('summary'))}</h2>
<table>${headOf([say('party'), say('role'), say('findings'), say('strongest')])}
${summary.join('\n')}
</table>
<h2>${escaped(say('findings'))}</h2>
${parties.some(({ findings }) => findings.length > 0) ? '' : `<p>${escaped(say('noFindings'))}</p>`}
${told.map((party) => partyHtml(party, locale)).join('\n')}
${lists.length > 0 ? `<h2>${escaped(say('lists'))}</h2>\n${tableOf(lists)}` : ''}
${evidence.length > 0 ? `<h2>${escaped(say('evidence'))}</h2>\n${tableOf(evidence)}` : ''}
</body>
</html>
`);
}
