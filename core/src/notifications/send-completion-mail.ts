import { DomainError } from '@homologa/domain/errors/domain-error';
import { createElement } from 'react';
import type { Context } from '../kernel/context';
import { personMailLocale } from '../mail/mail-locale';
import { oneLine, renderMail } from '../mail/render-mail';
import { CompletionMail } from './CompletionMail';
import { COMPLETION_TEXTS } from './completion.texts';
import type { CompletionKind } from './completion-kinds';
import { findReader } from './reader.queries';

/**
 * Notifies a user of the client by mail that a supplier finished, its report was delivered or it could not be located.
 * Delivers at least once; skips a user who has left the company. Throws MailError, and `not_found` if the supplier was
 * deleted.
 */
export async function sendCompletionMail(
  ctx: Context,
  input: { companyId: string; supplierId: string; userId: string; kind: CompletionKind; messageId: string },
): Promise<{ sent: boolean }> {
  const { companyId, supplierId, userId, kind } = input;
  const supplier = await ctx.db.read.supplier.findFirst({
    where: { id: supplierId, companyId },
    select: { companyName: true, emails: true, workflowId: true, workflow: { select: { title: true } } },
  });
  if (!supplier) throw new DomainError('not_found');
  const reader = await findReader(ctx, userId, companyId);
  if (!reader) return { sent: false };
  const locale = personMailLocale(reader.preferences);
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
      person: oneLine(reader.name),
      url: `${ctx.config.publicUrl}/workflows/${supplier.workflowId}/suppliers/${supplierId}`,
    }),
  );
  await ctx.mail.send({ ...mail, messageId: input.messageId, to: [reader.email] });
  return { sent: true };
}
