import type { Timeline } from '@homologa/domain/onboarding/timeline';
import type { TimelineResponse } from '@homologa/domain/onboarding/timeline.contract';

export const presentTimeline = ({ events, awaited, next }: Timeline): TimelineResponse => ({
  events: events.map(({ event, by, at }) => ({ event, by, created_at: at.toISOString() })),
  awaited: awaited && { ...presentComing(awaited), since: awaited.since?.toISOString() ?? null },
  next: next.map(presentComing),
});

const presentComing = ({ wait, side, due }: Timeline['next'][number]) => ({
  wait,
  side,
  due: due?.toISOString() ?? null,
});
