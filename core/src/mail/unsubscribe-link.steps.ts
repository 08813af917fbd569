import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { hashSecret, newSecret } from '../kernel/ids';

/** Kinds of mails that their recipient may end with one click. */
export const OPTIONAL_MAILS = ['needs', 'digest'] as const;
type OptionalMail = (typeof OPTIONAL_MAILS)[number];

interface Unsubscription {
  userId: string;
  kind: OptionalMail;
  companyId: string | null;
}

/**
 * Inserts a one-click link and returns its URL, for `unsubscribeUrl` of a mail. The link only switches this kind of mail
 * off, so it needs no login; the database stores the hash of its secret.
 */
export async function openUnsubscribeLink(ctx: Context, unsubscription: Unsubscription): Promise<string> {
  const { token, hash } = newSecret();
  const data = { tokenHash: hash, ...unsubscription, createdAt: ctx.now() };
  await ctx.db.system((tx) => tx.mailUnsubscription.create({ data, select: { kind: true } }));
  return `${ctx.config.publicUrl}/mail/unsubscribe?token=${token}`;
}

/**
 * Sends a mail with a one-click link of its own. Deletes the link if the mail is not sent, because each attempt makes
 * another one: a mail that is retried for days would leave hundreds.
 */
export async function withUnsubscribeLink(
  ctx: Context,
  unsubscription: Unsubscription,
  send: (unsubscribeUrl: string) => Promise<void>,
): Promise<void> {
  const url = await openUnsubscribeLink(ctx, unsubscription);
  try {
    await send(url);
  } catch (error) {
    const tokenHash = hashSecret(new URL(url).searchParams.get('token') ?? '');
    await ctx.db.system((tx) => tx.mailUnsubscription.deleteMany({ where: { tokenHash } }));
    throw error;
  }
}

export const findUnsubscription = (ctx: Context, token: string) =>
  ctx.db.read.mailUnsubscription.findUnique({
    where: { tokenHash: hashSecret(token) },
    select: { userId: true, kind: true, companyId: true, user: { select: { accountRole: true, staffRoles: true } } },
  });

export const deleteUnsubscribeLinks = (tx: Tx, userId: string): Promise<unknown> =>
  tx.mailUnsubscription.deleteMany({ where: { userId } });
