import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkflowChange } from '../../../shared/data/provider/verbs/workflows.verbs';
import { newQuestion } from '../questionnaire/question-edits';
import { buildStored } from '../test-workflow';
import type { WorkflowForm } from '../workflow-form';
import { createFormStore, type DraftCopy, type KeptDraft } from './form-store';

class Changed extends Error {}
class Offline extends Error {}

function buildServer(first: WorkflowResponse = buildStored()) {
  let stored = first;
  let ids = 0;
  const withIds = (items: unknown) =>
    (items as { _id?: string }[]).map((item) => ({
      options: [],
      file: null,
      ...item,
      _id: item._id ?? `q${(ids += 1)}`,
    }));
  return {
    stored: () => stored,
    change(change: WorkflowChange): WorkflowResponse {
      const { version, info, questionnaire, onboarding, ...rest } = change as Record<string, object | undefined>;
      if (version !== undefined && Number(version) !== stored.version) throw new Changed();
      stored = {
        ...stored,
        ...rest,
        info: { ...stored.info, ...info },
        onboarding: { ...stored.onboarding, ...onboarding },
        questionnaire: questionnaire ? withIds(questionnaire) : stored.questionnaire,
        version: stored.version + 1,
      } as WorkflowResponse;
      return stored;
    },
  };
}

function open(server: ReturnType<typeof buildServer>, kept?: KeptDraft) {
  const calls: {
    changes: WorkflowChange;
    answer: () => void;
    answerWith: (stored: object) => void;
    loseAnswer: () => void;
    refuse: () => void;
  }[] = [];
  const shown: WorkflowResponse[] = [];
  const send = (changes: WorkflowChange) =>
    new Promise<WorkflowResponse>((resolve, reject) => {
      const serve = (deliver: (answer: WorkflowResponse) => void) => {
        try {
          deliver(server.change(changes));
        } catch (error) {
          reject(error);
        }
      };
      calls.push({
        changes,
        answer: () => serve(resolve),
        answerWith: (stored) => serve((answer) => resolve({ ...answer, ...stored })),
        loseAnswer: () => serve(() => reject(new Offline())),
        refuse: () => reject(new Error('422')),
      });
    });
  const store = createFormStore({
    workflow: server.stored(),
    save: send,
    load: async () => server.stored(),
    ...(kept ? { kept } : {}),
    isChanged: (error) => error instanceof Changed,
    isTemporary: (error) => error instanceof Offline,
    onStored: (workflow) => shown.push(workflow),
    now: () => new Date(0),
  });
  const type = (patch: Partial<WorkflowForm>, section: Parameters<typeof store.change>[0] = 'info') =>
    store.change(section, (form) => ({ ...form, ...patch }));
  const save = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    calls.at(-1)?.answer();
    await vi.advanceTimersByTimeAsync(0);
  };
  const state = () => store.getState();
  return { store, calls, shown, type, save, send, state, status: () => store.getState().saveState.status };
}

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

describe('two editors', () => {
  it('takes in what the other changed in another part, and stores its own on top', async () => {
    const server = buildServer();
    const mine = open(server);
    mine.type({ title: 'Mine' });
    server.change({ onboarding: { finished_text: 'Theirs' } });
    await mine.save();
    expect(mine.calls).toHaveLength(2);
    mine.calls[1]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.stored()).toMatchObject({ info: { title: 'Mine' }, onboarding: { finished_text: 'Theirs' } });
    expect(mine.state().form).toMatchObject({ title: 'Mine', finishedText: 'Theirs' });
    expect(mine.status()).toBe('saved');
  });

  it('loses no field and no question where both edit the same part', async () => {
    const question = (id: string) => ({ _id: id, type: 'input', title: id, required: true, options: [], file: null });
    const server = buildServer(buildStored({ questionnaire: [question('a'), question('b')] }));
    const mine = open(server);
    mine.type({ title: 'Mine' });
    mine.store.change('questionnaire', (form) => ({
      ...form,
      questions: [
        ...form.questions.map((item) => (item.id === 'a' ? { ...item, title: 'Mine' } : item)),
        { ...newQuestion(() => 'k1', 'input'), title: 'Added by me' },
      ],
    }));
    const theirs = [question('a'), { ...question('b'), title: 'Theirs' }, question('c')];
    server.change({ info: { description: 'Theirs' }, questionnaire: theirs });
    await mine.save();
    await mine.save();
    expect(server.stored().info).toMatchObject({ title: 'Mine', description: 'Theirs' });
    const stored = server.stored().questionnaire.map(({ title }) => title);
    expect(stored).toEqual(['Mine', 'Theirs', 'Added by me', 'c']);
    expect(mine.state().conflict).toBeNull();
  });

  async function clash() {
    const server = buildServer();
    const mine = open(server);
    mine.type({ title: 'Mine' });
    server.change({ info: { title: 'Theirs' } });
    await mine.save();
    expect(mine.state().conflict?.clashes).toMatchObject([{ section: 'info', field: 'title', theirs: 'Theirs' }]);
    return { server, mine };
  }

  it('stores nothing and loses nothing where both changed the same part, until somebody decides', async () => {
    const { server, mine } = await clash();
    mine.type({ title: 'Mine, longer' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mine.calls).toHaveLength(1);
    expect(server.stored().info.title).toBe('Theirs');
    expect(mine.state().form.title).toBe('Mine, longer');
    expect(mine.status()).toBe('failed');
    expect(await mine.store.flush()).toBe(false);
  });

  it('overwrites when told to', async () => {
    const { server, mine } = await clash();
    mine.store.resolve([]);
    await mine.save();
    expect(server.stored().info.title).toBe('Mine');
    expect(mine.state().conflict).toBeNull();
    expect(mine.status()).toBe('saved');
  });

  it('takes the other when told to, and still stores what was changed elsewhere', async () => {
    const { server, mine } = await clash();
    mine.type({ finishedText: 'Also mine' }, 'onboarding');
    mine.store.resolve(mine.state().conflict?.clashes ?? []);
    expect(mine.state().form.title).toBe('Theirs');
    await mine.save();
    expect(server.stored()).toMatchObject({ info: { title: 'Theirs' }, onboarding: { finished_text: 'Also mine' } });
  });

  it('still asks after a file was stored meanwhile', async () => {
    const { server, mine } = await clash();
    await mine.store.storeFile(async () => server.change({}));
    expect(mine.state().conflict?.clashes).toMatchObject([{ section: 'info', field: 'title', theirs: 'Theirs' }]);
  });

  it('shows what was typed after the other has launched, until the page is asked to go on', async () => {
    const server = buildServer();
    const mine = open(server);
    mine.type({ title: 'Mine' });
    server.change({ status: 'active' });
    await mine.save();
    expect(mine.state().conflict).toMatchObject({ isMoved: true });
    expect(mine.state().form.title).toBe('Mine');
    expect(mine.shown).toEqual([]);
    mine.store.resolve(mine.state().conflict?.clashes ?? []);
    expect(mine.shown.at(-1)?.status).toBe('active');
    expect(mine.store.isUnsaved()).toBe(false);
  });

  it('asks before the update of an active workflow goes over another one', async () => {
    const server = buildServer(buildStored({ status: 'active' }));
    const mine = open(server);
    mine.type({ title: 'Mine' });
    server.change({ info: { title: 'Theirs' } });
    const updated = mine.store.update(mine.send).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    mine.calls[0]?.answer();
    expect(await updated).toBeInstanceOf(Changed);
    expect(mine.state().conflict?.clashes).toMatchObject([{ section: 'info', field: 'title', theirs: 'Theirs' }]);
  });
});

