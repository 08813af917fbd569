import { expect, test } from 'vitest';
import { type AwaitedStep, nextStepLine } from './next-step';

const step = (more: Partial<AwaitedStep>): AwaitedStep => ({
  waitingFor: 'questionnaire',
  formDone: null,
  formTotal: null,
  answersDone: null,
  answersTotal: null,
  unanswered: [],
  ...more,
});

test('names the step with its counts and the first required questions that are open', () => {
  const awaited = step({ answersDone: 4, answersTotal: 9, unanswered: ['What?', 'Who?', 'When?', 'Where?'] });
  expect(nextStepLine(awaited, 'en')).toBe(
    'Next step: Answer the questionnaire (4 of 9 answered). Still open: “What?”, “Who?”, “When?”, …',
  );
  expect(nextStepLine(awaited, 'es')).toBe(
    'Siguiente paso: Responder el cuestionario (4 de 9 respondidas). Falta responder: “What?”, “Who?”, “When?”, …',
  );
});

test('counts the parts of the form', () => {
  expect(nextStepLine(step({ waitingFor: 'bir_form', formDone: 6, formTotal: 10 }), 'pt-BR')).toBe(
    'Próximo passo: Preencher o formulário (6 de 10 partes completas).',
  );
});

test('names a step without counts alone, and an unopened invitation by what its button says', () => {
  expect(nextStepLine(step({ waitingFor: 'payment' }), 'en')).toBe('Next step: Pay.');
  expect(nextStepLine(step({ waitingFor: 'introduction' }), 'en')).toBe('Next step: Start the evaluation.');
});

test('says nothing while somebody else has to act', () => {
  expect(nextStepLine(step({ waitingFor: 'confirmation_call' }), 'en')).toBeNull();
  expect(nextStepLine(step({ waitingFor: null }), 'en')).toBeNull();
});
