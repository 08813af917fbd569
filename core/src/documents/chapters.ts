import { interpolate } from '@homologa/domain/language/interpolate';
import type { Locale } from '@homologa/domain/language/locales';
import { COLORS } from './colors';
import { FRAME } from './document.texts';
import { type Chapter, lineHeight, type Sheet, STYLES } from './sheet';

const LEAST_ROOM = 130;

type NewChapter = Pick<Chapter, 'id' | 'title'> & {
  room?: number;
};

export function drawChapter(sheet: Sheet, { id, title, room = LEAST_ROOM }: NewChapter, draw: () => void): void {
  if (sheet.y > sheet.top) sheet.space(26);
  sheet.demand(room);
  sheet.within('Sect', () => {
    const lines = sheet.wrap(title, sheet.width, STYLES.h1);
    sheet.chapters.push({ id, title, page: sheet.pages });
    sheet.doc.addNamedDestination(id, 'XYZ', 0, Math.max(0, sheet.y - 12), null);
    sheet.doc.outline.addItem(title);
    sheet.content('H1', () => {
      sheet.y = sheet.lines(lines, { x: sheet.left, y: sheet.y, width: sheet.width }, STYLES.h1);
    });
    sheet.artifact(() => sheet.doc.rect(sheet.left, sheet.y + 1, 36, 2).fill(COLORS.brand));
    sheet.space(12);
    draw();
  });
}

export function drawHeading(sheet: Sheet, title: string): void {
  sheet.space(10);
  sheet.demand(64);
  sheet.paragraph(title, STYLES.h2, 'H2');
  sheet.space(3);
}

const ENTRY = 19;

/** Reserves space for the table of contents; the returned function fills it in once the page numbers are known. */
export function reserveContents(sheet: Sheet, count: number, locale: Locale): (chapters: readonly Chapter[]) => void {
  drawHeading(sheet, FRAME.contents[locale]);
  sheet.demand(count * ENTRY);
  const page = sheet.pages - 1;
  const top = sheet.y;
  sheet.y = top + count * ENTRY;
  const toc = sheet.within('TOC', (element) => element);
  return (chapters) => {
    sheet.doc.switchToPage(page);
    sheet.under(toc, () => {
      chapters.forEach((chapter, index) => {
        sheet.within('TOCI', () => drawEntry(sheet, chapter, { y: top + index * ENTRY, locale }));
      });
    });
  };
}

function drawEntry(sheet: Sheet, { id, title, page }: Chapter, { y, locale }: { y: number; locale: Locale }): void {
  const { left, right, width } = sheet;
  const height = lineHeight(STYLES.body);
  const number = 30;
  const link = sheet.element('Link');
  link.add(() => {
    sheet.label(title, { x: left, y: y + 3, width: width - number }, STYLES.body);
    sheet.lines([String(page)], { x: right - number, y: y + 3, width: number, align: 'right' }, STYLES.body);
  });
  const contents = interpolate(FRAME.toPage[locale], { title, page });
  sheet.lead(link, { x: left, y: y + 3, width, height }, { chapter: id }, contents);
  link.end();
  sheet.artifact(() => sheet.doc.rect(left, y + ENTRY - 0.5, width, 0.4).fill(COLORS.line));
}
