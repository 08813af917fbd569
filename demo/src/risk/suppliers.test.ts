import { checkSubmission } from '@homologa/domain/onboarding/answer-rules';
import { checkTypedAnswer } from '@homologa/domain/onboarding/typed-answer-rules';
import { itemsOfWire } from '@homologa/domain/questionnaires/files/wire-items';
import { proveQuestionnaire } from '@homologa/domain/questionnaires/proof/prove-questionnaire';
import { isAnswerable } from '@homologa/domain/questionnaires/questionnaire-rules';
import { scoreQuestionnaire } from '@homologa/domain/questionnaires/score';
import { shownQuestionnaire } from '@homologa/domain/questionnaires/shown-items';
import { expect, test } from 'vitest';
import { DEMO_WORKFLOWS } from '../plan';
import { demoSupplier, pick } from '../suppliers';
import { RISK_QUESTIONS, RISK_SCORING } from './questionnaire';
import { RISK_SUPPLIERS } from './suppliers';

const items = itemsOfWire(RISK_QUESTIONS);
const factsOf = (country: string) => ({ country, report_type: 'questionnaire' });

test('the prover finds no fault in the scored questionnaire', () => {
  const facts = { report_type: 'questionnaire' };
  expect(proveQuestionnaire({ items, scoring: RISK_SCORING, facts })).toEqual([]);
  expect(items.filter(({ type }) => type === 'section')).toHaveLength(3);
  expect(items.filter(({ type }) => isAnswerable(type)).length).toBeGreaterThanOrEqual(15);
});

test.each(RISK_SUPPLIERS)('$companyName has answers that the rules take, to shown questions only', (supplier) => {
  const { country } = supplier;
  const answers = new Map(Object.entries(supplier.answers));
  const shown = shownQuestionnaire(items, answers, factsOf(country));
  expect([...answers.keys()].filter((id) => !shown.items.some((item) => item.id === id))).toEqual([]);
  for (const item of shown.items.filter(({ type }) => type !== 'file')) {
    const answer = answers.get(item.id);
    if (answer !== undefined) expect(checkTypedAnswer(item.id, item, answer as string, { country })).toEqual([]);
  }
});

test.each(RISK_SUPPLIERS.filter(({ outcome }) => outcome))('$companyName reaches the outcome $outcome', (supplier) => {
  const answers = new Map(Object.entries(supplier.answers));
  const facts = factsOf(supplier.country);
  const shown = shownQuestionnaire(items, answers, facts);
  const given = new Map([...shown.answers].map(([id, answer]) => [id, answer as string]));
  expect(checkSubmission(shown.items, given)).toEqual([]);
  const score = scoreQuestionnaire(items, answers, facts, RISK_SCORING);
  expect([score.outcome, score.knockedOut]).toEqual([supplier.outcome, supplier.outcome === 'high']);
});

test('the names of the scored workflow’s suppliers are no others’', () => {
  const plans = DEMO_WORKFLOWS.flatMap(({ suppliers, stories, reportType }) =>
    Array.from({ length: suppliers }, (_, at) => ({ story: pick(stories, at), reportType })),
  );
  const names = plans.map(
    ({ story, reportType }, index) =>
      story.company?.companyName ?? demoSupplier(index, reportType === 'ckr' ? 'brazil' : story.country).companyName,
  );
  const own = RISK_SUPPLIERS.map(({ companyName }) => companyName);
  expect(names.filter((name) => own.includes(name))).toEqual(own);
});
