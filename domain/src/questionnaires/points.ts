import type { SupplierDecision } from '../catalog/supplier-decision';
import type { YesNo } from './answer-format';

/** Points of one outcome; `knock_out`: the supplier fails whatever else it answers. */
interface Awarded {
  points: number;
  knock_out?: boolean | undefined;
}

/** Points of numbers from `from` to `to`, both included; an absent end is open. */
export interface RangePoints extends Awarded {
  from?: number | undefined;
  to?: number | undefined;
}

/**
 * Points of a question other than radio and checkbox, whose options have their own: of the first range that holds the
 * number, percentage or amount; of yes and no; or of giving an answer at all.
 */
export type QuestionPoints =
  | { by: 'range'; ranges: readonly RangePoints[] }
  | { by: 'yes_no'; values: Readonly<Record<YesNo, Awarded>> }
  | { by: 'answered'; points: number };

export const THRESHOLD_COLOURS = ['green', 'amber', 'red', 'blue', 'grey'] as const;
export type ThresholdColour = (typeof THRESHOLD_COLOURS)[number];

/** Outcome of all scores from `from` percent on, up to the next threshold. */
export interface Threshold {
  id: string;
  name: string;
  colour: ThresholdColour;
  from: number;
  /** Decision that the outcome proposes. */
  decision?: SupplierDecision | undefined;
}

/** How a workflow's questionnaire is scored; null for a workflow without points. */
export interface Scoring {
  /** Ordered by `from`, ascending; the first starts at 0 and is the outcome of a knock-out. */
  thresholds: readonly Threshold[];
  /** True if a submit makes the decision of the reached threshold; absent or false: it is only proposed. */
  decide_by_threshold?: boolean | undefined;
}
