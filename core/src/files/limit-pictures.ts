import type { Actor } from '@homologa/domain/identity/actor';
import { PICTURES_PER_PERSON, PICTURES_WINDOW_SECONDS } from '@homologa/domain/wire/picture-limits';
import type { Context } from '../kernel/context';
import type { TurnOwner } from '../kernel/limits/turns';

/** Whose turn the decoding of a picture is: the holder of a mailed link is its supplier, and not everybody with a link. */
export function pictureOwner(actor: Actor): TurnOwner {
  if (actor.kind === 'user') return { companyId: actor.membership?.companyId ?? null, caller: actor.userId };
  if (actor.kind === 'link') return { companyId: actor.companyId, caller: actor.supplierId };
  return { companyId: actor.kind === 'system' ? (actor.companyId ?? null) : null, caller: actor.kind };
}

/** Counts a picture upload of the actor. Throws `rate_limited`. */
export const limitPictures = (ctx: Context): Promise<number> =>
  ctx.limits.consume(
    { name: 'pictures', points: PICTURES_PER_PERSON, seconds: PICTURES_WINDOW_SECONDS },
    pictureOwner(ctx.actor).caller,
  );
