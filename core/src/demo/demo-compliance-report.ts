import type { ScreeningData } from '@homologa/domain/screenings/screening.contract';
import { HIT_KINDS, SCREENED_GROUPS, screeningResult } from '@homologa/domain/screenings/screening-rules';
import { HIT_KIND_WORDS, SCREENED_GROUP_WORDS } from '@homologa/domain/screenings/screening-words';
import { demoReportPdf } from './demo-report-pdf';

const TITLE = 'Compliance findings report';

/** One line per finding, and one per party without any. */
function linesOf(data: ScreeningData): (readonly [string, string])[] {
  return SCREENED_GROUPS.flatMap((group) =>
    data[group].flatMap((party) => {
      const label = `${SCREENED_GROUP_WORDS[group].en}: ${party.name}`;
      const found = HIT_KINDS.flatMap((kind) =>
        party[kind].map(
          (hit) => `${HIT_KIND_WORDS[kind].en}: ${hit.matched_name}, ${hit.list.title}, ${hit.entry_id}, ${hit.score}`,
        ),
      );
      return (found.length > 0 ? found : ['Nothing found']).map((text) => [label, text] as const);
    }),
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The compliance report of a demo screening, as html and as PDF; both say that everything in it is invented. */
export async function demoComplianceReport(
  company: string,
  data: ScreeningData,
  checkedAt: Date,
): Promise<{ html: Buffer; pdf: Buffer }> {
  const lines: (readonly [string, string])[] = [
    ['Last check', checkedAt.toISOString().slice(0, 10)],
    ['Result', screeningResult(data) === 'match' ? 'Match' : 'No match'],
    ...linesOf(data),
  ];
  const rows = lines.map(
    ([label, value]) => `<tr><th scope="row">${escaped(label)}</th><td>${escaped(value)}</td></tr>`,
  );
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${TITLE}: ${escaped(company)}</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; max-width: 820px; margin: 40px auto; padding: 0 20px; color: #111; }
.demo { color: #b3261e; font-weight: 700; font-size: 13px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid #ddd; }
th { color: #5f6368; font-weight: 500; width: 36%; }
</style>
</head>
<body>
<p class="demo">DEMO DATA: every name and figure is invented</p>
<h1>${TITLE}</h1>
<p>${escaped(company)}</p>
<table>
${rows.join('\n')}
</table>
</body>
</html>
`;
  return { html: Buffer.from(html), pdf: await demoReportPdf(company, lines, TITLE) };
}
