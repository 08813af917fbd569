import type { UnreadNotifications } from '@homologa/domain/notifications/notification.contract';

/** Milliseconds before reconnecting: `AGAIN_MS` after a normal end of the stream, `AFTER_FAILURE_MS` after an error. */
const AGAIN_MS = 1_000;
const AFTER_FAILURE_MS = 15_000;

interface Ways {
  stream: (signal: AbortSignal) => AsyncGenerator<UnreadNotifications>;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  isFinal: (error: unknown) => boolean;
}

/** Reports each change of the unread count until `signal` aborts; reconnects when the stream ends or fails. */
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
