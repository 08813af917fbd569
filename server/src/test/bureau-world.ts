import { randomUUID } from 'node:crypto';
import type { Adapters } from '@homologa/core/compose';
import { applyGatewayMessage, rejectMessage } from '@homologa/core/desk/delivery/apply-gateway-message';
import { JOBS, type JobName } from '@homologa/core/jobs';
import { type BoundJob, type JobHandler, runJob } from '@homologa/core/kernel/jobs/run-job';
import { signBody } from '@homologa/core/kernel/signing/signed-http';
import { dropOrder } from '@homologa/core/reports/drop-order';
import { giveUpPoll, pollOrder } from '@homologa/core/reports/poll-order';
import { fallBackToDesk, submitReportRequest } from '@homologa/core/reports/submit-report-request';
import { createTestApp } from '@homologa/core/test/test-database';
import type { NotificationResponse } from '@homologa/domain/notifications/notification.contract';
import type { BureauMessage } from '@homologa/domain/reports/bureau.contract';
import request from 'supertest';
import type { Route } from '../http/route';
import { personNotificationRoutes } from '../routes/notifications/notifications.routes';
import { gatewayMessageRoutes } from '../routes/reports/gateway-messages.routes';
import { startDeskStory } from './desk-story';
import { FakeBureau } from './fake-bureau';

export const SECRET = 'the secret of the bureau, which is long';
export const PREVIOUS = 'the secret before it, which is long too';
const HOUR_MS = 3_600_000;

const handlersWith = ({ reportGateways }: Adapters): Partial<Record<JobName, JobHandler<never>>> => ({
  'reports.submit-request': {
    run: (ctx, payload, run) => submitReportRequest(ctx, reportGateways, payload, run.signal),
    onExhausted: fallBackToDesk,
  },
  'reports.poll-order': {
    run: (ctx, payload, run) => pollOrder(ctx, reportGateways, payload, run.signal),
    onExhausted: (ctx, payload) => giveUpPoll(ctx, reportGateways, payload),
  },
  'reports.cancel-order': {
    run: (_ctx, payload, run) => dropOrder(reportGateways, payload, run.signal),
    onExhausted: async () => undefined,
  },
  'reports.apply-message': {
    run: (ctx, payload, run) => applyGatewayMessage(ctx, reportGateways.bureau, payload, run.signal),
    onExhausted: async (ctx, payload, _run, error) => void (await rejectMessage(ctx, payload, error)),
  },
});

const findWith =
  (adapters: Adapters) =>
  (name: string): BoundJob | undefined => {
    const handler = handlersWith(adapters)[name as JobName];
    return handler && { definition: JOBS[name as JobName] as BoundJob['definition'], handler };
  };

export async function createBureauWorld({
  gateways = 'all=http',
  routes = [],
}: {
  gateways?: string;
  routes?: readonly Route[];
} = {}) {
  let now = new Date('2026-11-23T12:00:00Z');
  const bureau = new FakeBureau([SECRET], () => now);
  const app = await createTestApp({
    REPORT_GATEWAYS: gateways,
    REPORT_HTTP_URL: await bureau.listen(),
    REPORT_HTTP_SECRET: SECRET,
    REPORT_HTTP_PREVIOUS_SECRET: PREVIOUS,
    REPORT_HTTP_TIMEOUT_MS: '1500',
  });
  const setNow = (moment: Date) => {
    now = moment;
    app.setNow(moment);
  };
  setNow(now);
  const story = await startDeskStory(app, [...personNotificationRoutes, ...gatewayMessageRoutes, ...routes]);

  /** Runs the jobs due within `hours`, each at its due time. */
  async function work(hours = 0.1): Promise<void> {
    const until = new Date(now.getTime() + hours * HOUR_MS);
    for (;;) {
      const job = await app.db.read.job.findFirst({
        where: {
          name: { in: Object.keys(handlersWith(app.adapters)) },
          status: { in: ['queued', 'retry'] },
          runAt: { lte: until },
        },
        orderBy: [{ runAt: 'asc' }, { id: 'asc' }],
      });
      if (!job) return setNow(until);
      if (job.runAt > now) setNow(job.runAt);
      const contextFor = () => app.contextFor({ kind: 'system', name: 'test' });
      await runJob({ contextFor, find: findWith(app.adapters), nudge: () => undefined }, job.id);
    }
  }

  const rowOf = (id: string) => app.db.read.reportRequest.findUniqueOrThrow({ where: { id } });

  return {
    app,
    story,
    bureau,
    work,
    setNow,
    now: () => now,
    rowOf,
    versionsOf: (requestId: string) =>
      app.db.read.reportDelivery.findMany({ where: { requestId }, orderBy: { version: 'asc' } }),
    toldOfFailure: async (requestId: string): Promise<NotificationResponse[]> => {
      const filter = encodeURIComponent(JSON.stringify({ kind: 'gateway_failed' }));
      const { body } = await story.call(story.staff, 'get', `/api/notifications?filter=${filter}`).expect(200);
      return (body as NotificationResponse[]).filter(({ path }) => path === `/desk/${requestId}`);
    },
    outcomesOf: async (requestId: string) => {
      const rows = await app.db.read.gatewayMessage.findMany({ where: { requestId }, orderBy: { receivedAt: 'asc' } });
      return rows.map(({ outcome }) => outcome);
    },
    async ordered(traits: object = { type: 'investigating', reportType: 'bir' }) {
      const built = await story.buildRequest(traits, { status: 'pending' });
      await work();
      const { orderId } = await rowOf(built.id);
      return { ...built, orderId };
    },
    messageOf: (orderId: string, more: Partial<BureauMessage> = {}): BureauMessage => ({
      delivery_id: randomUUID(),
      order_id: orderId,
      sequence: 2,
      state: 'delivered',
      ...((more.state ?? 'delivered') === 'delivered'
        ? { report: { kind: 'bir', figures: { company_name: 'Minera del Sur', paydex: 71, revenue: 120 } } }
        : {}),
      ...more,
    }),
    tell(message: BureauMessage | string, { secret = SECRET, at = now, headers = {} } = {}) {
      const body = typeof message === 'string' ? message : JSON.stringify(message);
      return request(story.server)
        .post('/reports/notifications/http')
        .set('Content-Type', 'application/json')
        .set({ ...signBody({ secret, body, now: at }), ...headers })
        .send(body);
    },
    async close(): Promise<void> {
      await app.destroy();
      await bureau.close();
    },
  };
}

export type BureauWorld = Awaited<ReturnType<typeof createBureauWorld>>;
