import type { Locale } from '@homologa/domain/language/locales';
import type PDFDocument from 'pdfkit';
import { COLORS } from './colors';
import { type FontName, loadFonts } from './fonts/fonts';
import type { ScriptFont } from './fonts/script-fonts';
import { isPlain, runsOf, type TextRun } from './fonts/text-runs';
import type { Paper } from './report-document';
import { printable, wrapLines } from './text-lines';

export interface TextStyle {
  font: FontName;
  size: number;
  color: string;
}

export const STYLES = {
  body: { font: 'regular', size: 9.5, color: COLORS.ink },
  strong: { font: 'bold', size: 9.5, color: COLORS.ink },
  quiet: { font: 'regular', size: 8.5, color: COLORS.quiet },
  small: { font: 'regular', size: 7.5, color: COLORS.quiet },
  h1: { font: 'bold', size: 17, color: COLORS.brand },
  h2: { font: 'bold', size: 11.5, color: COLORS.ink },
} as const satisfies Record<string, TextStyle>;

const LEADING = 1.36;
export const lineHeight = ({ size }: TextStyle): number => size * LEADING;

const ASCENT = 1.069;

/**
 * The PDF library shapes a run as a whole only if `features` is passed. Otherwise it shapes each word separately, which
 * reverses the order of right-to-left words.
 */
const featuresOf = ({ font }: TextRun): { features?: [] } =>
  font !== 'own' && font.isRightToLeft ? { features: [] } : {};

type Tag = 'P' | 'H1' | 'H2' | 'TD' | 'TH' | 'Figure' | 'Link' | 'Caption';
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row'; bbox?: number[] };

interface SheetOptions {
  title: string;
  author: string;
  locale: Locale;
  paper: Paper;
  issuedAt: Date;
}

const MARGIN = 54;
const FOOT = 66;

export interface Chapter {
  id: string;
  title: string;
  page: number;
}

