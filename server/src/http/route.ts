import type { Context } from '@homologa/core/kernel/context';
import type { Request, Response } from 'express';
import type { z } from 'zod';

/**
 * Who may call at all; what they may do there is the policy's.
 * - public: anyone. An expired session is ignored.
 * - session: anyone who is signed in. - company: signed in, acting in a company. - staff: provider staff.
 * - onboarding: a mailed link (`X-Onboarding-Token`), a supplier's session, or both (reference 7.4).
 */
export type RouteAuth = 'public' | 'session' | 'company' | 'staff' | 'onboarding';

export interface UploadedFile {
  /** Where the upload lies until the answer is sent. */
  path: string;
  name: string;
  size: number;
}

/** What a handler is given: the parsed request. */
export interface RouteInput<P, Q, B> {
  ctx: Context;
  params: P;
  query: Q;
  body: B;
  file: UploadedFile | null;
  /** All files of the upload, `file` being the first. */
  files: UploadedFile[];
  /** The body as it came, where the route asks for it; else empty. */
  rawBody: Buffer;
  /** The onboarding link's secret, when the caller sent one. */
  linkToken: string | null;
  ip: string;
  req: Request;
  res: Response;
}

/** What a handler gives that has written its answer itself. */
export const ANSWERED: unique symbol = Symbol('answered');

/** Without a contract there is no JSON to give. */
type Answer<R> = R extends z.ZodType ? z.output<R> : never;

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

interface RouteDefinition<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType | undefined = z.ZodType | undefined,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Express path with `:params`. */
  path: string;
  /** One line for the API's page. */
  summary: string;
  auth: RouteAuth;
  params?: P;
  query?: Q;
  body?: B;
  /** The shape of a successful answer: the handler's type, the API's page, and what tests hold answers against. */
  response?: R;
  /** Status of a successful answer; default 200. */
  status?: number;
  /** Takes one multipart file under this name; text parts become the body. */
  upload?: string;
  /** How many files it takes at once; default one. */
  maxFiles?: number;
  /** Also takes text/plain bodies, as `{text}`. */
  plainText?: boolean;
  /** Also takes the body of an HTML form. */
  form?: boolean;
  /** Its answer holds a secret: it is never kept, and takes no `Idempotency-Key`. */
  isSecret?: boolean;
  /** Ends the session that calls: possible in one that only looks, too. */
  endsSession?: boolean;
  /** Its answer shows the account of the caller, which is then read together with the session. */
  showsAccount?: boolean;
  /** Asked by who watches this process: answered however many others wait. */
  isProbe?: boolean;
  /** Takes the body's very bytes, as `rawBody`, whatever they are: what is signed must not be changed by reading. */
  raw?: boolean;
  /** Gives the answer's JSON as `response` describes it, or `ANSWERED` when it has written a file or a stream. */
  handler(input: RouteInput<Parsed<P>, Parsed<Q>, Parsed<B>>): Promise<Answer<R> | typeof ANSWERED>;
}

/** A route as the table holds it. */
export interface Route extends Omit<RouteDefinition, 'handler'> {
  handler(input: RouteInput<never, never, never>): Promise<unknown>;
}

/** Declares a route: one description gives the parsing, the authentication and the OpenAPI page. */
export const route = <
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType | undefined,
>(
  definition: RouteDefinition<P, Q, B, R>,
): Route => definition;
