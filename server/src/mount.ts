import type { Composition } from '@homologa/core/compose';
import type { Context } from '@homologa/core/kernel/context';
import { withCause } from '@homologa/core/kernel/telemetry/cause';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Admission } from './http/admission';
import { findBodyDeadline } from './http/body-deadline';
import { parseInput, parseParams } from './http/parse';
import type { Route } from './http/route';
import { answerOnce } from './middleware/idempotency';
import { type ReceivedCall, receiveCall } from './middleware/received-call';
import { requestContext } from './middleware/request-context';
import { addToLog } from './middleware/request-log';
import { createUploads } from './middleware/upload';

const JSON_LIMIT = '1mb';
const FORM_LIMIT = '10kb';

export function mount(server: Express, app: Composition, routes: readonly Route[], admission: Admission): void {
  const takeUpload = createUploads(app.config);
  for (const route of routes) {
    const answer = async (call: ReceivedCall, req: Request, res: Response): Promise<void> => {
      const admitted = <T>(work: () => Promise<T>): Promise<T> => (route.isProbe ? work() : admission.run(res, work));
      const ctx = await admitted(() => requestContext(app, route, call, req));
      addToLog(res, { actor: ctx.actor });
      const params = parseParams(route.params, req.params);
      const query = parseInput(route.query, req.query);
      const deadline = findBodyDeadline(res);
      if (route.upload || route.raw === 'bytes') deadline?.limitSilence();
      const inTime = <T>(reading: Promise<T>): Promise<T> => (deadline ? deadline.within(reading) : reading);
      const files = route.upload
        ? await inTime(takeUpload({ field: route.upload, maxFiles: route.maxFiles ?? 1, store: ctx.files }, req, res))
        : [];
      const read: unknown = route.upload ? req.body : await inTime(readBody(route, req, res));
      const body = route.raw ? {} : parseInput(route.body, read);
      res.status(route.status ?? 200);
      const handle = (own: Context) =>
        route.handler({
          ctx: own,
          adapters: app.adapters,
          params: params as never,
          query: query as never,
          body: body as never,
          file: files[0] ?? null,
          files,
          rawBody: Buffer.isBuffer(read) ? read : Buffer.alloc(0),
          linkToken: req.get('X-Onboarding-Token') ?? null,
          ip: req.ip ?? '',
          req,
          res,
        });
      await admitted(() => answerOnce(route, ctx, { req, res, body: read }, handle));
    };
    const receive: RequestHandler = async (req, res) => {
      res.setHeader('Cache-Control', 'no-store');
      addToLog(res, { route: route.path });
      const call = receiveCall(app, route, req, res);
      await (app.telemetry.tracing.isOn ? withCause(call, () => answer(call, req, res)) : answer(call, req, res));
    };
    server[route.method](route.path, receive);
  }
}

const readJson = express.json({ limit: JSON_LIMIT });
const readText = express.text({ type: 'text/plain', limit: JSON_LIMIT });
const readForm = express.urlencoded({ extended: false, limit: FORM_LIMIT });
const readRaw = express.raw({ type: () => true, limit: JSON_LIMIT });

function readersOf(route: Route): RequestHandler[] {
  if (route.raw) return [readRaw];
  return [readJson, ...(route.plainText ? [readText] : []), ...(route.form ? [readForm] : [])];
}

/**
 * Reads the body; called only after the caller is authenticated. A text body becomes `{text}` if the route accepts
 * text.
 */
async function readBody(route: Route, req: Request, res: Response): Promise<unknown> {
  for (const read of readersOf(route)) {
    await new Promise<void>((resolve, reject) => {
      read(req, res, (error?: unknown) => (error ? reject(error) : resolve()));
    });
  }
  const body: unknown = req.body;
  return typeof body === 'string' ? { text: body } : body;
}
