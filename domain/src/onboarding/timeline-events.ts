export const TIMELINE_SIDES = ['client', 'supplier', 'provider'] as const;
export type TimelineSide = (typeof TIMELINE_SIDES)[number];

interface EventTraits {
  by: TimelineSide;
  /** True if the supplier's timeline shows the event; the client's timeline shows all events. */
  isSupplierTold: boolean;
}

/** Events between an invitation and a report. A new event needs an entry here and its words. */
export const TIMELINE_EVENTS = {
  invited: { by: 'client', isSupplierTold: true },
  reminded: { by: 'client', isSupplierTold: true },
  opened: { by: 'supplier', isSupplierTold: true },
  connected: { by: 'supplier', isSupplierTold: true },
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
