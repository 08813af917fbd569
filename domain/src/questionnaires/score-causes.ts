/** Events that compute a score: a submit of the questionnaire or a change of answers after it, and the answer to a send-back. */
export const SCORE_CAUSES = ['submit', 'correction'] as const;
export type ScoreCause = (typeof SCORE_CAUSES)[number];
