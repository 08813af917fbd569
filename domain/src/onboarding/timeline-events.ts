import type { TimelineSide } from '../catalog/supplier-waits';

interface EventTraits {
  by: TimelineSide;
  /** True if the supplier's timeline also shows the event; the client's timeline shows all events. */
  isSupplierTold: boolean;
}

/** Timeline events from the invitation to the report. A new event also needs its texts in `timeline-words.ts`. */
export const TIMELINE_EVENTS = {
  invited: { by: 'client', isSupplierTold: true },
  reminded: { by: 'client', isSupplierTold: true },
  opened: { by: 'supplier', isSupplierTold: true },
  connected: { by: 'supplier', isSupplierTold: true },
  handed_over: { by: 'supplier', isSupplierTold: true },
  form_started: { by: 'supplier', isSupplierTold: true },
  questionnaire_started: { by: 'supplier', isSupplierTold: true },
  questionnaire_sent: { by: 'supplier', isSupplierTold: true },
  reference_given: { by: 'supplier', isSupplierTold: true },
  proof_sent: { by: 'supplier', isSupplierTold: true },
  paid: { by: 'supplier', isSupplierTold: true },
  payment_failed: { by: 'supplier', isSupplierTold: true },
  own_part_done: { by: 'supplier', isSupplierTold: true },
  data_updated: { by: 'supplier', isSupplierTold: true },
  data_corrected: { by: 'provider', isSupplierTold: true },
  report_requested: { by: 'client', isSupplierTold: false },
  work_began: { by: 'provider', isSupplierTold: true },
  answers_sent_back: { by: 'client', isSupplierTold: true },
  supplier_awaited: { by: 'provider', isSupplierTold: true },
  not_located: { by: 'provider', isSupplierTold: true },
  verified: { by: 'provider', isSupplierTold: true },
  report_delivered: { by: 'provider', isSupplierTold: true },
  report_corrected: { by: 'provider', isSupplierTold: false },
  request_failed: { by: 'provider', isSupplierTold: false },
  screened: { by: 'provider', isSupplierTold: false },
  decided: { by: 'client', isSupplierTold: false },
} as const satisfies Readonly<Record<string, EventTraits>>;

type Table = typeof TIMELINE_EVENTS;
export type TimelineEvent = keyof Table;
export type ToldEvent = {
  [Event in TimelineEvent]: Table[Event]['isSupplierTold'] extends true ? Event : never;
}[TimelineEvent];

export const isToldEvent = (event: TimelineEvent): event is ToldEvent => TIMELINE_EVENTS[event].isSupplierTold;
