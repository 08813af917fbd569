import { changeChosenJobs } from '@homologa/core/jobs/change-jobs';
import { getQueueOverview, listDeskJobs } from '@homologa/core/jobs/desk-jobs.queries';
import { pauseQueue, resumeQueue } from '@homologa/core/jobs/pause-queue';
import { startJobChanges } from '@homologa/core/jobs/start-job-changes';
import {
  allJobsChangeBody,
  deskJobList,
  deskJobListResponse,
  jobChangesBody,
  jobChangesResponse,
  jobQueuesResponse,
  queuePauseBody,
} from '@homologa/domain/desk/jobs.contract';
import { jobResponse } from '@homologa/domain/jobs/job.contract';
import { listQueryParams, parseListQuery } from '@homologa/domain/wire/list-query';
import { setContentRange } from '../../http/list';
import { route } from '../../http/route';
import { presentJob } from '../jobs/job.presenter';
import { presentDeskJob, presentJobQueues } from './desk-job.presenter';

export const deskJobsRoutes = [
  route({
    method: 'get',
    path: '/api/desk/jobs',
    summary:
      'Background jobs of one state (failed, retrying, waiting or active), by kind and company, the newest first',
    auth: 'staff',
    roles: ['administration'],
    query: listQueryParams,
    response: deskJobListResponse,
    async handler({ ctx, req, res }) {
      const query = parseListQuery(req.query, deskJobList);
      const { jobs, total } = await listDeskJobs(ctx, query);
      setContentRange(res, deskJobList.resource, query.range.start, jobs.length, total);
      return jobs.map(presentDeskJob);
    },
  }),
  route({
    method: 'post',
    path: '/api/desk/jobs/changes',
    summary: 'Retries chosen failed jobs, or cancels chosen waiting ones; jobs that have changed since are skipped',
    auth: 'staff',
    roles: ['administration'],
    body: jobChangesBody,
    response: jobChangesResponse,
    handler: ({ ctx, body }) => changeChosenJobs(ctx, body.change, body.ids),
  }),
  route({
    method: 'post',
    path: '/api/desk/jobs/changes/all',
    summary: 'Retries or cancels all jobs of a filter; answers with the job that does it',
    auth: 'staff',
    roles: ['administration'],
    body: allJobsChangeBody,
    response: jobResponse,
    status: 202,
    async handler({ ctx, body, res }) {
      const { change, state, name, company_id: companyId } = body;
      const job = await startJobChanges(ctx, { change, state, name, companyId });
      res.location(`/api/jobs/${job.id}`);
      return presentJob(job);
    },
  }),
  route({
    method: 'get',
    path: '/api/desk/job-queues',
    summary: 'The queues with their jobs by state, who paused them and since when, and the jobs of each kind by state',
    auth: 'staff',
    roles: ['administration'],
    response: jobQueuesResponse,
    async handler({ ctx }) {
      return presentJobQueues(await getQueueOverview(ctx));
    },
  }),
  route({
    method: 'put',
    path: '/api/desk/job-queues',
    summary: 'Pauses or resumes a queue: no job of a paused queue starts, running jobs go on to their end',
    auth: 'staff',
    roles: ['administration'],
    body: queuePauseBody,
    response: jobQueuesResponse,
    async handler({ ctx, body }) {
      await (body.paused ? pauseQueue : resumeQueue)(ctx, body.queue);
      return presentJobQueues(await getQueueOverview(ctx));
    },
  }),
];
