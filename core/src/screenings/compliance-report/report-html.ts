import type { Locale } from '@homologa/domain/language/locales';
import { COMPLIANCE_REPORT } from '@homologa/domain/screenings/compliance-report-words';
import type { ComplianceFacts } from './compliance-facts';
import { reportSections } from './report-lines';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
body { font: 15px/1.5 system-ui, sans-serif; max-width: 820px; margin: 40px auto; padding: 0 20px; color: #111; }
p.note { color: #b3261e; font-weight: 700; font-size: 13px; }
img.logo { display: block; max-width: 200px; max-height: 60px; margin-bottom: 24px; }
h2 { font-size: 18px; margin: 32px 0 8px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid #ddd; }
th { color: #5f6368; font-weight: 500; width: 30%; }
td { overflow-wrap: anywhere; }`;

const logoOf = ({ name, logo }: NonNullable<ComplianceFacts['client']>): string =>
  `<img class="logo" src="data:image/png;base64,${logo.toString('base64')}" alt="${escaped(name)}">`;

export function reportHtml(facts: ComplianceFacts, locale: Locale): Buffer {
  const { client, note } = facts;
  const title = COMPLIANCE_REPORT.title[locale];
  const sections = reportSections(facts, locale).map(
    ({ title: about, lines }) => `<h2>${escaped(about)}</h2>
<table>
${lines.map(([label, text]) => `<tr><th scope="row">${escaped(label)}</th><td>${escaped(text)}</td></tr>`).join('\n')}
</table>`,
  );
  return Buffer.from(`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${escaped(title)}: ${escaped(facts.companyName)}</title>
<style>${STYLE}
</style>
</head>
<body>
${client ? logoOf(client) : ''}
${note ? `<p class="note">${escaped(note[locale])}</p>` : ''}
<h1>${escaped(title)}</h1>
${sections.join('\n')}
</body>
</html>
`);
}
