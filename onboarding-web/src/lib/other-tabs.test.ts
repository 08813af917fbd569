import { expect, it } from 'vitest';
import { listenToOtherTabs } from './other-tabs';

/** The tabs of one browser: what one posts, the others hear. */
function browser() {
  const channels: { postMessage: (data: unknown) => void; onmessage: BroadcastChannel['onmessage'] }[] = [];
  const open = () => {
    const own: (typeof channels)[number] = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels) {
          if (other !== own) other.onmessage?.call({} as BroadcastChannel, { data } as MessageEvent);
        }
      },
    };
    channels.push(own);
    return own;
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
  // Answers to different questions add up.
  expect(second.replacedBy('b', 'second')).toBeNull();
  second.tell(new Map([['a', 'second']]));
  expect(first.overwritten).toEqual(['second']);
  expect(second.overwritten).toEqual([]);
  second.forget();
  expect(second.replacedBy('a', 'third')).toBeNull();
});
