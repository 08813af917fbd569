import type { HitDecision } from './screening-rules';

/** Reasons that are given again and again, stored as codes so that each reader has them in their own language. */
export const HIT_REASON_CODES = [
  'same_details',
  'confirmed_by_supplier',
  'other_birth_date',
  'other_country',
  'other_identifier',
  'name_only',
  'look_again',
] as const;
export type HitReasonCode = (typeof HIT_REASON_CODES)[number];

/** The usual reasons of each decision. */
export const USUAL_REASONS: Readonly<Record<HitDecision, readonly HitReasonCode[]>> = {
  true_match: ['same_details', 'confirmed_by_supplier'],
  false_positive: ['other_birth_date', 'other_country', 'other_identifier', 'name_only'],
  open: ['look_again'],
};
