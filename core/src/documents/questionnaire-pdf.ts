import { FRAME } from './document.texts';
import { drawFrames } from './frame';
import type { QuestionnaireDocument } from './report-document';
import { drawAnswers } from './sections/answers';
import { drawIssue, drawTitle } from './sections/cover';
import { Sheet } from './sheet';

/** What a supplier answered, as a tagged PDF (reference 9.12). */
export async function renderQuestionnaire(document: QuestionnaireDocument): Promise<Buffer> {
  const { locale, paper, issue, company, title, sections } = document;
  const name = `${FRAME.questionnaire[locale]}: ${company.name}`;
  const sheet = await Sheet.open({ title: name, author: issue.brand, locale, paper, issuedAt: issue.issuedAt });
  drawTitle(sheet, document, `${FRAME.questionnaire[locale]} · ${title}`);
  drawIssue(sheet, document, null);
  sheet.space(10);
  drawAnswers(sheet, sections, locale);
  drawFrames(sheet, issue, locale);
  return sheet.finish();
}
