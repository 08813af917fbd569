import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkflowChange } from '../../shared/data/workflows.api';
import { createFormStore } from './form-store';
import { newQuestion } from './question-edits';

const workflow = {
  status: 'draft',
  info: { title: 'T', description: '', welcome_message: '', email: { subject: '', message: '' } },
  type: 'onboarding',
  product: 'report',
  payment: 'client',
  report_type: 'questionnaire',
  price_per_supplier: null,
  reminder_schedule: null,
  questionnaire: [],
  suppliers: [],
} as unknown as WorkflowResponse;

/** A server that answers when told to, giving ids to what has none. */
function harness(status: 'draft' | 'active' = 'draft') {
  const calls: { changes: WorkflowChange; answer: () => void; refuse: () => void }[] = [];
  let ids = 0;
  const store = createFormStore({
    workflow: { ...workflow, status },
    isTemporary: () => false,
    onStored: () => undefined,
    now: () => new Date(0),
    save: (changes) =>
      new Promise((resolve, reject) => {
        const sent = (changes.questionnaire ?? []) as { _id?: string }[];
        const questionnaire = sent.map(({ _id }) => ({ _id: _id ?? `q${(ids += 1)}`, options: [], file: null }));
        calls.push({
          changes,
          answer: () => resolve({ ...workflow, questionnaire } as unknown as WorkflowResponse),
          refuse: () => reject(new Error('422')),
        });
      }),
  });
  return { store, calls };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('keeps a question typed while its first save is under way, with the id it was given', async () => {
  const { store, calls } = harness();
  const question = newQuestion(() => 'k1', 'input');
  store.change('questionnaire', (form) => ({ ...form, questions: [question] }));
  await vi.advanceTimersByTimeAsync(1000);
  store.change('questionnaire', (form) => ({
    ...form,
    questions: form.questions.map((item) => ({ ...item, title: 'Edited' })),
  }));
  calls[0]?.answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(2);
  expect(calls[1]?.changes.questionnaire).toMatchObject([{ _id: 'q1', title: 'Edited' }]);
  expect(store.idOf('k1')).toBe('q1');
});

it('sends a refused part again together with the next change', async () => {
  const { store, calls } = harness();
  store.change('info', (form) => ({ ...form, title: 'New' }));
  await vi.advanceTimersByTimeAsync(1000);
  calls[0]?.refuse();
  await vi.advanceTimersByTimeAsync(0);
  store.change('reminders', (form) => ({ ...form, reminders: { every_days: 7, max: 3 } }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(Object.keys(calls[1]?.changes ?? {}).sort()).toEqual(['info', 'reminder_schedule']);
});

it('keeps an active workflow unsaved until its update is answered', async () => {
  const { store, calls } = harness('active');
  expect(store.isUnsaved()).toBe(false);
  store.change('info', (form) => ({ ...form, title: 'New' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(0);
  expect(store.isUnsaved()).toBe(true);
  store.updated(workflow);
  expect(store.isUnsaved()).toBe(false);
  expect(store.getState().saveState.status).toBe('saved');
});
