import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { expect, test } from 'vitest';
import { buildReportDocument } from '../test/documents/build-document';
import { elementsOf, type ReadPdf, readPdf, readQrCode } from '../test/read-pdf';
import { CHAPTERS, FRAME } from './document.texts';
import type { ReportDocument } from './report-document';
import { renderReport } from './report-pdf';

const TIMEOUT_MS = 60_000;

const proofOf = ({ issue }: ReportDocument) => {
  if (!issue.proof) throw new TypeError('a report has its proof');
  return issue.proof;
};

function expectWithinPages({ pages }: ReadPdf): void {
  for (const { pieces, width, height } of pages) {
    for (const piece of pieces) {
      const where = `${piece.text} at ${piece.left}, ${piece.bottom}`;
      expect(piece.left, where).toBeGreaterThanOrEqual(53);
      expect(piece.right, where).toBeLessThanOrEqual(width - 53);
      expect(piece.bottom, where).toBeGreaterThan(10);
      expect(piece.bottom, where).toBeLessThan(height - 10);
    }
  }
}

const AMOUNT: Readonly<Record<Locale, string>> = { en: '845,210', es: '845,210', 'pt-BR': '845.210' };

test.for(LOCALES)(
  'a report in %s says all it was given, with bookmarks, links and numbers of pages',
  { timeout: TIMEOUT_MS },
  async (locale) => {
    const document = buildReportDocument({ locale });
    const pdf = await readPdf(await renderReport(document));
    expect(pdf).toMatchObject({ language: locale, isTagged: true, title: expect.stringContaining('Ñandutí') });
    const titles = Object.values(CHAPTERS).map((words) => words[locale]);
    expect(pdf.bookmarks.map(({ title }) => title)).toEqual(titles);
    for (const { title, page } of pdf.bookmarks) expect(pdf.pages[page - 1]?.text).toContain(title);
    expect(pdf.pages[0]?.links).toEqual(pdf.bookmarks.map(({ page }) => page));
    expect(pdf.text).toContain(AMOUNT[locale]);
    expect(pdf.text).toContain('María José Núñez Öhlund');
    expect(pdf.text).toContain('Encajes y tejidos a mano.');
    const { number, sha256 } = proofOf(document);
    const count = pdf.pages.length;
    pdf.pages.forEach(({ text }, index) => {
      expect(text).toContain(FRAME.page[locale].replace('{page}', String(index + 1)).replace('{pages}', String(count)));
      expect(text).toContain(number);
      expect(text).toContain(sha256.slice(0, 16));
    });
    expect(pdf.pages.at(-1)?.text).toContain(sha256);
    expectWithinPages(pdf);
  },
);

test(
  'screen readers find headings, tables with their headers, pictures with words, and links',
  async () => {
    const pdf = await readPdf(await renderReport(buildReportDocument({ locale: 'en' })));
    const all = (role: string) => pdf.pages.flatMap(({ structure }) => elementsOf(structure, role));
    expect(pdf.pages.flatMap(({ structure }) => structure.children.map(({ role }) => role))).toContain('Document');
    expect(all('H1')).toHaveLength(Object.keys(CHAPTERS).length + 1);
    expect(all('H2').length).toBeGreaterThan(4);
    for (const role of ['TOCI', 'Link', 'TR', 'TH', 'TD']) expect(all(role), role).not.toEqual([]);
    const alts = all('Figure').map(({ alt }) => alt);
    expect(alts).toContain('Paydex 72 on a scale from 0 to 100: Delayed payment.');
    expect(alts).toContainEqual(
      expect.stringContaining('Dec 31, 2025: Revenue 845,210, EBIT 92,400, Net worth 352,500.'),
    );
    expect(alts).not.toContain(null);
  },
  TIMEOUT_MS,
);

test(
  'its codes lead to the page that confirms it',
  async () => {
    const document = buildReportDocument();
    const bytes = await renderReport(document);
    const pdf = await readPdf(bytes);
    const { checkUrl } = proofOf(document);
    expect(pdf.pages.at(-1)?.links).toEqual([checkUrl]);
    expect(await readQrCode(bytes, 1, 'foot')).toBe(checkUrl);
    expect(await readQrCode(bytes, pdf.pages.length, 'page')).toBe(checkUrl);
  },
  TIMEOUT_MS,
);

