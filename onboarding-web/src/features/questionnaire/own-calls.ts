let running = 0;
let begun = 0;
let haveOverlapped = false;
const listeners = new Set<() => void>();

/**
 * Counts a call that writes answers. The responses of calls that overlap may arrive in another order than they were
 * carried out, and each shows all answers: the older one would hide a file or an answer that is stored.
 */
export function countCall<T>(done: Promise<T>): Promise<T> {
  haveOverlapped ||= running > 0;
  running += 1;
  begun += 1;
  const end = () => {
    running -= 1;
    if (running > 0 || !haveOverlapped) return;
    haveOverlapped = false;
    for (const listener of listeners) listener();
  };
  done.then(end, end);
  return done;
}

/** Number of calls so far: an answer that was asked for under another number may be old. */
export const callsBegun = (): number => begun;

/** Calls `listener` when the last of several overlapping calls has ended. Returns a function that ends this. */
export function onOverlapEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
