import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave';

class Offline extends Error {}

function harness() {
  const states: SaveState['status'][] = [];
  const stored: string[] = [];
  const pending: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const page = { text: '' };
  const autosave = createAutosave({
    delay: 1000,
    now: () => new Date(0),
    isTemporary: (error) => error instanceof Offline,
    onState: ({ status }) => states.push(status),
    save: () => {
      const sent = page.text;
      return new Promise<void>((resolve, reject) => {
        pending.push({
          resolve: () => {
            stored.push(sent);
            resolve();
          },
          reject,
        });
      });
    },
  });
  const type = (text: string) => {
    page.text = text;
    autosave.touch();
  };
  return { autosave, states, stored, pending, type };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('createAutosave', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for a rest of one second', async () => {
    const { pending, type } = harness();
    type('a');
    await vi.advanceTimersByTimeAsync(900);
    type('ab');
    await vi.advanceTimersByTimeAsync(900);
    expect(pending).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(pending).toHaveLength(1);
  });

  it('saves every five seconds while somebody types without a pause', async () => {
    const { pending, stored, type } = harness();
    for (let letters = 1; letters <= 30; letters += 1) {
      type('x'.repeat(letters));
      await vi.advanceTimersByTimeAsync(400);
      pending.shift()?.resolve();
    }
    await settle();
    expect(stored.map((text) => text.length)).toEqual([13, 26]);
    await vi.advanceTimersByTimeAsync(1000);
    pending.shift()?.resolve();
    await settle();
    expect(stored.at(-1)).toHaveLength(30);
  });

  it('never has two saves under way, and the latest state is stored last', async () => {
    const { pending, stored, states, type } = harness();
    type('first');
    await vi.advanceTimersByTimeAsync(1000);
    type('second');
    await vi.advanceTimersByTimeAsync(5000);
    type('third');
    await vi.advanceTimersByTimeAsync(5000);
    expect(pending).toHaveLength(1);
    pending[0]?.resolve();
    await vi.advanceTimersByTimeAsync(1000);
    expect(pending).toHaveLength(2);
    pending[1]?.resolve();
    await settle();
    expect(stored).toEqual(['first', 'third']);
    expect(states.at(-1)).toBe('saved');
  });

  it('keeps trying while the server is away, with what is current then', async () => {
    const { pending, stored, states, type } = harness();
    type('a');
    await vi.advanceTimersByTimeAsync(1000);
    pending[0]?.reject(new Offline());
    await settle();
    expect(states.at(-1)).toBe('failed');
    await vi.advanceTimersByTimeAsync(2000);
    pending[1]?.reject(new Offline());
    await vi.advanceTimersByTimeAsync(5000);
    pending[2]?.resolve();
    await settle();
    expect(stored).toEqual(['a']);
  });

  it('sends again what was refused only when it has changed, and loses nothing', async () => {
    const { pending, stored, type } = harness();
    type('bad');
    await vi.advanceTimersByTimeAsync(1000);
    pending[0]?.reject(new Error('422'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(pending).toHaveLength(1);
    type('good');
    await vi.advanceTimersByTimeAsync(1000);
    pending[1]?.resolve();
    await settle();
    expect(stored).toEqual(['good']);
  });

  it('flushes at once, after a save that is under way', async () => {
    const { autosave, pending, stored, type } = harness();
    type('a');
    await vi.advanceTimersByTimeAsync(1000);
    type('ab');
    const flushed = autosave.flush();
    pending[0]?.resolve();
    await settle();
    expect(pending).toHaveLength(2);
    pending[1]?.resolve();
    await expect(flushed).resolves.toBe(true);
    expect(stored).toEqual(['a', 'ab']);
  });

  it('says when a flush failed', async () => {
    const { autosave, pending, type } = harness();
    type('a');
    const flushed = autosave.flush();
    await settle();
    pending[0]?.reject(new Error('422'));
    await expect(flushed).resolves.toBe(false);
  });
});
