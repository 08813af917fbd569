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

export interface Happened {
  event: TimelineEvent;
  at: Date;
}

export interface TimelineFacts {
  steps: StepFacts;
  type: 'onboarding' | 'investigating';
  step: OnboardingStep;
  isWorkflowClosed: boolean;
  isArchived: boolean;
  hasDecision: boolean;
  /** An edit has added or changed required questions for the supplier, whose own part was done. */
  hasOpenQuestions: boolean;
  dueDate: Date | null;
  request: { status: RequestStatus; since: Date; dueAt: Date | null } | null;
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

function awaitedInOrder(
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

/**
 * The steps after the awaited step. A step outside the normal order is followed by the same steps as the confirmation
 * call.
 */
function followersOf(wait: TimelineWait, waits: readonly TimelineWait[]): TimelineWait[] {
  const place = waits.indexOf(waits.includes(wait) ? wait : 'confirmation_call');
  return waits.slice(place + 1).filter((one) => one !== wait);
}

/** Events that do not advance the onboarding, so no waiting time starts with them. */
const BESIDE: ReadonlySet<TimelineEvent> = new Set(['reminded', 'screened', 'decided']);

function sinceOf(wait: TimelineWait, facts: TimelineFacts, told: readonly Happened[]): Date | null {
  if (facts.request && REQUEST_WAITS[facts.request.status] === wait) return facts.request.since;
  return told.findLast(({ event }) => !BESIDE.has(event))?.at ?? null;
}

/** Events within one second come from one action; they are sorted in the order of the table. */
const secondOf = ({ at }: Happened): number => Math.floor(at.getTime() / 1000);
const EVENT_ORDER = namesOf(TIMELINE_EVENTS);
const placeOf = ({ event }: Happened): number => EVENT_ORDER.indexOf(event);

/**
 * Timeline of a supplier: past events, the awaited step and since when, and the following steps with due dates
 * (reference 4.19). The supplier's version omits events and steps that only the client sees.
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
  const inOrder = awaitedInOrder(facts, waits, sorted);
  const rest = inOrder === null ? [] : followersOf(inOrder, waits);
  const isReopened = facts.hasOpenQuestions;
  const wait = isReopened ? 'questionnaire' : inOrder;
  if (wait === null) return { events, awaited: null, next: [] };
  // After the reopened questions the supplier returns to the interrupted step: the steps between are done.
  const next = isReopened && inOrder !== null ? [inOrder, ...rest] : rest;
  // No event says when the questions were reopened.
  const since = isReopened ? null : sinceOf(wait, facts, events);
  return {
    events,
    awaited: isTold(wait) ? { ...coming(wait), since } : null,
    next: next.filter(isTold).map(coming),
  };
}
