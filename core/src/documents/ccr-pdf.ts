import { ccrLevel } from '@homologa/domain/catalog/scale-levels';
import { CCR_SCORE_WORDS } from '@homologa/domain/catalog/scale-words';
import { CCR_SCORES } from '@homologa/domain/catalog/scales';
import { interpolate } from '@homologa/domain/language/interpolate';
import { drawHeading } from './chapters';
import { CHAPTERS, FRAME, SECTIONS } from './document.texts';
import { drawFrames } from './frame';
import type { CcrDocument } from './report-document';
import { drawScaleBar } from './scale-bar';
import { drawIssue, drawTitle } from './sections/cover';
import { drawProof } from './sections/proof';
import { Sheet } from './sheet';

export async function renderCcr(document: CcrDocument): Promise<Buffer> {
  const { locale, paper, issue, company, score } = document;
  const title = `${FRAME.ccr[locale]}: ${company.name}`;
  const sheet = await Sheet.open({ title, author: issue.brand, locale, paper, issuedAt: issue.issuedAt });
  const state = CCR_SCORE_WORDS[score][locale];
  drawTitle(sheet, document, FRAME.ccr[locale]);
  drawHeading(sheet, `${FRAME.ccr[locale]} ${score}: ${state}`);
  drawScaleBar(sheet, {
    zones: CCR_SCORES.map((code, from) => ({
      from,
      level: ccrLevel(code),
      label: `${code}: ${CCR_SCORE_WORDS[code][locale]}`,
    })),
    end: CCR_SCORES.length,
    value: CCR_SCORES.indexOf(score) + 0.5,
    shown: score,
    alt: interpolate(SECTIONS.ccrAlt[locale], { value: score, state }),
  });
  sheet.space(10);
  drawIssue(sheet, document, null);
  if (issue.proof) {
    drawHeading(sheet, CHAPTERS.proof[locale]);
    drawProof(sheet, issue, issue.proof, locale);
  }
  drawFrames(sheet, issue, locale);
  return sheet.finish();
}