describe('a page that closes before the server has everything', () => {
  function browser(): KeptDraft & { isEmpty: () => boolean } {
    let text = 'null';
    return {
      read: () => JSON.parse(text) as DraftCopy | null,
      keep: (copy) => {
        text = JSON.stringify(copy);
      },
      isEmpty: () => text === 'null',
    };
  }

  it('goes on with what was typed offline, and forgets it once it is stored', async () => {
    const [server, kept] = [buildServer(), browser()];
    const offline = open(server, kept);
    offline.type({ description: 'Typed offline' });
    await vi.advanceTimersByTimeAsync(1000);
    // Typed while the first save is in progress, which never gets a response.
    offline.type({ title: 'And a title' });

    const next = open(server, kept);
    expect(next.state().form).toMatchObject({ description: 'Typed offline', title: 'And a title' });
    expect(next.store.isUnsaved()).toBe(true);
    next.store.resume();
    await next.save();
    expect(server.stored().info).toMatchObject({ description: 'Typed offline', title: 'And a title' });
    expect(kept.isEmpty()).toBe(true);
  });

  it('keeps the changes of an active workflow for an offer, sends none before the update and ends them on leaving', async () => {
    const [server, kept] = [buildServer(buildStored({ status: 'active' })), browser()];
    open(server, kept).type({ title: 'Before the crash' });
    const copy = kept.read();
    const next = open(server, kept);
    expect(next.state().form.title).toBe('T');
    server.change({ info: { description: 'Theirs' } });
    const later = open(server, kept);
    if (copy) later.store.restore(copy);
    expect(later.state()).toMatchObject({
      form: { title: 'Before the crash', description: 'Theirs' },
      saveState: { status: 'unsaved' },
    });
    later.store.resume();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(later.calls).toEqual([]);
    later.store.discard();
    expect(kept.isEmpty()).toBe(true);
  });

  it('asks where somebody else has changed the same part meanwhile', async () => {
    const [server, kept] = [buildServer(), browser()];
    open(server, kept).type({ title: 'Mine' });
    server.change({ info: { title: 'Theirs' } });
    const next = open(server, kept);
    next.store.resume();
    await vi.advanceTimersByTimeAsync(5000);
    expect(next.calls).toEqual([]);
    expect(next.state().conflict?.clashes).toMatchObject([{ section: 'info', field: 'title', theirs: 'Theirs' }]);
    expect(next.state().form.title).toBe('Mine');
  });

  it('asks again after a reload about what was not decided, however much was typed since', async () => {
    const [server, kept] = [buildServer(), browser()];
    const first = open(server, kept);
    first.type({ title: 'Mine' });
    server.change({ info: { title: 'Theirs' } });
    await vi.advanceTimersByTimeAsync(1000);
    first.calls[0]?.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(first.state().conflict?.clashes).toHaveLength(1);
    first.type({ description: 'Typed on' });
    const next = open(server, kept);
    next.store.resume();
    await vi.advanceTimersByTimeAsync(5000);
    expect(next.calls).toEqual([]);
    expect(next.state().conflict?.clashes).toMatchObject([{ field: 'title', theirs: 'Theirs' }]);
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
