import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newQuestion } from '../questionnaire/question-edits';
import { buildStored } from '../test-workflow';
import { buildServer, open } from './test-form-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('one editor', () => {
  it('keeps a question typed while its first save is under way, with the id it was given', async () => {
    const { store, calls, type } = open(buildServer());
    type({ questions: [newQuestion(() => 'k1', 'input')] }, 'questionnaire');
    await vi.advanceTimersByTimeAsync(1000);
    store.change('questionnaire', (form) => ({
      ...form,
      questions: form.questions.map((item) => ({ ...item, title: 'Edited' })),
    }));
    calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.changes).toMatchObject({ questionnaire: [{ _id: 'q1', title: 'Edited' }], version: 2 });
    expect(store.idOf('k1')).toBe('q1');
  });

  it('sends a refused part again together with the next change', async () => {
    const { calls, type } = open(buildServer());
    type({ title: 'New' });
    await vi.advanceTimersByTimeAsync(1000);
    calls[0]?.refuse();
    await vi.advanceTimersByTimeAsync(0);
    type({ reminders: { every_days: 7, max: 3 } }, 'reminders');
    await vi.advanceTimersByTimeAsync(1000);
    expect(Object.keys(calls[1]?.changes ?? {}).sort()).toEqual(['info', 'reminder_schedule', 'version']);
  });

  it('takes a save whose answer was lost for its own, with its ids', async () => {
    const server = buildServer();
    const { store, calls, type, save, state, status } = open(server);
    type({ questions: [{ ...newQuestion(() => 'k1', 'input'), title: ' Padded ' }] }, 'questionnaire');
    await vi.advanceTimersByTimeAsync(1000);
    calls[0]?.loseAnswer();
    await vi.advanceTimersByTimeAsync(2000);
    await save();
    await save();
    expect(state().conflict).toBeNull();
    expect(status()).toBe('saved');
    expect(store.idOf('k1')).toBe('q1');
    expect(server.stored().questionnaire).toHaveLength(1);
  });

  it('takes a save whose answer was lost for its own, also where it was edited since', async () => {
    const server = buildServer();
    const { store, calls, type, save, state } = open(server);
    type({ questions: [newQuestion(() => 'k1', 'input')] }, 'questionnaire');
    await vi.advanceTimersByTimeAsync(1000);
    calls[0]?.loseAnswer();
    await vi.advanceTimersByTimeAsync(0);
    store.change('questionnaire', (form) => ({
      ...form,
      questions: form.questions.map((item) => ({ ...item, title: 'Edited' })),
    }));
    await save();
    await save();
    expect(state().conflict).toBeNull();
    expect(server.stored().questionnaire).toMatchObject([{ _id: 'q1', title: 'Edited' }]);
  });

  it('knows that a shared file went with its question, which was put back after a save', async () => {
    const file = { file_id: 'f1', name: 'code.pdf' };
    const shared = { _id: 'a', type: 'attachment', title: 'Read', required: false, options: [], file };
    const { store, calls, state } = open(buildServer(buildStored({ questionnaire: [shared] })));
    const [before] = state().form.questions;
    store.change('questionnaire', (form) => ({ ...form, questions: [] }));
    await vi.advanceTimersByTimeAsync(1000);
    calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    store.change('questionnaire', (form) => ({ ...form, questions: before ? [before] : [] }));
    await vi.advanceTimersByTimeAsync(1000);
    calls[1]?.answerWith({ questionnaire: [{ ...shared, _id: 'b', file: null }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(state().form.questions).toMatchObject([{ id: 'b', title: 'Read', file: null }]);
  });

  it('undoes and redoes, and stores both, without making a stored question anew', async () => {
    const server = buildServer();
    const { store, type, save, state } = open(server);
    type({ questions: [newQuestion(() => 'k1', 'input')] }, 'questionnaire');
    await save();
    const write = (title: string) =>
      store.change('questionnaire', (form) => ({
        ...form,
        questions: form.questions.map((item) => ({ ...item, title })),
      }));
    write('W');
    write('Written');
    await save();
    store.change('questionnaire', (form) => ({ ...form, questions: [] }));
    expect([store.undo(), store.undo()]).toEqual(['questionnaire', 'questionnaire']);
    expect(state().form.questions).toMatchObject([{ key: 'k1', id: 'q1', title: '' }]);
    expect(store.redo()).toBe('questionnaire');
    await save();
    expect(server.stored().questionnaire).toMatchObject([{ _id: 'q1', title: 'Written' }]);
    expect(state()).toMatchObject({ canUndo: true, canRedo: true });
    type({ title: 'Other' });
    expect(state().canRedo).toBe(false);
    expect([store.undo(), store.undo(), store.undo(), store.undo()]).toEqual([
      'info',
      'questionnaire',
      'questionnaire',
      null,
    ]);
    expect(state().form.questions).toEqual([]);
  });

  it('undoes the own change alone where somebody else has changed another field since', async () => {
    const server = buildServer();
    const mine = open(server);
    mine.type({ title: 'Mine' });
    server.change({ info: { description: 'Theirs' } });
    await mine.save();
    await mine.save();
    mine.store.undo();
    expect(mine.state().form).toMatchObject({ title: 'T', description: 'Theirs' });
  });

  it('keeps an active workflow unsaved until its update is answered', async () => {
    const { store, calls, type, send, status } = open(buildServer(buildStored({ status: 'active' })));
    expect(store.isUnsaved()).toBe(false);
    type({ title: 'New' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(0);
    expect(store.isUnsaved()).toBe(true);
    const updated = store.update(send);
    await vi.advanceTimersByTimeAsync(0);
    calls[0]?.answer();
    await updated;
    expect(store.isUnsaved()).toBe(false);
    expect(status()).toBe('saved');
  });

  it('lets no save run beside the storing of a file', async () => {
    const { store, calls, type, state } = open(buildServer());
    let stored: (answer: WorkflowResponse) => void = () => undefined;
    const upload = store.storeFile(() => new Promise((resolve) => void (stored = resolve)));
    type({ title: 'Typed meanwhile' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(0);
    stored(buildStored({ version: 2 }));
    await upload;
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls[0]?.changes).toMatchObject({ info: { title: 'Typed meanwhile' }, version: 2 });
    expect(state().conflict).toBeNull();
  });
});

describe('undo', () => {
  it('does not bring back a part of the suppliers as if it were all of them', () => {
    const draft = buildStored();
    const { store } = open(buildServer({ ...draft, suppliers_count: draft.suppliers.length + 4_000 }));
    store.change('suppliers', (now) => ({ ...now, suppliers: [] }));
    expect(store.getState().canUndo).toBe(false);
    expect(store.undo()).toBeNull();
  });

  it('brings back an original beside its copy, which nobody has stored yet', () => {
    const original = { ...newQuestion(() => 'original', 'input'), title: 'What do you make?', id: 'q7' };
    const { store } = open(buildServer());
    store.change('questionnaire', (now) => ({ ...now, questions: [original] }));
    store.change('questionnaire', (now) => ({ ...now, questions: [original, { ...original, key: 'copy', id: null }] }));
    store.change('questionnaire', (now) => ({ ...now, questions: now.questions.slice(1) }));
    store.undo();
    expect(store.getState().form.questions.map(({ key }) => key)).toEqual([original.key, 'copy']);
  });

  it('takes back one field at a time, however quickly the next was typed', () => {
    const { store } = open(buildServer());
    store.change('info', (now) => ({ ...now, title: 'A' }));
    store.change('info', (now) => ({ ...now, title: 'AB' }));
    store.change('info', (now) => ({ ...now, description: 'C' }));
    store.undo();
    expect(store.getState().form).toMatchObject({ title: 'AB', description: '' });
    store.undo();
    expect(store.getState().form.title).toBe('T');
  });
});
