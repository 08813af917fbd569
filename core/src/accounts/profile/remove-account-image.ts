import { canUpdateAccount } from '@homologa/domain/accounts/account.policy';
import { freeFile } from '../../files/let-go.steps';
import { audit } from '../../kernel/audit';
import { authorize, requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

/**
 * DELETE /api/accounts/{id}/image: removes the user's own picture. Idempotent. Throws `not_found` for the account of
 * another user.
 */
export async function removeAccountImage(ctx: Context, input: { userId: string }): Promise<void> {
  const actor = requireUser(ctx.actor);
  authorize(canUpdateAccount(actor, input.userId));
  requireNotActingAsOther(ctx.actor);
  await ctx.db.system(async (tx) => {
    const { imageFileId } = await tx.user.findUniqueOrThrow({
      where: { id: actor.userId },
      select: { imageFileId: true },
    });
    if (!imageFileId) return;
    await tx.user.update({ where: { id: actor.userId }, data: { imageFileId: null }, select: { id: true } });
    await freeFile(ctx, tx, null, imageFileId);
    await audit(ctx, tx, {
      companyId: actor.membership?.companyId ?? null,
      action: 'account.remove_image',
      objectType: 'user',
      objectId: actor.userId,
    });
  });
}
