import { createElement } from 'react';
import type { Context } from '../kernel/context';
import type { CompletionKind } from './completion-kinds';
import type { SupplierMailInput } from './load-invitee';
import { loadInvitee } from './load-invitee';
import { personMailLocale } from './mail-locale';
import { oneLine, renderMail } from './render-mail';
import { CompletionMail } from './templates/CompletionMail';
import { COMPLETION_TEXTS } from './templates/completion.texts';

/**
 * Mails one user of the client that a supplier finished, its report was delivered or it could not be located. At least
 * once; skipped if the user has left the company. Throws MailError, and `not_found` if the supplier was deleted.
 */
export async function sendCompletionMail(
  ctx: Context,
  input: SupplierMailInput & { userId: string; kind: CompletionKind },
): Promise<{ sent: boolean }> {
  const { companyId, supplierId, userId, kind } = input;
  const supplier = await loadInvitee(ctx, companyId, supplierId);
  const membership = await ctx.db.read.membership.findFirst({
    where: { userId, companyId, active: true, user: { active: true }, company: { deactivatedAt: null } },
    select: { user: { select: { email: true, name: true, preferences: true } } },
  });
  if (!membership) return { sent: false };
  const { user } = membership;
  const locale = personMailLocale(user.preferences);
  const names = {
    supplier: oneLine(supplier.companyName) || supplier.emails[0] || supplierId,
    workflow: oneLine(supplier.workflow.title),
  };
  const mail = await renderMail(
    COMPLETION_TEXTS[locale].subject[kind](names),
    createElement(CompletionMail, {
      locale,
      brand: ctx.config.brand,
      kind,
      names,
      person: oneLine(user.name),
      url: `${ctx.config.publicUrl}/workflows/${supplier.workflowId}/suppliers/${supplierId}`,
    }),
  );
  await ctx.mail.send({ ...mail, messageId: input.messageId, to: [user.email] });
  return { sent: true };
}
