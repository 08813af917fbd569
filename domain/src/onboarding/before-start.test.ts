import { expect, test } from 'vitest';
import { beforeStart } from './before-start';
import type { StepFacts } from './step-selection';

const facts = (country: string, more: Partial<StepFacts['workflow']> = {}): StepFacts => ({
  country,
  workflow: {
    type: 'onboarding',
    product: 'report',
    reportType: 'questionnaire',
    payment: 'client',
    hasQuestionnaire: true,
    ...more,
  },
});
const six = (['input', 'radio', 'radio', 'checkbox', 'file', 'input'] as const).map((type, place) => ({
  type,
  title: `Question ${place}`,
}));

test('a questionnaire of six takes some minutes, and its question for a file is a paper to have at hand', () => {
  const items = [{ type: 'section' as const, title: 'Part' }, ...six, { type: 'attachment' as const, title: 'Read' }];
  expect(beforeStart(facts('peru'), items)).toMatchObject({
    minutes: 5,
    questions: 6,
    papers: [{ en: 'Question 4', es: 'Question 4', 'pt-BR': 'Question 4' }],
  });
});

test('a paying supplier in Mexico is told of its tax certificate once, and a form takes longer', () => {
  const paid = beforeStart(facts('mexico', { reportType: 'ckr', payment: 'supplier' }), []);
  expect(paid.papers.map(({ es }) => es)).toEqual(['Constancia de Situación Fiscal (CSF)']);
  const form = beforeStart(facts('mexico', { reportType: 'bir', payment: 'supplier' }), []);
  expect(form.papers.filter(({ es }) => es.includes('CSF'))).toHaveLength(1);
  expect(form.minutes).toBeGreaterThan(paid.minutes);
  expect(form.minutes % 5).toBe(0);
});

test.each([
  ['Adjunte su certificado', 'su certificado'],
  ['Por favor, suba su Ficha RUC.', 'su Ficha RUC'],
  ['Envie o contrato social', 'o contrato social'],
  ['Attach your certificate', 'your certificate'],
  ['Certificado ISO 9001', 'Certificado ISO 9001'],
  ['Adjunte', 'Adjunte'],
  ['Subasta: bases', 'Subasta: bases'],
])('the paper that the question %j asks for is %j', (title, paper) => {
  expect(beforeStart(facts('peru'), [{ type: 'file', title }]).papers.map(({ es }) => es)).toEqual([paper]);
});
