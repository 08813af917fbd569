import { getJob, openJobFile } from '@homologa/core/jobs/job.queries';
import { jobParams, jobResponse } from '@homologa/domain/jobs/job.contract';
import { type EventStreamOptions, streamEvents } from '../../http/event-stream';
import { route } from '../../http/route';
import { sendFile } from '../../http/send-file';
import { mayStillListen } from '../../middleware/standing';
import { isFinished, presentJob } from './job.presenter';

/** The stream ends after ten minutes, and the client reconnects. */
const STREAM: EventStreamOptions = { pollMs: 400, heartbeatMs: 15_000, checkMs: 2000, maxMs: 600_000 };

export const jobRoutes = [
  route({
    method: 'get',
    path: '/api/jobs/:id',
    summary: 'State, progress and result of a job of the own company',
    auth: 'session',
    params: jobParams,
    response: jobResponse,
    async handler({ ctx, params }) {
      return presentJob(await getJob(ctx, params.id));
    },
  }),
  route({
    method: 'get',
    path: '/api/jobs/:id/events',
    summary: 'The same as server-sent events, one per change, until the job is finished',
    auth: 'session',
    params: jobParams,
    async handler({ ctx, params, req, res }) {
      const look = async () => {
        const job = presentJob(await getJob(ctx, params.id));
        return { name: job.state, data: job, last: isFinished(job.state) };
      };
      const mayListen = () => mayStillListen(ctx, req);
      return streamEvents(ctx, res, { look, mayListen }, STREAM);
    },
  }),
  route({
    method: 'get',
    path: '/api/jobs/:id/file',
    summary: 'The file that a finished job has made',
    auth: 'session',
    params: jobParams,
    async handler({ ctx, params, res }) {
      return sendFile(res, await openJobFile(ctx, params.id));
    },
  }),
];
