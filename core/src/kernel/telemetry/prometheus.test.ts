import { expect, test } from 'vitest';
import type { Backlog } from './metrics';
import { createPrometheusMetrics } from './prometheus';

const RELEASE = { version: '1.0.0', commit: 'abc' };
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

test('a request counts under its pattern, and an unknown one under other', async () => {
  const metrics = await createPrometheusMetrics('test', RELEASE);
  metrics.requestBegun();
  metrics.requestEnded({ method: 'GET', route: '/api/workflows/:wid', status: 200, seconds: 0.02 });
  metrics.requestBegun();
  metrics.requestEnded({ method: 'BREW', route: null, status: 404, seconds: 0.02 });
  const { text } = await metrics.scrape();
  expect(linesOf(text, 'homologa_http_requests_total')).toEqual([
    'homologa_http_requests_total{method="GET",route="/api/workflows/:wid",status="200"} 1',
    'homologa_http_requests_total{method="other",route="other",status="404"} 1',
  ]);
  expect(linesOf(text, 'homologa_http_requests_in_progress')).toEqual(['homologa_http_requests_in_progress 0']);
  expect(linesOf(text, 'homologa_build_info')).toEqual([
    'homologa_build_info{program="test",version="1.0.0",commit="abc"} 1',
  ]);
});

test('a backlog that shrinks leaves no old values, and a database that is away leaves none at all', async () => {
  const metrics = await createPrometheusMetrics('test', RELEASE);
  let answer = async (): Promise<Backlog> => ({
    jobs: [{ name: 'mail.send', count: 3, oldestSeconds: 40 }],
    workers: 2,
    mailOutages: 1,
    queues: [
      { queue: 'mail', isPaused: true },
      { queue: 'exports', isPaused: false },
    ],
  });
  metrics.gauge({ backlog: () => answer() });
  const backlogOf = async () => {
    const { text } = await metrics.scrape();
    return [
      'jobs_waiting',
      'jobs_oldest',
      'workers_alive',
      'mail_outages',
      'queue_paused',
      'database_reachable',
    ].flatMap((name) => linesOf(text, `homologa_${name}`));
  };
  expect(await backlogOf()).toEqual([
    'homologa_jobs_waiting{name="mail.send"} 3',
    'homologa_jobs_oldest_waiting_seconds{name="mail.send"} 40',
    'homologa_workers_alive 2',
    'homologa_mail_outages 1',
    'homologa_queue_paused{queue="mail"} 1',
    'homologa_queue_paused{queue="exports"} 0',
    'homologa_database_reachable 1',
  ]);
  answer = async () => ({ jobs: [], workers: 2, mailOutages: 0, queues: [] });
  expect(await backlogOf()).toEqual([
    'homologa_workers_alive 2',
    'homologa_mail_outages 0',
    'homologa_database_reachable 1',
  ]);
  answer = () => Promise.reject(new Error('away'));
  expect(await backlogOf()).toEqual(['homologa_database_reachable 0']);
});
