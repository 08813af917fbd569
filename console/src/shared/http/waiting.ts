import { createStore, useStore } from '@homologa/web/state/store';

/** Milliseconds after which a call that is not answered shows. */
const SHOWN_AFTER = 150;
/** Milliseconds after which it is said that it takes long. */
const LONG_AFTER = 8000;

/** What the slowest call under way makes of the page: nothing yet, a bar, or a word besides. */
export type Waiting = 'no' | 'shown' | 'long';

const waiting = createStore<Waiting>('no');
const calls = new Map<symbol, Waiting>();

function say(): void {
  const all = [...calls.values()];
  const next = all.includes('long') ? 'long' : all.includes('shown') ? 'shown' : 'no';
  if (next !== waiting.get()) waiting.set(next);
}

/** Notes that a call is waited for; gives what notes its end. */
export function beginWaiting(): () => void {
  const call = Symbol('call');
  calls.set(call, 'no');
  const reach = (phase: Waiting) => () => {
    calls.set(call, phase);
    say();
  };
  const timers = [setTimeout(reach('shown'), SHOWN_AFTER), setTimeout(reach('long'), LONG_AFTER)];
  return () => {
    for (const timer of timers) clearTimeout(timer);
    calls.delete(call);
    say();
  };
}

export const useWaiting = (): Waiting => useStore(waiting);
