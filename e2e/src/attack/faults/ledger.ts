interface Written {
  email: string;
  status: 'pending' | 'completed' | 'archived' | null;
}

export interface Ledger {
  suppliers: Map<string, Written>;
  unknown: Set<string>;
  acknowledged: Record<WriteKind, number>;
  pause: { longestMs: number; lastAt: number };
  /** Number of requests that were sent again because the server was unreachable or temporarily unavailable. */
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

export function acknowledge(ledger: Ledger, kind: WriteKind): void {
  ledger.acknowledged[kind] += 1;
  const now = performance.now();
  ledger.pause.longestMs = Math.max(ledger.pause.longestMs, now - ledger.pause.lastAt);
  ledger.pause.lastAt = now;
}

export function takePause({ pause }: Ledger): number {
  const { longestMs } = pause;
  pause.longestMs = 0;
  return longestMs;
}

export const acknowledgedIn = ({ acknowledged }: Ledger): number =>
  Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
