import { expect, it, onTestFinished, vi } from 'vitest';
import { lastSave } from './last-answers';
import { openStoredQueue } from './stored-queue';

function openBesideOther(more: Partial<Parameters<typeof openStoredQueue<string, void>>[0]> = {}) {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  const name = `answers-${Math.random()}`;
  const other = new BroadcastChannel(name);
  onTestFinished(() => {
    other.close();
    vi.unstubAllGlobals();
  });
  const queue = openStoredQueue<string, void>({
    keptAt: name,
    send: async () => undefined,
    judge: () => ({ kind: 'retry' }),
    rest: 0,
    ...more,
  });
  return {
    queue,
    isToldOf: (text: string | undefined) => vi.waitFor(() => expect(queue.state().elsewhere).toBe(text)),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    saveElsewhere: (key: string, text: string) => other.postMessage([[key, text]]),
  };
}

it('says that another tab has another text until somebody has paused and types on', async () => {
  const { queue, isToldOf, saveElsewhere } = openBesideOther();
  queue.put('office', 'Dr. Salas');
  await queue.flush();
  saveElsewhere('office', 'Dra. Paz');
  await isToldOf('Dra. Paz');
  // The notice about the other tab's value appeared while the user was typing, so the user has not had time to read the
  // notice. It must stay visible.
  queue.put('office', 'Dr. Salas L');
  queue.put('city', 'Lima');
  await isToldOf('Dra. Paz');
  await queue.flush();
  await isToldOf('Dra. Paz');
  queue.put('office', 'Dr. Salas López');
  await isToldOf(undefined);
  saveElsewhere('office', 'Dra. Paz Gil');
  await isToldOf('Dra. Paz Gil');
});

it('calls the screen after each save of another tab if the screen shows its values itself', async () => {
  const { queue, isToldOf, saveElsewhere } = openBesideOther({ isElsewhereShown: true });
  const heard = vi.fn<() => void>();
  const stop = queue.onOtherTab(heard);
  queue.put('office', 'Dr. Salas');
  await queue.flush();
  saveElsewhere('office', 'Dra. Paz');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  await isToldOf(undefined);
  queue.put('office', 'Dr. Salas López');
  await isToldOf(undefined);
  stop();
  saveElsewhere('office', 'Dra. Paz Gil');
  await new Promise((go) => setTimeout(go, 50));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('tells an entry that waits for a choice apart from one that is sent by itself', async () => {
  const { queue } = openBesideOther({
    send: () => Promise.reject(new Error('changed elsewhere')),
    judge: () => ({ kind: 'held', keys: ['office'] }),
  });
  queue.put('office', 'Dr. Salas');
  expect(lastSave()).toMatchObject({ isPending: true, held: 0 });
  await queue.flush();
  expect(lastSave()).toMatchObject({ isPending: false, held: 1 });
  queue.discard('office');
});
