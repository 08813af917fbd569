import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { newSecret } from '../../kernel/ids';
import { personMailLocale } from '../../mail/mail-locale';
import { oneLine, renderMail } from '../../mail/render-mail';
import { PasswordResetMail } from './PasswordResetMail';
import { PASSWORD_RESET_TEXTS } from './password-reset.texts';

/**
 * Query parameters for suppliers' accounts: after the reset they continue in the process from which they asked for the
 * link, or at their home, the only pages that they can open.
 */
async function suppliersWay(ctx: Context, email: string, supplierId: string | null): Promise<Record<string, string>> {
  const process = supplierId
    ? await ctx.db.read.supplier.findUnique({ where: { id: supplierId }, select: { id: true, workflowId: true } })
    : null;
  return {
    next: 'onboarding',
    email,
    ...(process ? { workflow: process.workflowId, supplier: process.id } : {}),
  };
}

/**
 * Mails a password reset link. The secret is generated per attempt and only its hash is stored, so only the link of the
 * newest mail works. Delivers at least once. Throws MailError.
 */
export async function sendPasswordResetMail(
  ctx: Context,
  input: { passwordResetId: string; messageId: string },
): Promise<{ sent: boolean }> {
  const now = ctx.now();
  const reset = await ctx.db.read.passwordReset.findFirst({
    where: { id: input.passwordResetId, usedAt: null, expiresAt: { gt: now }, user: { active: true } },
    select: {
      expiresAt: true,
      supplierId: true,
      user: {
        select: {
          email: true,
          name: true,
          preferences: true,
          accountRole: true,
          memberships: { select: { companyId: true }, take: 1 },
        },
      },
    },
  });
  if (!reset) return { sent: false };
  const { token, hash } = newSecret();
  const { count } = await ctx.db.system((tx) =>
    tx.passwordReset.updateMany({
      where: { id: input.passwordResetId, usedAt: null },
      data: { tokenHash: hash },
    }),
  );
  if (count === 0) return { sent: false };
  const locale = personMailLocale(reset.user.preferences);
  const { brand, publicUrl } = ctx.config;
  const isSupplier = reset.user.accountRole === 'user' && reset.user.memberships.length === 0;
  const way = isSupplier ? await suppliersWay(ctx, reset.user.email, reset.supplierId) : {};
  const mail = await renderMail(
    PASSWORD_RESET_TEXTS[locale].subject(oneLine(brand.name)),
    createElement(PasswordResetMail, {
      locale,
      brand,
      // Suppliers' names are omitted: anyone can register an address with any name.
      person: isSupplier ? '' : oneLine(reset.user.name),
      url: `${publicUrl}/change-password?${new URLSearchParams({ token, ...way }).toString()}`,
      minutes: Math.max(1, Math.round((reset.expiresAt.getTime() - now.getTime()) / 60_000)),
    }),
  );
  await ctx.mail.send({ ...mail, isSecurity: true, messageId: input.messageId, to: [reset.user.email] });
  return { sent: true };
}
