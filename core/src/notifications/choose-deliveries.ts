import { RulesBrokenError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import {
  type NotificationDelivery,
  type NotificationKind,
  notificationKindsFor,
} from '@homologa/domain/notifications/notification-kinds';
import { audit } from '../kernel/audit';
import { requireNotActingAsOther, requireUser } from '../kernel/authorize';
import type { Context } from '../kernel/context';

/**
 * Sets the delivery of the given notification kinds; other kinds keep their setting. Throws `invalid_input` for a kind
 * that the user never receives, `not_while_logged_in_as`.
 */
export async function chooseDeliveries(
  ctx: Context,
  choices: readonly { kind: NotificationKind; delivery: NotificationDelivery }[],
): Promise<void> {
  const user = requireUser(ctx.actor);
  const { userId } = user;
  requireNotActingAsOther(ctx.actor);
  const known = notificationKindsFor(user);
  const broken = choices.flatMap(({ kind }, index) =>
    known.includes(kind) ? [] : [violation('invalid_input', `choices.${index}.kind`, { index })],
  );
  if (broken.length > 0) throw new RulesBrokenError(broken);
  await ctx.db.system(async (tx) => {
    for (const { kind, delivery } of choices) {
      await tx.notificationChoice.upsert({
        where: { userId_kind: { userId, kind } },
        create: { userId, kind, delivery },
        update: { delivery },
        select: { kind: true },
      });
    }
    await audit(ctx, tx, {
      companyId: null,
      action: 'account.choose_notifications',
      objectType: 'user',
      objectId: userId,
      facts: { kinds: choices.map(({ kind }) => kind) },
    });
  });
}
