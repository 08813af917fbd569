import jsQR from 'jsqr';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Node has no `navigator`, so the PDF library defines a `navigator` without `languages`, which breaks later tests in
// the same process.
const { navigator: made } = globalThis as { navigator?: { languages?: readonly string[] } };
if (made && !made.languages) made.languages = [];

interface PdfText {
  text: string;
  left: number;
  right: number;
  bottom: number;
}

export interface PdfElement {
  role: string;
  alt: string | null;
  children: PdfElement[];
}

interface PdfPage {
  width: number;
  height: number;
  text: string;
  pieces: PdfText[];
  structure: PdfElement;
  /** Link targets: URLs, or page numbers starting at 1. */
  links: (string | number)[];
}

export interface ReadPdf {
  language: string | null;
  title: string;
  isTagged: boolean;
  bookmarks: { title: string; page: number }[];
  pages: PdfPage[];
  text: string;
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  return withPdf(bytes, async (pdf) => {
    const pages: PdfPage[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      pages.push(await readPage(pdf, await pdf.getPage(number)));
    }
    const outline = await pdf.getOutline();
    const bookmarks = (outline ?? []).map(async ({ title, dest }) => ({ title, page: await pageOf(pdf, dest) }));
    const { info } = await pdf.getMetadata();
    const lang = 'Language' in info ? info.Language : null;
    return {
      language: typeof lang === 'string' ? lang : null,
      title: 'Title' in info ? String(info.Title) : '',
      isTagged: (await pdf.getMarkInfo())?.Marked === true,
      bookmarks: await Promise.all(bookmarks),
      pages,
      text: pages.map(({ text }) => text).join('\n'),
    };
  });
}

export async function readQrCode(bytes: Buffer, number: number, part: 'page' | 'foot'): Promise<string | null> {
  return withPdf(bytes, async (pdf) => {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 3 });
    const width = Math.ceil(viewport.width);
    const height = Math.ceil(viewport.height);
    const { canvas, context } = createCanvas(pdf, width, height);
    await page.render({ canvas, viewport }).promise;
    const foot = Math.round(height * 0.92);
    const [top, seen] = part === 'foot' ? [foot, height - foot] : [0, foot];
    const { data } = context.getImageData(0, top, width, seen);
    return jsQR(data, width, seen)?.data ?? null;
  });
}

interface Drawing {
  canvas: HTMLCanvasElement;
  context: { getImageData: (x: number, y: number, width: number, height: number) => { data: Uint8ClampedArray } };
}

const createCanvas = (pdf: PDFDocumentProxy, width: number, height: number): Drawing =>
  (pdf.canvasFactory as { create: (width: number, height: number) => Drawing }).create(width, height);

async function withPdf<T>(bytes: Buffer, use: (pdf: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}

async function readPage(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PdfPage> {
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item): PdfText[] => {
    if (!('str' in item) || !item.str.trim()) return [];
    const left = Number(item.transform[4]);
    return [{ text: item.str, left, right: left + item.width, bottom: Number(item.transform[5]) }];
  });
  const annotations: { url?: string; dest?: unknown }[] = await page.getAnnotations();
  const links = annotations.map(async ({ url, dest }) => url ?? (await pageOf(pdf, dest)));
  return {
    width,
    height,
    pieces,
    text: pieces.map(({ text }) => text).join('\n'),
    structure: elementOf(await page.getStructTree()),
    links: await Promise.all(links),
  };
}

async function pageOf(pdf: PDFDocumentProxy, target: unknown): Promise<number> {
  const place: unknown = typeof target === 'string' ? await pdf.getDestination(target) : target;
  const [page] = Array.isArray(place) ? place : [];
  return page ? (await pdf.getPageIndex(page)) + 1 : 0;
}

function elementOf(node: unknown): PdfElement {
  const { role, alt, children } = (node ?? {}) as { role?: string; alt?: string; children?: unknown[] };
  return {
    role: role ?? '',
    alt: alt ?? null,
    children: (children ?? []).map(elementOf).filter((child) => child.role),
  };
}

export const elementsOf = (root: PdfElement, role: string): PdfElement[] => [
  ...(root.role === role ? [root] : []),
  ...root.children.flatMap((child) => elementsOf(child, role)),
];
