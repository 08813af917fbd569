import type { TimelineSide } from '@homologa/domain/catalog/supplier-waits';
import type { Words } from '@homologa/domain/language/locales';
import type { TimelineResponse } from '@homologa/domain/onboarding/timeline.contract';
import type { TimelineEvent } from '@homologa/domain/onboarding/timeline-events';
import { TIMELINE_EVENT_WORDS } from '@homologa/domain/onboarding/timeline-words';
import { SUPPLIER_EVENT_WORDS } from '@homologa/domain/suppliers/supplier-event-words';
import type { SupplierEvent } from '@homologa/domain/suppliers/supplier-events';
import type { SupplierHistoryEntry } from '@homologa/domain/suppliers/supplier-history.contract';

export const HISTORY_KINDS = ['onboarding', 'payment', 'report', 'screening', 'decision'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** Entry of the merged history: an activity entry, or a timeline event that the activity lacks. */
export interface HistoryEvent {
  key: string;
  words: Words;
  kind: HistoryKind;
  at: string;
  /**
   * The user who caused the event. Null if the user is unknown, and for timeline events, which have a `side` instead of
   * a user.
   */
  actor: SupplierHistoryEntry['actor'];
  side: TimelineSide | null;
}

const SUPPLIER_EVENT_KINDS: Readonly<Record<SupplierEvent, HistoryKind>> = {
  email_received: 'onboarding',
  started_onboarding: 'onboarding',
  account_created: 'onboarding',
  account: 'onboarding',
  payment_reference: 'payment',
  payment_proof: 'payment',
  started_form: 'onboarding',
  additional_files: 'onboarding',
  started_questionnaire: 'onboarding',
  data_verification: 'report',
  supplier_updated_data: 'onboarding',
  creating_score: 'report',
  score_created: 'report',
  creating_report: 'report',
  report_created: 'report',
  onboarding_completed: 'onboarding',
  archived: 'decision',
  unarchived: 'decision',
  completion_undone: 'decision',
  reminder_sent: 'onboarding',
  answers_sent_back: 'onboarding',
  score_reviewed: 'decision',
  send_back_withdrawn: 'onboarding',
  bir_requested: 'report',
  ccr_requested: 'report',
  ccr_delivered: 'report',
  report_corrected: 'report',
  screening_requested: 'screening',
  monitoring_found: 'screening',
  screening_finished: 'screening',
  approved: 'decision',
  approved_with_conditions: 'decision',
  rejected: 'decision',
};

/**
 * Rule for dropping a timeline event that the activity already contains. `said`: the activity has an entry for every
 * event of this type, so always drop the event. Otherwise drop the event if an activity entry of a type in `twins` is
 * at most a minute apart.
 */
type Twins = 'said' | { kind: HistoryKind; twins: readonly SupplierEvent[] };

const TIMELINE_TWINS: Readonly<Record<TimelineEvent, Twins>> = {
  invited: { kind: 'onboarding', twins: [] },
  reminded: 'said',
  opened: 'said',
  connected: 'said',
  handed_over: { kind: 'onboarding', twins: [] },
  form_started: 'said',
  questionnaire_started: 'said',
  questionnaire_sent: { kind: 'onboarding', twins: ['onboarding_completed'] },
  reference_given: 'said',
  proof_sent: 'said',
  paid: { kind: 'payment', twins: [] },
  payment_failed: { kind: 'payment', twins: [] },
  own_part_done: { kind: 'onboarding', twins: ['onboarding_completed'] },
  data_updated: 'said',
  data_corrected: 'said',
  report_requested: { kind: 'report', twins: ['bir_requested', 'data_verification'] },
  work_began: { kind: 'report', twins: ['data_verification'] },
  answers_sent_back: 'said',
  supplier_awaited: { kind: 'report', twins: [] },
  not_located: { kind: 'report', twins: [] },
  verified: { kind: 'report', twins: ['creating_report', 'creating_score'] },
  report_delivered: { kind: 'report', twins: ['report_created', 'score_created'] },
  report_corrected: 'said',
  request_failed: { kind: 'report', twins: [] },
  screened: 'said',
  decided: 'said',
};

/** Maximum milliseconds between two entries about the same action. */
const SAME_ACT = 60_000;

const isTold = (twins: readonly SupplierEvent[], at: string, entries: readonly SupplierHistoryEntry[]): boolean =>
  entries.some(
    ({ event, created_at: when }) => twins.includes(event) && Math.abs(Date.parse(when) - Date.parse(at)) <= SAME_ACT,
  );

/** Merges the activity with the timeline events that it lacks, newest first. */
export function mergeHistory(
  entries: readonly SupplierHistoryEntry[],
  timeline: TimelineResponse['events'],
): HistoryEvent[] {
  const said = entries.map(
    ({ event, created_at: at, actor }): HistoryEvent => ({
      key: `${at}-${event}`,
      words: SUPPLIER_EVENT_WORDS[event],
      kind: SUPPLIER_EVENT_KINDS[event],
      at,
      actor,
      side: null,
    }),
  );
  const added = timeline.flatMap(({ event, by, created_at: at }): HistoryEvent[] => {
    const known = TIMELINE_TWINS[event];
    if (known === 'said' || isTold(known.twins, at, entries)) return [];
    return [{ key: `${at}-${event}`, words: TIMELINE_EVENT_WORDS[event], kind: known.kind, at, actor: null, side: by }];
  });
  return [...said, ...added].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
