/** How each is sent, and whether closing the page would leave it in this browser. */
const senders = new Map<() => Promise<void>, () => boolean>();

/** Has something sent before the session ends; `send` reads its credentials at once and never rejects. */
export const sendBeforeLogOut = (send: () => Promise<void>, isKept: () => boolean = () => true): void =>
  void senders.set(send, isKept);

/** Whether this browser keeps all that was typed and not saved yet, should the page be closed. */
export const areLastAnswersKept = (): boolean => [...senders.values()].every((isKept) => isKept());

/** Sends, with the session that is still open, what was typed and not saved yet. Never rejects. */
export const sendLastAnswers = (): Promise<unknown> => Promise.allSettled([...senders.keys()].map((send) => send()));
