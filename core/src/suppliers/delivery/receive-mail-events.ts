import { createHash, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../../kernel/context';
import { applyMailEvents } from './apply-mail-events';
import { findSubscriptionUrl, type MailProvider, parseJson, parseMailEvents } from './provider-events';

interface MailEventCall {
  provider: MailProvider;
  body: Buffer;
  /** Header `Authorization`, whose Basic password is the secret, or the query's `key`. */
  authorization: string | undefined;
  key: string | undefined;
}

/**
 * POST /mail/events/{provider}: applies the bounces and complaints that a mail provider reports. Unknown kinds of events
 * and unknown mails change nothing but return normally, because providers retry errors for days. Throws `not_found` if
 * MAIL_EVENTS_SECRET is not set, `unauthenticated` for a wrong secret.
 */
export async function receiveMailEvents(asker: Context, call: MailEventCall): Promise<void> {
  const { mailEventsSecret } = asker.config;
  if (mailEventsSecret === null) throw new DomainError('not_found');
  if (!isSecret(call, mailEventsSecret)) throw new DomainError('unauthenticated');
  const ctx: Context = { ...asker, actor: { kind: 'system', name: `mail.${call.provider}` } };
  const body = parseJson(call.body.toString('utf8'));
  const subscription = findSubscriptionUrl(body);
  // Not opened by the product: whoever knows the secret could make it call any address.
  if (subscription) ctx.log.warn({ url: subscription }, 'open this address to confirm the subscription of Amazon SNS');
  await applyMailEvents(ctx, parseMailEvents(call.provider, body), 'event');
}

function isSecret({ authorization, key }: MailEventCall, secret: string): boolean {
  const basic = /^Basic\s+([\w+/=-]+)$/i.exec(authorization ?? '')?.[1];
  const password = basic
    ? Buffer.from(basic, 'base64')
        .toString('utf8')
        .replace(/^[^:]*:/, '')
    : undefined;
  return [password, key].some((given) => given !== undefined && timingSafeEqual(digestOf(given), digestOf(secret)));
}

/** Digests have one length, which a comparison in constant time requires. */
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
