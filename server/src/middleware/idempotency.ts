import { createHash, createHmac } from 'node:crypto';
import type { Context } from '@homologa/core/kernel/context';
import { carryOutOnce } from '@homologa/core/kernel/idempotency';
import { openOnboarding, requireUnconnectedOrOwn } from '@homologa/core/onboarding/access.queries';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Request, Response } from 'express';
import { ANSWERED, type Route } from '../http/route';
import { sendJson, sendJsonText } from '../http/send-answer';
import { standingOf } from './standing';

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Returns the idempotency key of a POST call by a signed-in user. Returns null for responses with secrets, which must
 * not be stored, and for uploads, whose files are compared by content instead.
 */
const keyOf = (route: Route, ctx: Context, req: Request): string | null =>
  route.method === 'post' && route.auth !== 'public' && !route.upload && !route.isSecret && ctx.actor.kind === 'user'
    ? (req.get('Idempotency-Key') ?? null)
    : null;

/**
 * Runs the handler: a call with an `Idempotency-Key` is executed at most once, and repeated calls get the same
 * response, if they still have the right: in another company, role or kind of session the key counts as reused. Throws
 * `malformed_request` for an invalid key.
 */
export async function answerOnce(
  route: Route,
  ctx: Context,
  exchange: { req: Request; res: Response; body: unknown },
  handle: (ctx: Context) => Promise<unknown>,
): Promise<void> {
  const { req, res, body } = exchange;
  const key = keyOf(route, ctx, req);
  if (key === null || ctx.actor.kind !== 'user') {
    const answer = await handle(ctx);
    if (answer !== ANSWERED) sendJson(res, answer);
    return;
  }
  if (!KEY.test(key)) throw new DomainError('malformed_request');
  const { userId } = ctx.actor;
  const asked = JSON.stringify([req.method, req.originalUrl, standingOf(ctx.actor), body]);
  // Fingerprint of the request. The request may contain a password, so the fingerprint is an HMAC whose key is not
  // stored, which makes guessing passwords useless.
  const request = {
    userId,
    key: createHash('sha256').update(key).digest('hex'),
    fingerprint: createHmac('sha256', key).update(asked).digest('hex'),
  };
  const { answer, isRepeated } = await carryOutOnce(ctx, request, async (own) => {
    const given = await handle(own);
    if (given === ANSWERED) throw new TypeError(`${route.path} writes its answer itself: it cannot be given again`);
    return { status: res.statusCode, body: JSON.stringify(given), location: res.get('Location') ?? null };
  });
  if (isRepeated) {
    await requireOpen(route, ctx, req);
    res.status(answer.status).setHeader('Idempotent-Replayed', 'true');
    if (answer.location) res.location(answer.location);
  }
  sendJsonText(res, answer.body);
}

/**
 * Requires that a supplier's caller may still open the onboarding, which a colleague may have taken over since the first
 * answer. Throws `not_found`, `link_closed` or `unauthenticated`.
 */
async function requireOpen({ auth }: Route, ctx: Context, req: Request): Promise<void> {
  const { id, sid } = req.params;
  if (auth !== 'onboarding' || typeof id !== 'string' || typeof sid !== 'string') return;
  const linkToken = req.get('X-Onboarding-Token') ?? null;
  requireUnconnectedOrOwn(await openOnboarding(ctx, { workflowId: id, supplierId: sid, linkToken }));
}
