import { LIST_WINDOW, MORE_THAN_WINDOW, requireInWindow } from '@homologa/domain/catalog/list-window';
import type { DeskJobState } from '@homologa/domain/desk/desk-jobs';
import type { DeskJobFilter, JobCounts } from '@homologa/domain/desk/jobs.contract';
import { canManageJobs } from '@homologa/domain/jobs/job.policy';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import { QUEUES, type QueueName } from '@homologa/domain/wire/queues';
import type { Prisma } from '@homologa/prisma/client';
import type { Job, JobStatus } from '@homologa/prisma/models';
import { isJobName, JOBS } from '../jobs';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { prepare } from '../kernel/database/statement';
import { listQueuePauses, type PausedQueue } from '../kernel/jobs/queue-pauses';

const STATUS = {
  waiting: 'queued',
  active: 'active',
  retrying: 'retry',
  failed: 'failed',
} as const satisfies Record<DeskJobState, JobStatus>;

const STATE: Readonly<Partial<Record<JobStatus, DeskJobState>>> = {
  queued: 'waiting',
  active: 'active',
  retry: 'retrying',
  failed: 'failed',
};

const COLUMNS = {
  id: true,
  name: true,
  queue: true,
  status: true,
  companyId: true,
  attempts: true,
  errorCode: true,
  errorMessage: true,
  createdAt: true,
  runAt: true,
  finishedAt: true,
} as const satisfies Prisma.JobSelect;

export interface DeskJob extends Pick<Job, keyof typeof COLUMNS> {
  state: DeskJobState;
  company: string | null;
}

/**
 * Lists jobs that are not completed, the newest first by default, and counts them up to `MORE_THAN_WINDOW`. Without a
 * state the failed ones, or those of any state if the filter names ids. Throws `page_out_of_window`, `forbidden`.
 */
export async function listDeskJobs(
  ctx: Context,
  { sort, range, filter }: ListQuery<'created_at', DeskJobFilter>,
): Promise<{ jobs: DeskJob[]; total: number }> {
  authorize(canManageJobs(ctx.actor));
  const where: Prisma.JobWhereInput = {
    // One status, so that an index has the rows in their order, unless the jobs are named.
    status: filter.id && !filter.state ? { in: Object.values(STATUS) } : STATUS[filter.state ?? 'failed'],
    name: filter.name,
    companyId: filter.company_id,
    ...(filter.id ? { id: { in: filter.id } } : {}),
  };
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const total = await ctx.db.read.job.count({ where, take: MORE_THAN_WINDOW });
  // Counting stopped above the window, so the distance to the list's end is unknown.
  requireInWindow(range.start, total > LIST_WINDOW ? Number.MAX_SAFE_INTEGER : total);
  const rows = await ctx.db.read.job.findMany({
    where,
    select: COLUMNS,
    orderBy: [{ createdAt: direction }, { id: direction }],
    skip: range.start,
    take: range.end - range.start + 1,
  });
  const companies = await ctx.db.read.company.findMany({
    where: { id: { in: rows.flatMap(({ companyId }) => companyId ?? []) } },
    select: { id: true, name: true, legalName: true },
  });
  const names = new Map(companies.map(({ id, name, legalName }) => [id, name || legalName]));
  const jobs = rows.flatMap((row) => {
    const state = STATE[row.status];
    return state ? [{ ...row, state, company: names.get(row.companyId ?? '') ?? null }] : [];
  });
  return { jobs, total };
}

/** Jobs by kind and state: each count reads the first entries of one index, and none of completed jobs. */
const COUNTS = prepare<{ name: string; status: JobStatus; count: number }>(`
    SELECT n."name", s."status"::text AS "status", c."count"
    FROM unnest($1::text[]) n("name")
    CROSS JOIN unnest(ARRAY['queued', 'active', 'retry', 'failed']::"JobStatus"[]) s("status")
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS "count" FROM (
        SELECT FROM "Job" j WHERE j."name" = n."name" AND j."status" = s."status"
          AND j."status" IN ('queued', 'active', 'retry', 'failed')
        LIMIT ${LIST_WINDOW + 1}) counted
    ) c WHERE c."count" > 0`);

export interface QueueOverview {
  queues: { queue: QueueName; counts: JobCounts; paused: PausedQueue | null }[];
  names: { name: string; counts: JobCounts }[];
}

const noJobs = (): JobCounts => ({ waiting: 0, active: 0, retrying: 0, failed: 0 });

/** Counts the jobs of each queue and kind that are not completed, with the paused queues. Throws `forbidden`. */
export async function getQueueOverview(ctx: Context): Promise<QueueOverview> {
  authorize(canManageJobs(ctx.actor));
  const [rows, pauses] = await Promise.all([ctx.db.hot(null).rows(COUNTS(Object.keys(JOBS))), listQueuePauses(ctx.db)]);
  const names = new Map<string, JobCounts>();
  const queues = new Map<QueueName, JobCounts>(QUEUES.map((queue) => [queue, noJobs()]));
  for (const { name, status, count } of rows) {
    const state = STATE[status];
    if (!state || !isJobName(name)) continue;
    const ofName = names.get(name) ?? noJobs();
    ofName[state] = count;
    names.set(name, ofName);
    const ofQueue = queues.get(JOBS[name].queue);
    if (ofQueue) ofQueue[state] += count;
  }
  return {
    queues: [...queues].map(([queue, counts]) => ({
      queue,
      counts,
      paused: pauses.find((pause) => pause.queue === queue) ?? null,
    })),
    names: [...names].map(([name, counts]) => ({ name, counts })),
  };
}
