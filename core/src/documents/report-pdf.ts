import { drawChapter, reserveContents } from './chapters';
import { CHAPTERS, type ChapterId, FRAME } from './document.texts';
import { drawFrames } from './frame';
import type { ReportDocument } from './report-document';
import { drawAnswers } from './sections/answers';
import { drawIssue, drawTitle } from './sections/cover';
import { drawLegends, hasLegends } from './sections/legends';
import { drawOwnership } from './sections/ownership';
import { drawPayment } from './sections/payment';
import { drawProof } from './sections/proof';
import { drawScreening } from './sections/screening';
import { drawSources } from './sections/sources';
import { drawStatements } from './sections/statements';
import { drawSuits } from './sections/suits';
import { drawSummary } from './sections/summary';
import { Sheet } from './sheet';

type Draw = (sheet: Sheet, document: ReportDocument) => void;

const DRAWN: Readonly<Record<ChapterId, (document: ReportDocument) => Draw | null>> = {
  summary: () => drawSummary,
  legends: ({ ratings }) => (hasLegends(ratings) ? drawLegends : null),
  payment: () => drawPayment,
  statements: () => drawStatements,
  shareholders: () => drawOwnership,
  suits: () => drawSuits,
  screening: () => drawScreening,
  form: ({ form }) => (form.length > 0 ? (sheet, { locale }) => drawAnswers(sheet, form, locale) : null),
  questionnaire: ({ questionnaire }) =>
    questionnaire.length > 0 ? (sheet, { locale }) => drawAnswers(sheet, questionnaire, locale) : null,
  sources: () => drawSources,
  proof: ({ issue }) => {
    const { proof } = issue;
    return proof && ((sheet, { locale }) => drawProof(sheet, issue, proof, locale));
  },
};

/** Height in points of chapters that must not be split across pages. */
const ROOM: Partial<Record<ChapterId, number>> = { proof: 350 };

const ON_A_NEW_PAGE: ReadonlySet<ChapterId> = new Set(['summary', 'legends', 'statements']);

/**
 * Renders the business information report as a tagged PDF. Deterministic: the same document produces the same bytes.
 */
export async function renderReport(document: ReportDocument): Promise<Buffer> {
  const { locale, paper, issue, company } = document;
  const title = `${FRAME.bir[locale]}: ${company.name}`;
  const sheet = await Sheet.open({ title, author: issue.brand, locale, paper, issuedAt: issue.issuedAt });
  const chapters = (Object.keys(CHAPTERS) as ChapterId[]).flatMap((id) => {
    const draw = DRAWN[id](document);
    return draw ? [{ id, title: CHAPTERS[id][locale], draw }] : [];
  });
  drawTitle(sheet, document, FRAME.bir[locale]);
  drawIssue(sheet, document, document.reportType);
  sheet.space(14);
  const drawContents = reserveContents(sheet, chapters.length, locale);
  for (const { id, title, draw } of chapters) {
    if (ON_A_NEW_PAGE.has(id)) sheet.newPage();
    drawChapter(sheet, { id, title, room: ROOM[id] }, () => draw(sheet, document));
  }
  drawContents(sheet.chapters);
  drawFrames(sheet, issue, locale);
  return sheet.finish();
}
