/** Send functions, with a check whether closing the page would keep their entries in this browser. */
const senders = new Map<() => Promise<void>, () => boolean>();

/**
 * Registers a function to run before the logout. `send` must read its credentials synchronously and must not reject.
 */
export const sendBeforeLogOut = (send: () => Promise<void>, isKept: () => boolean = () => true): void =>
  void senders.set(send, isKept);

/** True if closing the page loses no unsaved input. */
export const areLastAnswersKept = (): boolean => [...senders.values()].every((isKept) => isKept());

/** Sends unsaved input with the session that is still open. Never rejects. */
export const sendLastAnswers = (): Promise<unknown> => Promise.allSettled([...senders.keys()].map((send) => send()));
