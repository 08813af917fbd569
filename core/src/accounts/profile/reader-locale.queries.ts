import { DEFAULT_LOCALE, type Locale, matchLocale } from '@homologa/domain/language/locales';
import { preferredLanguage } from '@homologa/domain/language/preferred-language';
import { requireUser } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

/** Returns the language of the user's settings, otherwise the language of the request (`spoken`), otherwise English. */
export async function readerLocale(ctx: Context, spoken: string | null): Promise<Locale> {
  const { userId } = requireUser(ctx.actor);
  const user = await ctx.db.read.user.findUnique({ where: { id: userId }, select: { preferences: true } });
  return matchLocale(preferredLanguage(user?.preferences)) ?? matchLocale(spoken) ?? DEFAULT_LOCALE;
}
