/** Progress of the saves of one form. */
interface SaveProgress {
  /** Time of the last save of this page; null before the first one. */
  savedAt: Date | null;
  /** True if something is sent by itself as soon as that is possible. */
  isPending: boolean;
  /** Number of entries that are not sent before the user has chosen between two values. */
  held: number;
}

interface Sender {
  send: () => Promise<void>;
  isKept: () => boolean;
  progress: () => SaveProgress;
}

const senders = new Set<Sender>();

/**
 * Registers a function that sends unsaved input before the logout. `send` must read its credentials synchronously and
 * must not reject.
 */
export const sendBeforeLogOut = (
  send: () => Promise<void>,
  {
    isKept = () => true,
    progress = () => ({ savedAt: null, isPending: false, held: 0 }),
  }: Partial<Omit<Sender, 'send'>> = {},
): void => void senders.add({ send, isKept, progress });

export const areLastAnswersKept = (): boolean => [...senders].every(({ isKept }) => isKept());

/** Returns the last save of any form of this page, and what the forms have not saved yet. */
export function lastSave(): SaveProgress {
  const all = [...senders].map(({ progress }) => progress());
  const times = all.flatMap(({ savedAt }) => (savedAt ? [savedAt.getTime()] : []));
  return {
    savedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
    isPending: all.some(({ isPending }) => isPending),
    held: all.reduce((count, { held }) => count + held, 0),
  };
}

/** Sends unsaved input with the session that is still open. Never rejects. */
export const sendLastAnswers = (): Promise<unknown> => Promise.allSettled([...senders].map(({ send }) => send()));
