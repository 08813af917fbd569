import { FRAME } from './document.texts';
import { drawFrames } from './frame';
import type { QuestionnaireDocument } from './report-document';
import { drawAnswers } from './sections/answers';
import { drawIssue, drawTitle } from './sections/cover';
import { drawScore } from './sections/score';
import { Sheet } from './sheet';

export async function renderQuestionnaires(
  documents: readonly [QuestionnaireDocument, ...QuestionnaireDocument[]],
): Promise<Buffer> {
  const [{ locale, paper, issue, title }] = documents;
  const name = `${FRAME.questionnaire[locale]}: ${title}`;
  const sheet = await Sheet.open({ title: name, author: issue.brand, locale, paper, issuedAt: issue.issuedAt });
  for (const [index, document] of documents.entries()) {
    if (index > 0) sheet.newPage();
    drawTitle(sheet, document, `${FRAME.questionnaire[locale]} · ${title}`);
    drawIssue(sheet, document, null);
    sheet.space(10);
    drawAnswers(sheet, document.sections, locale);
    if (document.score) {
      sheet.newPage();
      drawScore(sheet, document.score, locale);
    }
  }
  drawFrames(sheet, issue, locale);
  return sheet.finish();
}
