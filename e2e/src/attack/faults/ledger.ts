/** What a supplier must be in the end. */
export interface Written {
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
  /** Requests that were answered by nobody or with a declared 503, and sent again. */
  repeated: number;
  problems: string[];
}

export const WRITE_KINDS = ['add', 'bulk add', 'status', 'bulk status', 'repeat'] as const;
export type WriteKind = (typeof WRITE_KINDS)[number];

export const openLedger = (): Ledger => ({
  suppliers: new Map(),
  unknown: new Set(),
  acknowledged: { add: 0, 'bulk add': 0, status: 0, 'bulk status': 0, repeat: 0 },
  repeated: 0,
  problems: [],
});

export const acknowledgedIn = ({ acknowledged }: Ledger): number =>
  Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
