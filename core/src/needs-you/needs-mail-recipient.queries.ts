import { findCountry } from '@homologa/domain/countries/find-country';
import type { Locale } from '@homologa/domain/language/locales';
import { formatNumber, numberLocale } from '@homologa/domain/language/number-locale';
import type { Context } from '../kernel/context';
import { personMailLocale } from '../mail/mail-locale';
import { oneLine } from '../mail/render-mail';

interface Recipient {
  email: string;
  name: string;
  company: string;
  locale: Locale;
  format: (value: number) => string;
  /** Returns the URL of a console page that opens in this company. */
  addressOf: (page: string) => string;
}

/**
 * Finds the recipient of a mail about pending work; null if the member has left, the company is deactivated or the
 * member has switched these mails off.
 */
export async function findRecipient(ctx: Context, companyId: string, userId: string): Promise<Recipient | null> {
  const isActive = { active: true, company: { deactivatedAt: null } };
  const choice = await ctx.db.read.needsMail.findFirst({
    where: {
      companyId,
      userId,
      rhythm: { not: 'off' },
      user: { active: true, memberships: { some: { companyId, ...isActive } } },
    },
    select: {
      company: { select: { name: true, legalName: true, country: true } },
      user: {
        select: { email: true, name: true, preferences: true, memberships: { where: isActive, select: { id: true } } },
      },
    },
  });
  if (!choice) return null;
  const { company, user } = choice;
  const locale = personMailLocale(user.preferences);
  const tag = numberLocale(locale, findCountry(company.country ?? '')?.alpha2 ?? null);
  return {
    email: user.email,
    name: oneLine(user.name),
    company: oneLine(company.name || company.legalName),
    locale,
    format: (value) => formatNumber(value, tag),
    addressOf(page) {
      const url = new URL(page, ctx.config.publicUrl);
      // The console opens a user's only company by itself, so the URL needs no parameter for users with a single
      // company.
      if (user.memberships.length > 1) url.searchParams.set('company', companyId);
      return url.href;
    },
  };
}
