import type { UnreadNotifications } from '@homologa/domain/notifications/notification.contract';

/** Milliseconds before it is asked again: after an end as agreed, and after a failure. */
const AGAIN_MS = 1_000;
const AFTER_FAILURE_MS = 15_000;

interface Ways {
  stream: (signal: AbortSignal) => AsyncGenerator<UnreadNotifications>;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Anyone who may not listen now may not later either. */
  isFinal: (error: unknown) => boolean;
}

/** Tells each change of what is unread until the signal ends it; a stream that ends or breaks is opened again. */
export async function listen(
  onChange: (unread: UnreadNotifications) => void,
  signal: AbortSignal,
  { stream, pause, isFinal }: Ways,
): Promise<void> {
  while (!signal.aborted) {
    let again = AGAIN_MS;
    try {
      for await (const unread of stream(signal)) onChange(unread);
    } catch (error) {
      if (isFinal(error)) return;
      again = AFTER_FAILURE_MS;
    }
    if (!signal.aborted) await pause(again, signal);
  }
}
