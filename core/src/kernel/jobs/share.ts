import type { QueueName } from '@homologa/domain/wire/queues';

/** Whose turn in a queue a job takes. Jobs without a company share one owner, the installation. */
export interface JobOwner {
  queue: QueueName;
  companyId: string | null;
}

/** Id that stands for the installation where a statement compares owners: NULL equals nothing. */
export const INSTALLATION = '00000000-0000-0000-0000-000000000000';

/**
 * Largest number of jobs that a company has handed over to a queue and not ended, for each live worker; its other jobs
 * wait in the outbox. A worker runs two jobs at once of each queue, of `mail` eight. Jobs of imports and exports may take
 * minutes, so one company never fills both places. Jobs of the other queues take seconds: a company may fill all places,
 * and another one's job waits behind as many as the share. `mail` and `screenings` have some jobs in reserve, because
 * their jobs end faster than the next one is handed over.
 */
const COMPANY_SHARE: Readonly<Record<QueueName, number>> = {
  mail: 256,
  imports: 1,
  watchlists: 2,
  reports: 2,
  screenings: 4,
  exports: 1,
  maintenance: 2,
};

/**
 * Share of jobs without a company: in practice unlimited. Schedules and staff start them, and most have a dedupe key;
 * behind a small share a long one would hold up codes for logging in and the sweeps of the installation. Exports are an
 * exception, because persons may ask for copies of their data at any time.
 */
const INSTALLATION_SHARE = 1_000;

export const shareOf = ({ queue, companyId }: JobOwner): number =>
  companyId === null && queue !== 'exports' ? INSTALLATION_SHARE : COMPANY_SHARE[queue];

/**
 * Milliseconds between the end of a job and the hand-over of its company's next one. Mails end several hundred times a
 * second, so that their ends are collected.
 */
export const refillPauseMs = (queue: QueueName): number => (queue === 'mail' ? 200 : 0);

export const ownerKey = ({ queue, companyId }: JobOwner): string => `${queue}:${companyId ?? INSTALLATION}`;
