import type { OnboardingStep } from '../catalog/onboarding-steps';
import { namesOf } from '../language/record-of';
import type { RequestStatus } from '../reports/request-status';
import { type StepFacts, stepsOf } from './step-selection';
import {
  isToldEvent,
  isToldWait,
  TIMELINE_EVENTS,
  TIMELINE_WAITS,
  type TimelineEvent,
  type TimelineSide,
  type TimelineWait,
} from './timeline-events';

/** One thing that happened, from the row that says so. */
export interface Happened {
  event: TimelineEvent;
  at: Date;
}

/** What decides who is awaited and what comes next. */
export interface TimelineFacts {
  steps: StepFacts;
  type: 'onboarding' | 'investigating';
  step: OnboardingStep;
  isWorkflowClosed: boolean;
  isArchived: boolean;
  hasDecision: boolean;
  /** The workflow's day for its suppliers. */
  dueDate: Date | null;
  /** The newest request of the workflow's report; null before it. */
  request: { status: RequestStatus; since: Date; dueAt: Date | null } | null;
}

interface Coming {
  wait: TimelineWait;
  side: TimelineSide;
  due: Date | null;
}

export interface Timeline {
  /** Oldest first. */
  events: (Happened & { by: TimelineSide })[];
  awaited: (Coming & { since: Date | null }) | null;
  /** What follows what is awaited. */
  next: Coming[];
}

/** What a request that is not over waits for. */
const REQUEST_WAITS: Readonly<Record<RequestStatus, TimelineWait | null>> = {
  queued: 'confirmation_call',
  taken: 'confirmation_call',
  awaiting_supplier: 'further_data',
  verified: 'report',
  delivered: null,
  unable_to_locate: 'another_number',
  failed: 'report',
  cancelled: null,
};

/** Everything that is to come, in order. */
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

/** What is awaited now: by the request where there is one, else by the supplier's own step. */
function awaitedNow(
  facts: TimelineFacts,
  waits: readonly TimelineWait[],
  happened: readonly Happened[],
): TimelineWait | null {
  const { request, step, type, steps } = facts;
  const decision = waits.find((one) => one === 'decision') ?? null;
  const isOwnPartOpen = type === 'onboarding' && step !== 'finished' && step !== 'confirmation_call';
  if (request && !isOwnPartOpen) {
    const wait = REQUEST_WAITS[request.status];
    if (wait) return wait;
    if (request.status === 'cancelled') return null;
    return decision;
  }
  if (type === 'onboarding' && step !== 'finished') return step;
  if (happened.some(({ event }) => event === 'report_delivered')) return decision;
  if (type === 'investigating') return null;
  return steps.workflow.reportType === 'questionnaire' ? decision : 'report';
}

/** What happens beside the way to a report: nobody is awaited from then on. */
const BESIDE: ReadonlySet<TimelineEvent> = new Set(['reminded', 'screened', 'decided']);

/** The last thing that the reader is told of and that set what is awaited going. */
function sinceOf(wait: TimelineWait, facts: TimelineFacts, told: readonly Happened[]): Date | null {
  if (facts.request && REQUEST_WAITS[facts.request.status] === wait) return facts.request.since;
  return told.findLast(({ event }) => !BESIDE.has(event))?.at ?? null;
}

/** What one press has brought about, within a second, is told in the order of the table. */
const secondOf = ({ at }: Happened): number => Math.floor(at.getTime() / 1000);
const EVENT_ORDER = namesOf(TIMELINE_EVENTS);
const placeOf = ({ event }: Happened): number => EVENT_ORDER.indexOf(event);

/**
 * A supplier's timeline: what happened, who is awaited since when, what comes next and by when (reference 4.19). For
 * the supplier's side without what it is not told.
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
    return side === 'provider' ? (facts.request?.dueAt ?? null) : null;
  };
  const coming = (wait: TimelineWait): Coming => ({ wait, side: TIMELINE_WAITS[wait].side, due: dueOf(wait) });
  const events = sorted
    .filter(({ event }) => reader === 'client' || isToldEvent(event))
    .map(({ event, at }) => ({ event, at, by: TIMELINE_EVENTS[event].by }));
  if (facts.isWorkflowClosed || facts.isArchived) return { events, awaited: null, next: [] };
  const waits = waitsOf(facts);
  const wait = awaitedNow(facts, waits, sorted);
  if (wait === null) return { events, awaited: null, next: [] };
  // What interrupts the order is followed by the report, as the call is.
  const place = waits.indexOf(waits.includes(wait) ? wait : 'confirmation_call');
  const next = waits.slice(place + 1).filter((one) => isTold(one) && one !== wait);
  return {
    events,
    awaited: isTold(wait) ? { ...coming(wait), since: sinceOf(wait, facts, events) } : null,
    next: next.map(coming),
  };
}
