const senders = new Map<() => Promise<void>, () => boolean>();

/**
 * Registers a function that sends unsaved input before the logout. `send` must read its credentials synchronously and
 * must not reject.
 */
export const sendBeforeLogOut = (send: () => Promise<void>, isKept: () => boolean = () => true): void =>
  void senders.set(send, isKept);

export const areLastAnswersKept = (): boolean => [...senders.values()].every((isKept) => isKept());

/** Sends unsaved input with the session that is still open. Never rejects. */
export const sendLastAnswers = (): Promise<unknown> => Promise.allSettled([...senders.keys()].map((send) => send()));
