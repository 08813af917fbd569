/** What the proof of a questionnaire can find (reference 6.13). */
export type FindingCode =
  | 'condition_circle'
  | 'condition_contradictory'
  | 'condition_always'
  | 'section_unreachable'
  | 'question_unreachable'
  | 'option_unreachable'
  | 'points_missing'
  | 'option_without_points'
  | 'range_unreachable'
  | 'ranges_overlap'
  | 'ranges_gap'
  | 'maximum_unreachable'
  | 'maximum_knocks_out'
  | 'knock_out_always'
  | 'knock_out_never'
  | 'weight_zero'
  | 'weight_without_points'
  | 'weight_alone'
  | 'threshold_unreachable'
  | 'decision_order';

export interface Finding {
  code: FindingCode;
  /** Errors are those that the launch rejects as well; warnings leave the choice to the client. */
  severity: 'error' | 'warning';
  /** Item to which the finding belongs; null for the thresholds and the questionnaire as a whole. */
  itemId: string | null;
  optionId?: string;
  parameters: Readonly<Record<string, string | number>>;
}

const ERRORS: ReadonlySet<FindingCode> = new Set(['condition_circle']);

export const findingOf = (
  code: FindingCode,
  itemId: string | null,
  parameters: Finding['parameters'] = {},
  optionId?: string,
): Finding => ({
  code,
  severity: ERRORS.has(code) ? 'error' : 'warning',
  itemId,
  ...(optionId === undefined ? {} : { optionId }),
  parameters,
});