test(
  'dates of birth of shareholders are printed as far as they are known, and no column where none is',
  async () => {
    const { shareholders } = buildReportDocument();
    const born = ['1962', '1962-05', '1962-05-03', null].map((birthDate, at) => ({
      name: `Socia ${at}`,
      kind: 'person' as const,
      country: 'Perú',
      share: 25,
      birthDate,
    }));
    const { text } = await readPdf(await renderReport(buildReportDocument({ locale: 'es', shareholders: born })));
    for (const said of ['Nacimiento', '1962\n', 'may 1962', '3 may 1962', '100%']) expect(text).toContain(said);
    const without = shareholders.map((one) => ({ ...one, birthDate: null }));
    const plain = await readPdf(await renderReport(buildReportDocument({ locale: 'es', shareholders: without })));
    expect(plain.text).not.toContain('Nacimiento');
  },
  TIMEOUT_MS,
);

test(
  'the same document is the same file',
  async () => {
    const first = await renderReport(buildReportDocument());
    expect((await renderReport(buildReportDocument())).equals(first)).toBe(true);
  },
  TIMEOUT_MS,
);

test(
  'a report without any figure says so and leaves nothing empty',
  async () => {
    const document = buildReportDocument({
      locale: 'en',
      ratings: {
        dnbRating: null,
        financialStrength: null,
        riskIndicator: null,
        racRiskIndicator: null,
        commercialScore: null,
        paydex: null,
        emmaScore: null,
        ccrScore: null,
      },
      statements: { currency: '', unit: 'units', periods: [] },
      shareholders: [],
      globalUltimate: [],
      suits: { count: null, list: [] },
      form: [],
      questionnaire: [],
      screening: null,
      sources: [],
    });
    const pdf = await readPdf(await renderReport(document));
    for (const said of [
      'This report has no ratings.',
      'No Paydex is available: too few payment experiences are known.',
      'No financial statements were available for this report.',
      'No shareholders are known.',
      'This report does not say whether there are suits.',
      'The company has not been screened.',
    ]) {
      expect(pdf.text).toContain(said);
    }
    expect(pdf.text).not.toContain(CHAPTERS.questionnaire.en);
    expect(pdf.pages.length).toBeLessThanOrEqual(4);
  },
  TIMEOUT_MS,
);

test(
  'long names, negative net worth, many shareholders, suits and answers all find their place',
  async () => {
    const long =
      'Sociedad Anónima Promotora de Inversión de Capital Variable Industrias Metalúrgicas del Noroeste '.repeat(3);
    const base = buildReportDocument();
    const document = buildReportDocument({
      paper: 'A4',
      issue: {
        ...base.issue,
        isSandbox: true,
        proof: { ...proofOf(base), version: 2, reason: 'Balance rectificado.' },
      },
      company: { ...base.company, name: long.trim() },
      statements: {
        currency: 'BRL',
        unit: 'units',
        periods: [
          {
            endsOn: '2025-12-31',
            amounts: {
              revenue: 1_234_567_890,
              currentAssets: 100,
              longTermAssets: 200,
              currentLiabilities: 300,
              longTermLiabilities: 400,
            },
          },
        ],
      },
      shareholders: Array.from({ length: 12 }, (_one, index) => ({
        name: index === 3 ? long : `Accionista ${index + 1}`,
        kind: 'person',
        country: 'Brasil',
        share: 7.25,
      })),
      suits: {
        count: 40,
        list: Array.from({ length: 40 }, (_one, index) => ({
          filedOn: '2024-02-29',
          court: `Juzgado ${index + 1}`,
          number: `${index + 1}/2024`,
          plaintiff: 'Cooperativa de Crédito del Noroeste',
          amount: index,
        })),
      },
      questionnaire: [
        {
          title: 'Integridad',
          answers: Array.from({ length: 200 }, (_one, index) => ({
            question: `${index + 1}. ¿Mantiene la empresa un programa de integridad?`,
            answer: index === 100 ? 'Detalle. '.repeat(1500) : `Respuesta ${index + 1}`,
          })),
        },
      ],
    });
    const pdf = await readPdf(await renderReport(document));
    expectWithinPages(pdf);
    expect(pdf.text).toContain('El patrimonio neto es negativo');
    expect(pdf.text).toContain('-400');
    expect(pdf.text).toContain('Balance rectificado.');
    for (let index = 1; index <= 12; index += 1) if (index !== 4) expect(pdf.text).toContain(`Accionista ${index}\n`);
    for (let index = 1; index <= 40; index += 1) expect(pdf.text).toContain(`Juzgado ${index}\n`);
    for (let index = 1; index <= 200; index += 1) if (index !== 101) expect(pdf.text).toContain(`Respuesta ${index}\n`);
    expect(pdf.text.match(/Detalle\./g)).toHaveLength(1500);
    for (const { text } of pdf.pages) expect(text).toContain(FRAME.sandbox.es);
    expect(pdf.pages[0]).toMatchObject({ width: 595.28, height: 841.89 });
  },
  TIMEOUT_MS,
);
