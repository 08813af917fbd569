import { REPORT_FIELD_WORDS } from '@homologa/domain/reports/report-words';
import { drawHeading } from '../chapters';
import { COLORS, LEVEL_COLORS } from '../colors';
import { SECTIONS } from '../document.texts';
import { type ShownRating, shownRatings } from '../rating-words';
import type { ReportDocument } from '../report-document';
import { lineHeight, type Sheet, STYLES, type TextStyle } from '../sheet';
import { drawFacts } from './facts';

const CARDS = 3;
const GAP = 10;
const PAD = 9;
const VALUE: TextStyle = { font: 'bold', size: 20, color: COLORS.ink };

export function drawSummary(sheet: Sheet, { ratings, identity, locale, numbers }: ReportDocument): void {
  drawHeading(sheet, SECTIONS.ratings[locale]);
  const shown = shownRatings(ratings, { locale, numbers });
  if (shown.length === 0) sheet.paragraph(SECTIONS.noRatings[locale]);
  for (let first = 0; first < shown.length; first += CARDS) {
    drawCards(sheet, shown.slice(first, first + CARDS), (name) => REPORT_FIELD_WORDS[name][locale]);
  }
  drawHeading(sheet, SECTIONS.identity[locale]);
  drawFacts(sheet, identity);
}

function drawCards(sheet: Sheet, ratings: readonly ShownRating[], nameOf: (name: ShownRating['name']) => string): void {
  const width = (sheet.width - (CARDS - 1) * GAP) / CARDS;
  const inner = width - 2 * PAD;
  const words = ratings.map((rating) => sheet.wrap(rating.words, inner, STYLES.quiet));
  const below = Math.max(...words.map((lines) => lines.length)) * lineHeight(STYLES.quiet);
  const height = 2 * PAD + lineHeight(STYLES.quiet) + lineHeight(VALUE) + below;
  sheet.demand(height + GAP);
  const top = sheet.y;
  ratings.forEach(({ name, value, level }, index) => {
    const x = sheet.left + index * (width + GAP);
    sheet.artifact(() => {
      sheet.doc.rect(x, top, width, height).fill(COLORS.stripe);
      sheet.doc.rect(x, top, 3, height).fill(LEVEL_COLORS[level]);
    });
    sheet.content('P', () => {
      const y = top + PAD;
      sheet.label(nameOf(name), { x: x + PAD, y, width: inner }, STYLES.quiet);
      const style = { ...VALUE, color: LEVEL_COLORS[level] };
      sheet.label(value, { x: x + PAD, y: y + lineHeight(STYLES.quiet), width: inner }, style);
      const last = { x: x + PAD, y: y + lineHeight(STYLES.quiet) + lineHeight(VALUE), width: inner };
      sheet.lines(words[index] ?? [], last, STYLES.quiet);
    });
  });
  sheet.y = top + height + GAP;
}
