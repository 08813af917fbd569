/** The mailbox to which mail servers send their delivery reports. */
export interface BounceMailbox {
  /**
   * Hands over the messages that were not handled before, oldest first, and marks each after `handle` resolves; the first
   * error ends the run and leaves its message unmarked. A message is cut off after 256 KiB, a run after 200 messages or
   * when the signal aborts. Returns how many were handled and how many are left.
   */
  handleNew(
    handle: (source: Uint8Array) => Promise<void>,
    signal: AbortSignal,
  ): Promise<{ handled: number; left: number }>;
  /** Resolves if the folder can be opened and messages in it can be marked; throws an error without the password. */
  check(): Promise<void>;
}
