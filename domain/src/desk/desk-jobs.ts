import type { Words } from '../language/locales';

/** States of a job at the desk. Completed jobs need nobody, so the desk does not list them. */
export const DESK_JOB_STATES = ['failed', 'retrying', 'waiting', 'active'] as const;
export type DeskJobState = (typeof DESK_JOB_STATES)[number];

export const JOB_CHANGES = ['retry', 'cancel'] as const;
export type JobChange = (typeof JOB_CHANGES)[number];

/** Number of jobs that one request changes at once; all jobs of a filter are changed by a job. */
export const MAX_CHOSEN_JOBS = 100;

/** Returns the change that a job of this state allows: a failed job can be retried, one that has not started cancelled. */
export function jobChangeOf(state: DeskJobState): JobChange | null {
  if (state === 'failed') return 'retry';
  return state === 'active' ? null : 'cancel';
}

export const DESK_JOB_STATE_WORDS: Readonly<Record<DeskJobState, Words>> = {
  failed: { en: 'Failed', es: 'Fallidas', 'pt-BR': 'Com falha' },
  retrying: { en: 'Retrying', es: 'Reintentando', 'pt-BR': 'Repetindo' },
  waiting: { en: 'Waiting', es: 'En espera', 'pt-BR': 'Aguardando' },
  active: { en: 'Running', es: 'En curso', 'pt-BR': 'Em andamento' },
};
