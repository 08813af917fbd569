import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newQuestion } from '../questionnaire/question-edits';
import { buildStored } from '../test-workflow';
import { buildServer, Changed, open } from './test-form-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
