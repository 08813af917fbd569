/** What a supplier must be in the end. */
interface Written {
  email: string;
  /** Null when the answer that would tell never came. */
  status: 'pending' | 'completed' | 'archived' | null;
}

/** Everything that the product acknowledged, and every answer that it may not give. */
export interface Ledger {
  /** Acknowledged suppliers by id. */
  suppliers: Map<string, Written>;
  /** E-mails of adds whose answer never came: each is there once or not at all. */
  unknown: Set<string>;
  /** Acknowledged writes by kind. */
  acknowledged: Record<WriteKind, number>;
  /** The longest time that nothing was acknowledged, since it was last asked for. */
  pause: { longestMs: number; lastAt: number };
  /** Requests that were answered by nobody or with a declared 503, and sent again. */
  repeated: number;
  problems: string[];
}

type WriteKind = 'add' | 'bulk add' | 'status' | 'bulk status' | 'repeat';

export const openLedger = (): Ledger => ({
  suppliers: new Map(),
  unknown: new Set(),
  acknowledged: { add: 0, 'bulk add': 0, status: 0, 'bulk status': 0, repeat: 0 },
  pause: { longestMs: 0, lastAt: performance.now() },
  repeated: 0,
  problems: [],
});

/** Notes that a write was acknowledged just now. */
export function acknowledge(ledger: Ledger, kind: WriteKind): void {
  ledger.acknowledged[kind] += 1;
  const now = performance.now();
  ledger.pause.longestMs = Math.max(ledger.pause.longestMs, now - ledger.pause.lastAt);
  ledger.pause.lastAt = now;
}

/** Gives the longest pause, in milliseconds, since the last call of this. */
export function takePause({ pause }: Ledger): number {
  const { longestMs } = pause;
  pause.longestMs = 0;
  return longestMs;
}

export const acknowledgedIn = ({ acknowledged }: Ledger): number =>
  Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
