import type { HitDecision } from './screening-rules';

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

export const USUAL_REASONS: Readonly<Record<HitDecision, readonly HitReasonCode[]>> = {
  true_match: ['same_details', 'confirmed_by_supplier'],
  false_positive: ['other_birth_date', 'other_country', 'other_identifier', 'name_only'],
  open: ['look_again'],
};
