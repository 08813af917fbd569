import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOtlpTracing } from './otlp-tracing';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
}

const spans: ReceivedSpan[] = [];
const paths = new Set<string | undefined>();
const collector = createServer((req, res) => {
  paths.add(req.url);
  void json(req).then((body) => {
    const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
});

const RELEASE = { version: '1.0.0', commit: 'abc' };
const CALLER = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
let endpoint = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
});
afterAll(() => void collector.close());

test('spans of a request and of its job reach the collector as one trace, below the caller', async () => {
  const tracing = await createOtlpTracing({ endpoint, ratio: 1 }, 'test', RELEASE);
  const request = tracing.start('POST /x', { kind: 'server', parent: CALLER });
  const job = tracing.start('job a.b', { kind: 'consumer', parent: request.traceparent });
  job.end({ hasFailed: true });
  request.end();
  await tracing.close();
  expect([...paths]).toEqual(['/v1/traces']);
  const named = (name: string) => spans.find((span) => span.name === name);
  expect(named('POST /x')).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
  });
  expect(named('job a.b')).toMatchObject({ parentSpanId: named('POST /x')?.spanId, status: { code: 2 } });
});

test('a share of 0 records no trace of its own, but one of a traced caller', async () => {
  const tracing = await createOtlpTracing({ endpoint, ratio: 0 }, 'test', RELEASE);
  tracing.start('own', { kind: 'server', parent: null }).end();
  tracing.start('called', { kind: 'server', parent: CALLER }).end();
  await tracing.close();
  expect(spans.map(({ name }) => name)).toContain('called');
  expect(spans.map(({ name }) => name)).not.toContain('own');
});
