import { namesOf } from '../language/record-of';

export const TIMELINE_SIDES = ['client', 'supplier', 'provider'] as const;
export type TimelineSide = (typeof TIMELINE_SIDES)[number];

interface WaitTraits {
  side: TimelineSide;
  isSupplierTold: boolean;
}

export const TIMELINE_WAITS = {
  introduction: { side: 'supplier', isSupplierTold: true },
  account_connection: { side: 'supplier', isSupplierTold: true },
  bir_form: { side: 'supplier', isSupplierTold: true },
  questionnaire: { side: 'supplier', isSupplierTold: true },
  payment: { side: 'supplier', isSupplierTold: true },
  proof: { side: 'supplier', isSupplierTold: true },
  confirmation_call: { side: 'provider', isSupplierTold: true },
  further_data: { side: 'supplier', isSupplierTold: true },
  another_number: { side: 'client', isSupplierTold: true },
  report: { side: 'provider', isSupplierTold: true },
  decision: { side: 'client', isSupplierTold: false },
} as const satisfies Readonly<Record<string, WaitTraits>>;

type Waits = typeof TIMELINE_WAITS;
export type TimelineWait = keyof Waits;
export type ToldWait = {
  [Wait in TimelineWait]: Waits[Wait]['isSupplierTold'] extends true ? Wait : never;
}[TimelineWait];

export const isToldWait = (wait: TimelineWait): wait is ToldWait => TIMELINE_WAITS[wait].isSupplierTold;

export const SUPPLIER_WAITS = namesOf(TIMELINE_WAITS);

/**
 * Lists the kinds of waiting in which one side (supplier, client or provider) must act; used to filter suppliers by
 * that side.
 */
export const waitsOfSide = (side: TimelineSide): TimelineWait[] =>
  SUPPLIER_WAITS.filter((wait) => TIMELINE_WAITS[wait].side === side);

/**
 * Progress counts stored with the supplier: complete parts of its form, and answered questions. Null until the first
 * save.
 */
export interface KeptProgress {
  formDone: number | null;
  formTotal: number | null;
  answersDone: number | null;
  answersTotal: number | null;
}

export interface PhaseProgress {
  done: number;
  total: number;
}

/**
 * Returns the supplier's progress within the phase for which it is awaited, such as 4 of 9 answers; null for a phase
 * that has no countable parts.
 */
export function phaseProgress(wait: TimelineWait, kept: KeptProgress): PhaseProgress | null {
  const counted = (done: number | null, total: number | null) =>
    done === null || total === null || total === 0 ? null : { done, total };
  if (wait === 'bir_form') return counted(kept.formDone, kept.formTotal);
  return wait === 'questionnaire' ? counted(kept.answersDone, kept.answersTotal) : null;
}

/** Maximum waiting time, in days, accepted by the filter of the suppliers' list. */
export const MAX_WAITING_DAYS = 3_650;
