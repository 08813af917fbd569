import { isToldWait, TIMELINE_WAITS, type TimelineSide, type TimelineWait } from '../catalog/supplier-waits';
import { namesOf } from '../language/record-of';
import { type StepFacts, stepsOf } from './step-selection';
import { isToldEvent, TIMELINE_EVENTS, type TimelineEvent } from './timeline-events';
import { type WaitFacts, waitInOrder, waitOf } from './waits';

export interface Happened {
  event: TimelineEvent;
  at: Date;
}

export interface TimelineFacts extends WaitFacts {
  steps: StepFacts;
  isWorkflowClosed: boolean;
  /** Time at which the current wait began, stored with the supplier. */
  waitingSince: Date | null;
  /** Due date of the steps in which the supplier must act: the due date of the workflow. */
  dueDate: Date | null;
  /** Due date of the steps in which the provider must act: the due date of the report request. */
  requestDueAt: Date | null;
}

interface Coming {
  wait: TimelineWait;
  side: TimelineSide;
  due: Date | null;
}

export interface Timeline {
  events: (Happened & { by: TimelineSide })[];
  awaited: (Coming & { since: Date | null }) | null;
  next: Coming[];
}

function waitsOf({ steps, type, hasDecision }: TimelineFacts): TimelineWait[] {
  const own = type === 'onboarding' ? stepsOf(steps) : [];
  const isReported = steps.workflow.reportType !== 'questionnaire';
  return [
    ...own.flatMap((step) => (step === 'finished' ? [] : step)),
    ...(isReported && type === 'investigating' ? (['confirmation_call'] as const) : []),
    ...(isReported ? (['report'] as const) : []),
    ...(hasDecision ? [] : (['decision'] as const)),
  ];
}

/**
 * Lists the steps that follow the awaited step. A step outside the normal order, such as a send-back, is followed by
 * the same steps as the confirmation call.
 */
function followersOf(wait: TimelineWait, waits: readonly TimelineWait[]): TimelineWait[] {
  const place = waits.indexOf(waits.includes(wait) ? wait : 'confirmation_call');
  return waits.slice(place + 1).filter((one) => one !== wait);
}

/** Events within the same second come from one action, so they are sorted in the order of `TIMELINE_EVENTS`. */
const secondOf = ({ at }: Happened): number => Math.floor(at.getTime() / 1000);
const EVENT_ORDER = namesOf(TIMELINE_EVENTS);
const placeOf = ({ event }: Happened): number => EVENT_ORDER.indexOf(event);

/**
 * Builds a supplier's timeline: past events, the awaited step with the time at which the wait began, and the following
 * steps with due dates (reference 4.19). The supplier's version omits events and steps that only the client may see.
 */
export function buildTimeline(
  happened: readonly Happened[],
  facts: TimelineFacts,
  reader: 'client' | 'supplier',
): Timeline {
  const sorted = happened.toSorted((a, b) => secondOf(a) - secondOf(b) || placeOf(a) - placeOf(b));
  const isTold = (wait: TimelineWait) => reader === 'client' || isToldWait(wait);
  const dueOf = (wait: TimelineWait): Date | null => {
    const { side } = TIMELINE_WAITS[wait];
    if (side === 'supplier') return facts.dueDate;
    return side === 'provider' ? facts.requestDueAt : null;
  };
  const coming = (wait: TimelineWait): Coming => ({ wait, side: TIMELINE_WAITS[wait].side, due: dueOf(wait) });
  const events = sorted
    .filter(({ event }) => reader === 'client' || isToldEvent(event))
    .map(({ event, at }) => ({ event, at, by: TIMELINE_EVENTS[event].by }));
  const wait = facts.isWorkflowClosed ? null : waitOf(facts);
  if (wait === null) return { events, awaited: null, next: [] };
  const waits = waitsOf(facts);
  const inOrder = waitInOrder(facts);
  const rest = inOrder === null ? [] : followersOf(inOrder, waits);
  // After the supplier has completed an item that was requested again, the step that the request interrupted comes
  // next, because all steps before that step are done.
  const next = wait !== inOrder && inOrder !== null ? [inOrder, ...rest] : rest;
  // The supplier's timeline hides failed requests, so it also hides the time of the failure.
  const since = reader === 'supplier' && facts.request === 'failed' ? null : facts.waitingSince;
  return {
    events,
    awaited: isTold(wait) ? { ...coming(wait), since } : null,
    next: next.filter(isTold).map(coming),
  };
}
