import { NO_TELEMETRY } from '@homologa/core/kernel/telemetry/telemetry';
import express, { type Request, type Response } from 'express';
import { expect, test } from 'vitest';
import { receiveCall } from './received-call';

const ID = 'edge-proxy.0000000042';
const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** Receives a call from 203.0.113.9, behind as many trusted proxies as said. */
function receive(trustedProxies: number, headers: Record<string, string>) {
  const app = express().set('trust proxy', trustedProxies);
  const socket = { remoteAddress: '203.0.113.9' };
  const req = { app, socket, get: (name: string) => headers[name] } as unknown as Request;
  const res = { locals: {}, setHeader: () => res, once: () => res } as unknown as Response;
  const call = receiveCall({ telemetry: NO_TELEMETRY }, { method: 'get', path: '/api/session' }, req, res);
  return { call, logged: res.locals };
}

test('the ids that a trusted proxy sends are kept', () => {
  const { call, logged } = receive(1, { 'X-Request-Id': ID, traceparent: TRACEPARENT });
  expect(call).toEqual({ requestId: ID, traceparent: TRACEPARENT });
  expect(logged).toMatchObject({ requestId: ID, callerRequestId: null });
});

test("a stranger's ids are replaced, and the request's id is only logged beside", () => {
  const { call, logged } = receive(0, { 'X-Request-Id': ID, traceparent: TRACEPARENT });
  expect(call).toEqual({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), traceparent: null });
  expect(logged).toMatchObject({ requestId: call.requestId, callerRequestId: ID });
});

test('an id that is not well-formed is neither kept nor logged', () => {
  const { call, logged } = receive(0, { 'X-Request-Id': 'ana@client.test' });
  expect(call.requestId).not.toBe('ana@client.test');
  expect(logged).toMatchObject({ callerRequestId: null });
  expect(receive(1, { 'X-Request-Id': 'ana@client.test' }).call.requestId).toMatch(/^[0-9a-f-]{36}$/);
});
