import type { Condition } from '@homologa/domain/questionnaires/condition';
import { MAX_QUESTIONS } from '@homologa/domain/questionnaires/limits';
import type { Scoring } from '@homologa/domain/questionnaires/points';
import { proveQuestionnaire } from '@homologa/domain/questionnaires/proof/prove-questionnaire';
import type { QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { measureAll, tableOf } from '../measure';

/** Milliseconds within which the builder must have judged the longest questionnaire. */
const GOAL_MS = 100;
const ROUNDS = 15;

const isYes = (n: number): Condition => ({ question: `q${n}`, is: 'equals', option: `q${n}-yes` });

/** A choice in every other place, each third question under a condition on three of the ten questions above. */
const items = Array.from({ length: MAX_QUESTIONS }, (_, n): QuestionItem => {
  const choices = [2, 4, 6].map((back) => n - (n % 2) - back).filter((place) => place >= 0);
  const showIf: Condition | null =
    n % 3 === 0 && choices.length === 3
      ? { any: [{ all: choices.map(isYes) }, { not: isYes(choices[0] ?? 0) }] }
      : null;
  return {
    id: `q${n}`,
    type: n % 2 === 0 ? 'radio' : 'input',
    title: `Question ${n}`,
    required: true,
    options: n % 2 === 0 ? ['yes', 'no'].map((value, at) => ({ id: `q${n}-${value}`, value, points: at * 10 })) : [],
    file: null,
    showIf,
  };
});

const scoring: Scoring = {
  thresholds: [
    { id: 'fails', name: 'Fails', colour: 'red', from: 0 },
    { id: 'passes', name: 'Passes', colour: 'green', from: 60 },
  ],
};

/** Copies the questionnaire as JSON, which the builder does for each save: the unit that a busy machine slows alike. */
const copy = async () => JSON.parse(JSON.stringify(items)) as unknown;
const prove = async () => proveQuestionnaire({ items, scoring, facts: {} });

const start = performance.now();
await prove();
console.log(
  `first proof of ${MAX_QUESTIONS} questions: ${(performance.now() - start).toFixed(1)} ms, goal <= ${GOAL_MS} ms`,
);
const measured = await measureAll(
  [{ name: 'copy as JSON', run: copy }],
  [{ name: `proof of ${MAX_QUESTIONS} questions`, run: prove, against: 'copy as JSON', goal: { atMost: 100 } }],
  ROUNDS,
);
console.log(tableOf(measured));
if (measured.some(({ isMet }) => isMet === false)) process.exitCode = 1;
