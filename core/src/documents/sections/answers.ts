import type { Locale } from '@homologa/domain/language/locales';
import { drawHeading } from '../chapters';
import { SECTIONS } from '../document.texts';
import type { AnswerSection } from '../report-document';
import { type Sheet, STYLES } from '../sheet';
import { drawTable } from '../table';

export function drawAnswers(sheet: Sheet, sections: readonly AnswerSection[], locale: Locale): void {
  const filled = sections.filter(({ answers }) => answers.length > 0);
  if (filled.length === 0) sheet.paragraph(SECTIONS.noAnswers[locale]);
  for (const { title, answers } of filled) {
    if (title) drawHeading(sheet, title);
    drawTable(sheet, {
      columns: [
        { title: SECTIONS.question[locale], share: 42 },
        { title: SECTIONS.answer[locale], share: 58 },
      ],
      rows: answers.map(({ question, answer }) => ({
        cells: [
          { text: question, style: STYLES.quiet },
          answer.trim() ? answer : { text: SECTIONS.noAnswer[locale], style: STYLES.quiet },
        ],
      })),
      hasRowTitles: true,
    });
  }
}
