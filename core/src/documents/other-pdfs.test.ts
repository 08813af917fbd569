import { CCR_SCORE_WORDS } from '@homologa/domain/catalog/scale-words';
import { LOCALES } from '@homologa/domain/language/locales';
import { expect, test } from 'vitest';
import { buildReportDocument } from '../test/documents/build-document';
import { elementsOf, readPdf } from '../test/read-pdf';
import { renderCcr } from './ccr-pdf';
import { FRAME } from './document.texts';
import { renderQuestionnaires } from './questionnaire-pdf';
import type { DocumentScore } from './report-document';

const SCORE: DocumentScore = {
  percent: 66.67,
  points: 10,
  maximum: 15,
  outcome: 'No pasa',
  knockedOut: true,
  sections: [
    {
      title: 'Calidad',
      weight: 3,
      percent: 66.67,
      points: 10,
      maximum: 15,
      lines: [
        {
          number: 1,
          title: '¿Tiene ISO 9001?',
          points: 5,
          maximum: 10,
          why: { by: 'options', options: ['En trámite'] },
          knockOut: false,
        },
        { number: 2, title: 'Personal', points: 5, maximum: 5, why: { by: 'range', from: 10.5 }, knockOut: true },
      ],
    },
  ],
};

const TIMEOUT_MS = 60_000;

test.for(LOCALES)('a CCR score in %s is one page that can be checked', { timeout: TIMEOUT_MS }, async (locale) => {
  const { paper, issue, preparedFor, company } = buildReportDocument();
  const pdf = await readPdf(await renderCcr({ locale, paper, issue, preparedFor, company, score: 'D' }));
  expect(pdf.pages).toHaveLength(1);
  expect(pdf.text).toContain(`D: ${CCR_SCORE_WORDS.D[locale]}`);
  expect(pdf.text).toContain(issue.proof?.sha256);
  expect(pdf.pages.flatMap(({ structure }) => elementsOf(structure, 'Figure'))).toHaveLength(2);
});

test(
  'answers to a questionnaire are a document of their own, without a proof',
  async () => {
    const { locale, paper, issue, preparedFor, company, questionnaire } = buildReportDocument();
    const document = {
      locale,
      paper,
      preparedFor,
      company,
      title: 'Homologación 2026',
      sections: questionnaire,
      score: SCORE,
    };
    const pdf = await readPdf(
      await renderQuestionnaires([
        { ...document, issue: { ...issue, proof: null } },
        { ...document, company: { ...company, name: 'Otra Empresa S.A.' }, issue: { ...issue, proof: null } },
      ]),
    );
    expect(pdf.text).toContain('1. ¿Tiene ISO 9001?');
    expect(pdf.text).toContain('Homologación 2026');
    expect(pdf.pages.filter(({ structure }) => elementsOf(structure, 'H1').length === 1)).toHaveLength(2);
    expect(pdf.text).toContain('Otra Empresa S.A.');
    for (const text of ['66,67 %', 'No pasa', '10 de 15 puntos', 'En trámite', '10,5 o más (Excluyente)', '5 / 10']) {
      expect(pdf.text).toContain(text);
    }
    expect(pdf.pages).toHaveLength(4);
    expect(pdf.text).not.toContain('SHA-256');
    expect(pdf.text).toContain(FRAME.questionnaire.es);
  },
  TIMEOUT_MS,
);
