import type { Condition } from '@homologa/domain/questionnaires/condition';

const ON_QUESTIONS_ABOVE = [2, 4, 6];

const isYes = (n: number): Condition => ({ question: `q${n}`, is: 'equals', option: `q${n}-yes` });

interface Shape {
  /** Number of questions. */
  count: number;
  /** A condition in each place that is a multiple of this. */
  conditionEvery: number;
}

/** Returns a questionnaire as the API reads it: choices in even places, conditions on up to three choices above. */
export function questionnaireOf({ count, conditionEvery }: Shape): object[] {
  return Array.from({ length: count }, (_, n) => {
    const choices = ON_QUESTIONS_ABOVE.map((back) => n - (n % 2) - back).filter((place) => place >= 0);
    const isConditional = n % conditionEvery === 0 && choices.length > 0;
    return {
      _id: `q${n}`,
      type: n % 2 === 0 ? 'radio' : 'input',
      title: `Question ${n}`,
      required: true,
      options: n % 2 === 0 ? ['yes', 'no'].map((value, at) => ({ _id: `q${n}-${value}`, value, points: at * 10 })) : [],
      ...(isConditional ? { show_if: { any: [...choices.map(isYes), { not: isYes(choices[0] ?? 0) }] } } : {}),
    };
  });
}
