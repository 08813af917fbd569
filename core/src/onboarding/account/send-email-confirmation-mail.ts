import { DomainError } from '@homologa/domain/errors/domain-error';
import { EMAIL_CODE_MINUTES } from '@homologa/domain/onboarding/limits';
import { supplierMailLocale } from '@homologa/domain/onboarding/supplier-mail-locale';
import { createElement } from 'react';
import type { Context } from '../../kernel/context';
import { lockRow } from '../../kernel/database/lock-rows';
import { hashSecret, newId, newSixDigitCode } from '../../kernel/ids';
import { cidOf, loadLogoImage } from '../../mail/inline-images';
import { oneLine, renderMail } from '../../mail/render-mail';
import type { SupplierMailInput } from '../../suppliers/invitations/invitee.queries';
import { clientNameOf, type Invitee, loadInvitee, mayBeWrittenTo } from '../../suppliers/invitations/invitee.queries';
import { EmailConfirmationMail } from './EmailConfirmationMail';
import { EMAIL_CONFIRMATION_TEXTS } from './email-confirmation.texts';

/**
 * Mails a six-digit code to a self-registered supplier, without a name, because the address is unverified. The code is
 * generated here, replaces earlier codes and is stored as a hash. Delivers at least once. Throws MailError, and
 * `not_found` if the supplier was deleted.
 */
export async function sendEmailConfirmationMail(ctx: Context, input: SupplierMailInput): Promise<{ sent: boolean }> {
  const supplier = await loadInvitee(ctx, input.companyId, input.supplierId);
  const email = supplier.unconfirmedEmail;
  if (!email || !mayBeWrittenTo(supplier)) return { sent: false };
  const code = newSixDigitCode();
  const attemptId = await keepCode(ctx, supplier, email, code);
  const locale = supplierMailLocale(supplier, supplier.workflow);
  const logo = await loadLogoImage(ctx, supplier.workflow.logoKey);
  const mail = await renderMail(
    EMAIL_CONFIRMATION_TEXTS[locale].subject(code),
    createElement(EmailConfirmationMail, {
      locale,
      brand: ctx.config.brand,
      logo: cidOf(logo),
      client: oneLine(clientNameOf(supplier)),
      code,
      url: confirmationUrl(ctx, supplier.workflowId, { attemptId, email, code }),
      minutes: EMAIL_CODE_MINUTES,
    }),
  );
  await ctx.mail.send({
    ...mail,
    isSecurity: true,
    messageId: input.messageId,
    to: [email],
    images: logo ? [logo] : [],
  });
  return { sent: true };
}

/** The code is in the URL's fragment, which browsers never send to a server. */
function confirmationUrl(
  ctx: Context,
  workflowId: string,
  { attemptId, email, code }: { attemptId: string; email: string; code: string },
): string {
  const query = new URLSearchParams({ step: 'account_connection', email, attempt: attemptId });
  return `${ctx.config.publicUrl}/onboarding/${workflowId}?${query.toString()}#code=${code}`;
}

async function keepCode(ctx: Context, { id, companyId }: Invitee, email: string, code: string): Promise<string> {
  const createdAt = ctx.now();
  const mailed = {
    codeHash: hashSecret(code),
    expiresAt: new Date(createdAt.getTime() + EMAIL_CODE_MINUTES * 60_000),
  };
  return ctx.db.tenant(companyId, async (tx) => {
    // Takes the same lock as the code that inserts a confirmation attempt. A concurrent attempt either exists already
    // and gets this code, or is inserted later and copies it.
    if (!(await lockRow(tx, 'Supplier', companyId, id))) throw new DomainError('not_found');
    const waiting = { supplierId: id, companyId, email, confirmedAt: null };
    await tx.emailConfirmation.updateMany({ where: waiting, data: mailed });
    // An attempt that nobody but the reader of the mail knows: guesses of a stranger cannot use up its own.
    const attemptId = newId();
    await tx.emailConfirmation.create({
      data: { id: attemptId, companyId, supplierId: id, email, ...mailed, failures: 0, createdAt },
      select: { id: true },
    });
    return attemptId;
  });
}
