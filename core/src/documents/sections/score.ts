import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { SCORE_OUTCOME_WORDS } from '@homologa/domain/questionnaires/score-words';
import { SCORE_WORDS, scoreReason } from '@homologa/domain/questionnaires/scores/score-reason';
import { drawHeading } from '../chapters';
import { SCORE_COLUMNS } from '../document.texts';
import { readerNumbersOf } from '../document-format';
import type { DocumentScore } from '../report-document';
import { type Sheet, STYLES } from '../sheet';
import { drawTable } from '../table';
import { drawFacts } from './facts';

/** Draws a page with the score of a questionnaire: the outcome, and each line's points with their reason. */
export function drawScore(sheet: Sheet, score: DocumentScore, locale: Locale): void {
  const number = readerNumbersOf(locale);
  const percent = (value: number | null): string => (value === null ? '–' : `${number(value)} %`);
  const isWeighted = score.sections.some(({ weight }) => weight !== 1);
  drawHeading(sheet, SCORE_WORDS.title[locale]);
  const points = interpolate(SCORE_WORDS.points[locale], {
    points: number(score.points),
    maximum: number(score.maximum),
  });
  drawFacts(sheet, [
    {
      label: SCORE_WORDS.title[locale],
      value: score.percent === null ? SCORE_WORDS.noPercent[locale] : percent(score.percent),
    },
    { label: SCORE_OUTCOME_WORDS[locale], value: score.outcome ?? '' },
    { label: SCORE_COLUMNS.points[locale], value: points },
  ]);
  if (score.knockedOut) {
    sheet.space(6);
    sheet.paragraph(SCORE_WORDS.knockedOut[locale]);
  }
  for (const section of score.sections) {
    if (section.lines.length === 0) continue;
    const weight = interpolate(SCORE_WORDS.weight[locale], { weight: number(section.weight) });
    const title = section.title ?? (score.sections.length > 1 ? SCORE_WORDS.withoutSection[locale] : '');
    const facts = [percent(section.percent), ...(isWeighted ? [weight] : [])].join(' · ');
    drawHeading(sheet, [title, facts].filter(Boolean).join(': '));
    drawTable(sheet, {
      columns: [
        { title: SCORE_COLUMNS.question[locale], share: 44 },
        { title: SCORE_COLUMNS.reason[locale], share: 38 },
        { title: SCORE_COLUMNS.points[locale], share: 18 },
      ],
      rows: section.lines.map((line) => {
        const reason = scoreReason(line.why, locale, number);
        const isOut = line.why.by === 'not_applicable';
        return {
          cells: [
            { text: `${line.number}. ${line.title}`, style: STYLES.quiet },
            line.knockOut ? `${reason} (${SCORE_WORDS.knockOut[locale]})` : reason,
            isOut ? '–' : `${number(line.points)} / ${number(line.maximum)}`,
          ],
        };
      }),
      hasRowTitles: true,
    });
  }
}
