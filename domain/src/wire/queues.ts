/** One queue per kind of workload, so that slow PDF jobs never delay mails (ARCHITECTURE.md). */
export const QUEUES = ['mail', 'imports', 'watchlists', 'reports', 'screenings', 'exports', 'maintenance'] as const;
export type QueueName = (typeof QUEUES)[number];
