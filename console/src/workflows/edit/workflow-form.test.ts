import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { describe, expect, it } from 'vitest';
import { adoptIds } from './adopt-ids';
import { buildStored } from './test-workflow';
import { changesOf, formOf, type QuestionForm, type WorkflowForm } from './workflow-form';

const question = (change: Partial<QuestionForm>): QuestionForm => ({
  key: 'k1',
  id: null,
  type: 'radio',
  title: 'Are you insured?',
  required: true,
  options: [
    { key: 'o1', id: null, value: 'Yes' },
    { key: 'o2', id: null, value: 'No' },
  ],
  file: null,
  ...change,
});

const stored = buildStored();

const form = (questions: QuestionForm[]): WorkflowForm => ({ ...formOf(stored), questions });

const answer = (ids: string[]): WorkflowResponse =>
  ({
    ...stored,
    questionnaire: ids.map((id) => ({ _id: id, options: [{ _id: `${id}-a` }, { _id: `${id}-b` }], file: null })),
  }) as unknown as WorkflowResponse;

describe('changesOf', () => {
  it('sends only the parts that changed', () => {
    expect(Object.keys(changesOf(form([]), ['info']))).toEqual(['info']);
  });

  it('keeps no options for questions that have none', () => {
    const change = changesOf(form([question({ type: 'input' })]), ['questionnaire']);
    expect(change.questionnaire).toEqual([{ type: 'input', title: 'Are you insured?', required: true, options: [] }]);
  });
});

describe('adoptIds', () => {
  it('gives ids by key although the form was reordered and changed meanwhile', () => {
    const sent = form([question({ key: 'k1' }), question({ key: 'k2', options: [] })]);
    const now = form([
      question({ key: 'k2', options: [], title: 'Edited' }),
      question({ key: 'k3' }),
      question({ key: 'k1' }),
    ]);
    const adopted = adoptIds(now, sent, answer(['q1', 'q2']));
    expect(adopted.questions.map(({ key, id, title }) => [key, id, title])).toEqual([
      ['k2', 'q2', 'Edited'],
      ['k3', null, 'Are you insured?'],
      ['k1', 'q1', 'Are you insured?'],
    ]);
    expect(adopted.questions[2]?.options.map(({ id }) => id)).toEqual(['q1-a', 'q1-b']);
  });

  it('adopts nothing from an answer of another length', () => {
    const sent = form([question({})]);
    expect(adoptIds(sent, sent, answer([])).questions[0]?.id).toBeNull();
  });
});