/**
 * Writes a tagged PDF from top to bottom. Drawing advances `y` and adds pages as needed. Everything drawn is either
 * tagged as content for screen readers or marked as an artifact, which screen readers skip.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly chapters: Chapter[] = [];
  readonly left = MARGIN;
  readonly right: number;
  readonly top = MARGIN;
  readonly bottom: number;
  y = MARGIN;
  readonly #bytes: Promise<Buffer>;
  readonly #registered = new Set<string>();
  #parent: PDFKit.PDFStructureElement;

  static async open(options: SheetOptions): Promise<Sheet> {
    // Imported with the first document, because the library would double the start of a process that writes none.
    const [{ default: Document }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
    return new Sheet(Document, options, fonts);
  }

  private constructor(
    Document: typeof PDFDocument,
    { title, author, locale, paper, issuedAt }: SheetOptions,
    fonts: Awaited<ReturnType<typeof loadFonts>>,
  ) {
    this.doc = new Document({
      size: paper,
      margin: 0,
      lang: locale,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: author, CreationDate: issuedAt, ModDate: issuedAt },
    });
    this.#bytes = readBytes(this.doc);
    for (const [name, font] of Object.entries(fonts)) this.doc.registerFont(name, font);
    this.right = this.doc.page.width - MARGIN;
    this.bottom = this.doc.page.height - FOOT;
    this.#parent = this.doc.struct('Document');
    this.doc.addStructure(this.#parent);
  }

  get width(): number {
    return this.right - this.left;
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = this.top;
  }

  demand(height: number): void {
    if (this.y + height > this.bottom && this.y > this.top) this.newPage();
  }

  space(height: number): void {
    this.y = Math.min(this.y + height, this.bottom);
  }

  within<T>(tag: 'Sect' | 'Table' | 'TR' | 'TOC' | 'TOCI', draw: (element: PDFKit.PDFStructureElement) => T): T {
    const element = this.doc.struct(tag);
    this.#parent.add(element);
    return this.under(element, () => draw(element));
  }

  under<T>(element: PDFKit.PDFStructureElement, draw: () => T): T {
    const before = this.#parent;
    this.#parent = element;
    try {
      return draw();
    } finally {
      this.#parent = before;
    }
  }

  element(tag: Tag, options: ElementOptions = {}): PDFKit.PDFStructureElement {
    const element = this.doc.struct(tag, options);
    this.#parent.add(element);
    return element;
  }

  content(tag: Tag, draw: () => void, options: ElementOptions = {}): void {
    this.element(tag, options).add(draw).end();
  }

  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  lead(
    link: PDFKit.PDFStructureElement,
    box: Box,
    target: { chapter: string } | { url: string },
    contents: string,
  ): void {
    const options = { structParent: link, Contents: asText(contents) };
    const { x, y, width, height } = box;
    if ('url' in target) this.doc.link(x, y, width, height, target.url, options);
    else this.doc.goTo(x, y, width, height, target.chapter, options);
  }

  measure(text: string, style: TextStyle): number {
    if (isPlain(text)) return this.doc.font(style.font, style.size).widthOfString(text);
    return runsOf(text).reduce((sum, run) => sum + this.#widthOf(run, style), 0);
  }

  wrap(text: string, width: number, style: TextStyle): string[] {
    return wrapLines(text, width, (part) => this.measure(part, style));
  }

  lines(lines: readonly string[], place: LinePlace, style: TextStyle): number {
    const { x, width, align = 'left' } = place;
    this.doc.font(style.font, style.size).fillColor(style.color);
    let y = place.y;
    for (const line of lines) {
      const options = { width, align, lineBreak: false, height: lineHeight(style) } as const;
      const shift = align === 'left' ? 0 : (width - this.measure(line, style)) * (align === 'right' ? 1 : 0.5);
      if (isPlain(line)) this.doc.font(style.font, style.size).text(line, x + shift, y, { ...options, align: 'left' });
      else this.#drawRuns(line, x + shift, y, style);
      y += lineHeight(style);
    }
    return y;
  }

  #drawRuns(line: string, left: number, y: number, style: TextStyle): void {
    let x = left;
    for (const run of runsOf(line)) {
      const width = this.#widthOf(run, style);
      const outline = run.font === 'own' ? 0 : run.font.outline[style.font] * style.size;
      // ActualText keeps search, copy and screen readers correct: in some scripts several characters share a glyph.
      if (run.font !== 'own') this.doc.markContent('Span', { actual: run.text });
      if (outline > 0) this.doc.lineWidth(outline).strokeColor(style.color);
      this.doc.text(run.text, x, y, {
        ...featuresOf(run),
        lineBreak: false,
        baseline: -ASCENT * style.size,
        fill: true,
        stroke: outline > 0,
      });
      if (run.font !== 'own') this.doc.endMarkedContent();
      x += width;
    }
  }

  /** Returns the width of a run; selects its font as a side effect. */
  #widthOf(run: TextRun, { font, size }: TextStyle): number {
    this.doc.font(run.font === 'own' ? font : this.#register(run.font, font), size);
    return this.doc.widthOfString(run.text, featuresOf(run));
  }

  #register(font: ScriptFont, weight: FontName): string {
    const key = `${font.key}-${font.outline[weight] > 0 ? 'outlined' : weight}`;
    if (!this.#registered.has(key)) this.doc.registerFont(key, font.bytes(weight));
    this.#registered.add(key);
    return key;
  }

  label(text: string, place: LinePlace, style: TextStyle): void {
    this.lines([this.#shortened(printable(text), place.width, style)], place, style);
  }

  paragraph(text: string, style: TextStyle = STYLES.body, tag: 'P' | 'H2' | 'Caption' = 'P'): void {
    const height = lineHeight(style);
    const element = this.element(tag);
    let rest = this.wrap(text, this.width, style);
    while (rest.length > 0) {
      this.demand(height * Math.min(rest.length, 2));
      const fitting = Math.max(1, Math.floor((this.bottom - this.y) / height));
      const now = rest.slice(0, fitting);
      rest = rest.slice(fitting);
      element.add(() => {
        this.y = this.lines(now, { x: this.left, y: this.y, width: this.width }, style);
      });
    }
    element.end();
  }

  finish(): Promise<Buffer> {
    this.doc.end();
    return this.#bytes;
  }

  #shortened(text: string, width: number, style: TextStyle): string {
    if (this.measure(text, style) <= width) return text;
    let kept = text;
    while (kept && this.measure(`${kept}…`, style) > width) kept = kept.slice(0, -1).trimEnd();
    return `${kept}…`;
  }
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Wraps a string in a String object, which the PDF library writes as text; it writes plain strings as names. */
const asText = (text: string): string => Object(text);

interface LinePlace {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
}

function readBytes(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
