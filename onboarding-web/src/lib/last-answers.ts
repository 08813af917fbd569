const senders = new Set<() => Promise<void>>();

/** Has something sent before the session ends; `send` reads its credentials at once and never rejects. */
export const sendBeforeLogOut = (send: () => Promise<void>): void => void senders.add(send);

/** Sends, with the session that is still open, what was typed and not saved yet. Never rejects. */
export const sendLastAnswers = (): Promise<unknown> => Promise.allSettled([...senders].map((send) => send()));
