/** Row types for presenters: the rooms above core do not know the database's room. */
export type { Activity, Job, JobStatus, Workflow } from '@homologa/prisma/models';
