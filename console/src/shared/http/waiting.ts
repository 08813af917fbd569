import { createStore, useStore } from '@homologa/web/state/store';

/** Milliseconds until a pending API call shows the progress bar. */
const SHOWN_AFTER = 150;
/** Milliseconds until a pending call shows the message that the server takes long. */
const LONG_AFTER = 8000;

export type Waiting = 'no' | 'shown' | 'long';

const waiting = createStore<Waiting>('no');
const calls = new Map<symbol, Waiting>();

function say(): void {
  const all = [...calls.values()];
  const next = all.includes('long') ? 'long' : all.includes('shown') ? 'shown' : 'no';
  if (next !== waiting.get()) waiting.set(next);
}

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
