import type { Clock } from '../clock';

const AGAIN_MS = 60_000;
const MOST = 200;

interface Repeat {
  saidAt: number;
  lastAt: number;
  unsaid: number;
}

/**
 * Rate limit for log lines: a repeated error is logged at once, then once a minute with a count. Otherwise a library
 * that retries without a pause would fill the disk with one message.
 */
export class Repeats {
  readonly #now: Clock;
  readonly #known = new Map<string, Repeat>();

  constructor(now: Clock) {
    this.#now = now;
  }

  /**
   * Returns fields for the log line, such as the number of suppressed repetitions. Returns null if the line must not be
   * logged.
   */
  told(error: unknown, text: string): { repeated?: number } | null {
    const now = this.#now().getTime();
    const key = `${text} ${nameOf(error)}`;
    const known = this.#known.get(key);
    if (known && now - known.lastAt < AGAIN_MS) {
      known.lastAt = now;
      known.unsaid += 1;
      if (now - known.saidAt < AGAIN_MS) return null;
      const { unsaid } = known;
      Object.assign(known, { saidAt: now, unsaid: 0 });
      return { repeated: unsaid };
    }
    const before = known?.unsaid ?? 0;
    this.#known.delete(key);
    this.#known.set(key, { saidAt: now, lastAt: now, unsaid: 0 });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(oldest);
    }
    return before > 0 ? { repeated: before } : {};
  }
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 200);
  const { code } = error as { code?: unknown };
  const message = error.message.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/gi, '#');
  return `${error.name} ${String(code)} ${message.slice(0, 200)}`;
}
