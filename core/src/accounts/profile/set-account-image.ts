import { canUpdateAccount } from '@homologa/domain/accounts/account.policy';
import { storePicture } from '../../files/store-picture';
import type { Upload } from '../../files/store-upload';
import { audit } from '../../kernel/audit';
import { authorize, requireNotActingAsOther, requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

const SIZE_PX = 256;

/** PATCH /api/accounts/{id}/image: stores the user's own picture, cropped to a square and re-encoded. */
export async function setAccountImage(ctx: Context, input: { userId: string; upload: Upload | null }): Promise<void> {
  const actor = requireUser(ctx.actor);
  authorize(canUpdateAccount(actor, input.userId));
  requireNotActingAsOther(ctx.actor);
  await storePicture(
    ctx,
    input.upload,
    (picture) => picture.autoOrient().resize(SIZE_PX, SIZE_PX, { fit: 'cover' }),
    (picture) =>
      ctx.db.system(async (tx) => {
        const user = await tx.user.findUniqueOrThrow({ where: { id: actor.userId }, select: { imageFileId: true } });
        await picture.record(tx, null);
        await tx.user.update({ where: { id: actor.userId }, data: { imageFileId: picture.id }, select: { id: true } });
        if (user.imageFileId) await picture.replace(tx, null, user.imageFileId);
        await audit(ctx, tx, {
          companyId: actor.membership?.companyId ?? null,
          action: 'account.set_image',
          objectType: 'user',
          objectId: actor.userId,
        });
      }),
  );
}
