export const ACTIVITY_TYPES = [
  'onboarding_started',
  'onboarding_finished',
  'questionnaire_finished',
  'investigation_begun',
  'report_available',
  'score_view_begun',
  'score_view_available',
  'bir_report_requested',
  'bir_report_finished',
  'report_corrected',
  'screening_hits',
  'new_hits',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];
