import { z } from 'zod';
import { TIMELINE_SIDES, TIMELINE_WAITS } from '../catalog/supplier-waits';
import { namesOf } from '../language/record-of';
import { isoDate } from '../wire/common.contract';
import { TIMELINE_EVENTS } from './timeline-events';

const side = z.enum(TIMELINE_SIDES);
const coming = z.object({ wait: z.enum(namesOf(TIMELINE_WAITS)), side, due: isoDate.nullable() });

export const timelineResponse = z.object({
  /** Past events of the onboarding, oldest first. */
  events: z.array(z.object({ event: z.enum(namesOf(TIMELINE_EVENTS)), by: side, created_at: isoDate })),
  /** Step that the supplier, the client or the provider must take next; null if no step is awaited. */
  awaited: coming.extend({ since: isoDate.nullable() }).nullable(),
  next: z.array(coming),
});
export type TimelineResponse = z.infer<typeof timelineResponse>;
