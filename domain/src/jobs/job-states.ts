export const JOB_STATES = ['waiting', 'active', 'completed', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const isJobFinished = (state: JobState): boolean => state !== 'waiting' && state !== 'active';
