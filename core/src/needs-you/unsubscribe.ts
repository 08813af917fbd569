import { DomainError } from '@homologa/domain/errors/domain-error';
import { NEEDS_MAIL_SETTING } from '@homologa/domain/needs-you/needs-mail';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { findUnsubscription } from '../mail/unsubscribe-link.steps';
import { endDigest } from '../notifications/end-digest.steps';

/**
 * POST /mail/unsubscribe: ends the kind of mail in whose header the link was (RFC 8058), without a login; idempotent.
 * Throws `not_found` for an unknown or old link.
 */
export async function unsubscribe(asker: Context, token: string): Promise<void> {
  const found = await findUnsubscription(asker, token);
  if (!found) throw new DomainError('not_found');
  const { userId, companyId } = found;
  // Without the caller's address: mail programs of anybody call the link, and an entry of the system has no caller.
  const { address: _address, ...rest } = asker;
  const ctx: Context = { ...rest, actor: { kind: 'system', name: 'mail.unsubscribe' } };
  const user = { objectType: 'user', objectId: userId } as const;
  await ctx.db.system(async (tx) => {
    if (found.kind === 'digest') {
      const kinds = await endDigest(tx, { userId, ...found.user });
      if (kinds.length === 0) return;
      await audit(ctx, tx, { companyId: null, action: 'account.choose_notifications', ...user, facts: { kinds } });
      return;
    }
    if (companyId === null) return;
    const [ended] = await tx.needsMail.updateManyAndReturn({
      where: { userId, companyId, rhythm: { not: 'off' } },
      data: { rhythm: 'off' },
      select: { userId: true },
    });
    if (ended) await audit(ctx, tx, { companyId, action: 'account.choose_needs_mail', ...user, facts: { to: 'off' } });
  });
}

/** Page for a person who opens the link: it asks for the setting, because opening an address must change nothing. */
export const unsubscribePage = (ctx: Context): string => `${ctx.config.publicUrl}${NEEDS_MAIL_SETTING}`;
