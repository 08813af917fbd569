import type { Adapters } from '@homologa/core/compose';
import type { Context } from '@homologa/core/kernel/context';
import type { StaffRole } from '@homologa/domain/identity/staff-roles';
import type { Request, Response } from 'express';
import type { z } from 'zod';

/**
 * Authentication of a route; permissions are checked by policies.
 * - public: none; an expired session is ignored.
 * - session: a signed-in user. - company: a user acting in a company. - staff: provider staff with one of `roles`.
 * - onboarding: a mailed link (`X-Onboarding-Token`), a supplier's session, or both.
 *
 * The session of a mailed link counts for `onboarding` and for routes with `opensToLink` only.
 */
export type RouteAuth = 'public' | 'session' | 'company' | 'staff' | 'onboarding';

export interface UploadedFile {
  path: string;
  name: string;
  size: number;
}

export interface RouteInput<P, Q, B> {
  ctx: Context;
  adapters: Adapters;
  params: P;
  query: Q;
  body: B;
  file: UploadedFile | null;
  files: UploadedFile[];
  rawBody: Buffer;
  linkToken: string | null;
  ip: string;
  req: Request;
  res: Response;
}

export const ANSWERED: unique symbol = Symbol('answered');

type Answer<R> = R extends z.ZodType ? z.output<R> : never;

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

/**
 * Who may call a route. Staff are named by their roles, any of which suffices: a route of staff without a role does not
 * compile, and the pipeline answers it as unknown.
 */
type RouteAccess =
  | { auth: Exclude<RouteAuth, 'staff'>; roles?: undefined }
  | { auth: 'staff'; roles: readonly [StaffRole, ...StaffRole[]] };

type RouteDefinition<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType | undefined = z.ZodType | undefined,
> = RouteAccess & RouteParts<P, Q, B, R>;

interface RouteParts<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
  R extends z.ZodType | undefined = z.ZodType | undefined,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /**
   * Contract of a successful response: types the handler's result, appears in the API documentation, and is verified by
   * tests.
   */
  response?: R;
  status?: number;
  /** Accepts multipart files under this field name; the text fields become the body. */
  upload?: string;
  maxFiles?: number;
  plainText?: boolean;
  form?: boolean;
  /** The response contains a secret, so it is never stored and `Idempotency-Key` is ignored. */
  isSecret?: boolean;
  /** The route also accepts the session of a mailed link. The use case limits this session to the link's supplier. */
  opensToLink?: boolean;
  /**
   * The route ends the caller's session. It is therefore also allowed while staff view the pages as a user, although
   * that session is read-only.
   */
  endsSession?: boolean;
  /** The route is part of enrolling a second factor, and open to a session that may do nothing else. */
  opensToEnrolment?: boolean;
  /**
   * The route is dangerous: it needs a proof of the second factor, or of the password, in the last minutes. Otherwise it
   * answers `step_up_required`, upon which the console asks for the proof and calls again.
   */
  stepUp?: boolean;
  /** The response contains the caller's account, so the account is loaded together with the session. */
  showsAccount?: boolean;
  /** The route is a health probe and bypasses admission control. */
  isProbe?: boolean;
  /** The route exists only on trial installations, so the API documentation omits it. */
  isTrial?: boolean;
  /**
   * Passes the unparsed body as `rawBody`, at most 1 MB. `signed`: a signature is only valid for the exact bytes.
   * `bytes`: a part of a file.
   */
  raw?: 'signed' | 'bytes';
  /** Returns the JSON described by `response`, or `ANSWERED` after writing a file or a stream itself. */
  handler(input: RouteInput<Parsed<P>, Parsed<Q>, Parsed<B>>): Promise<Answer<R> | typeof ANSWERED>;
}

export type Route = RouteAccess &
  Omit<RouteParts, 'handler'> & {
    handler(input: RouteInput<never, never, never>): Promise<unknown>;
  };

export const route = <
  P extends z.ZodType | undefined,
  Q extends z.ZodType | undefined,
  B extends z.ZodType | undefined,
  R extends z.ZodType | undefined,
>(
  definition: RouteDefinition<P, Q, B, R>,
): Route => definition;
