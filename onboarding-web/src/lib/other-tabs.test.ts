import { expect, it } from 'vitest';
import { listenToOtherTabs } from './other-tabs';

function browser() {
  const listeners: ((entries: unknown) => void)[] = [];
  const open = () => {
    let own = (_entries: unknown): void => {};
    return {
      post(entries: unknown) {
        for (const listener of listeners) if (listener !== own) listener(entries);
      },
      listen(onEntries: (entries: unknown) => void) {
        own = onEntries;
        listeners.push(onEntries);
      },
    };
  };
  return (typed: Record<string, string>) => {
    const overwritten: string[] = [];
    const options = { typed: (key: string) => typed[key], onOverwritten: (theirs: string) => overwritten.push(theirs) };
    return { overwritten, ...listenToOtherTabs<string>('answers', options, open) };
  };
}

it('says what another tab saved before it is replaced, and to the tab that was replaced', () => {
  const tab = browser();
  const first = tab({ a: 'first' });
  const second = tab({});
  first.tell(new Map([['a', 'first']]));
  expect(second.replacedBy('a', 'second')).toEqual({ theirs: 'first' });
  expect(second.replacedBy('a', 'first')).toBeNull();
  expect(second.replacedBy('b', 'second')).toBeNull();
  second.tell(new Map([['a', 'second']]));
  expect(first.overwritten).toEqual(['second']);
  expect(second.overwritten).toEqual([]);
  // The second tab's value has replaced the first tab's value.
  expect(second.replacedBy('a', 'second, and on')).toBeNull();
  expect(first.replacedBy('a', 'first again')).toEqual({ theirs: 'second' });
  first.forget();
  expect(first.replacedBy('a', 'third')).toBeNull();
});
