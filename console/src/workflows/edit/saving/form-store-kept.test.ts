import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildStored } from '../test-workflow';
import type { DraftCopy, KeptDraft } from './form-store';
import { buildServer, open } from './test-form-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
    // The first save never gets a response, so this text is typed during the save.
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
