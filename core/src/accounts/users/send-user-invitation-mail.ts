import { INVITATION_LINK_DAYS } from '@homologa/domain/accounts/limits';
import { type Locale, matchLocale } from '@homologa/domain/language/locales';
import { preferredLanguage } from '@homologa/domain/language/preferred-language';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { newSecret } from '../../kernel/ids';
import { cidOf, loadCompanyLogoImage } from '../../mail/inline-images';
import { personMailLocale } from '../../mail/mail-locale';
import { oneLine, renderMail } from '../../mail/render-mail';
import { UserInvitationMail } from './UserInvitationMail';
import { USER_INVITATION_TEXTS } from './user-invitation.texts';

interface UserInvitationInput {
  membershipId: string;
  passwordResetId: string | null;
  messageId: string;
}

const INVITED = {
  invitedName: true,
  invitedLocale: true,
  invitedById: true,
  company: { select: { name: true, legalName: true } },
  companyId: true,
  user: { select: { email: true, preferences: true } },
} as const;

/**
 * Mails an invitation to a company, unless it was accepted or withdrawn. The link's secret is generated per attempt and
 * stored as a hash, so only the newest mail's link works. Delivers at least once. Throws MailError.
 */
export async function sendUserInvitationMail(ctx: Context, input: UserInvitationInput): Promise<{ sent: boolean }> {
  const invited = await ctx.db.read.membership.findFirst({
    where: { id: input.membershipId, joinedAt: null, deactivatedAt: null, user: { active: true } },
    select: INVITED,
  });
  const url = invited && (await addressOf(ctx, input.passwordResetId));
  if (!invited || !url) return { sent: false };
  const inviter = invited.invitedById
    ? await ctx.db.read.user.findUnique({ where: { id: invited.invitedById }, select: { name: true } })
    : null;
  const locale = localeOf(invited);
  const { brand } = ctx.config;
  const names = {
    brand: oneLine(brand.name),
    company: oneLine(invited.company.name || invited.company.legalName),
    inviter: inviter ? oneLine(inviter.name) : null,
    person: oneLine(invited.invitedName ?? ''),
  };
  const logo = await loadCompanyLogoImage(ctx, invited.companyId);
  const mail = await renderMail(
    USER_INVITATION_TEXTS[locale].subject(names),
    createElement(UserInvitationMail, {
      locale,
      brand,
      logo: cidOf(logo),
      names,
      url,
      linkDays: input.passwordResetId ? INVITATION_LINK_DAYS : null,
    }),
  );
  await ctx.mail.send({
    ...mail,
    isOwed: true,
    messageId: input.messageId,
    to: [invited.user.email],
    images: logo ? [logo] : [],
  });
  return { sent: true };
}

async function addressOf(ctx: Context, passwordResetId: string | null): Promise<string | null> {
  const { publicUrl } = ctx.config;
  if (!passwordResetId) return `${publicUrl}/invitations`;
  const { token, hash } = newSecret();
  const { count } = await ctx.db.system((tx) =>
    tx.passwordReset.updateMany({
      where: { id: passwordResetId, usedAt: null, expiresAt: { gt: ctx.now() } },
      data: { tokenHash: hash },
    }),
  );
  return count === 0 ? null : `${publicUrl}/change-password?${new URLSearchParams({ token }).toString()}`;
}

const localeOf = (invited: { invitedLocale: string | null; user: { preferences: unknown } }): Locale => {
  const hasChosen = preferredLanguage(invited.user.preferences) !== null;
  return (hasChosen ? null : matchLocale(invited.invitedLocale)) ?? personMailLocale(invited.user.preferences);
};
