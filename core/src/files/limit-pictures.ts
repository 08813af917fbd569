import { PICTURES_PER_PERSON, PICTURES_WINDOW_SECONDS } from '@homologa/domain/wire/picture-limits';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';

/** Counts a picture upload of the actor. Throws `rate_limited`. */
export const limitPictures = (ctx: Context): Promise<number> =>
  ctx.limits.consume(
    { name: 'pictures', points: PICTURES_PER_PERSON, seconds: PICTURES_WINDOW_SECONDS },
    actorIdOf(ctx.actor) ?? ctx.actor.kind,
  );
