import { EMAIL_CODE_MINUTES } from '@homologa/domain/onboarding/limits';
import { createElement } from 'react';
import type { Context } from '../kernel/context';
import { hashSecret, newId, newSixDigitCode } from '../kernel/ids';
import type { SupplierMailInput } from './load-invitee';
import { clientNameOf, type Invitee, loadInvitee, mayBeWrittenTo } from './load-invitee';
import { supplierMailLocale } from './mail-locale';
import { oneLine, renderMail } from './render-mail';
import { EmailConfirmationMail } from './templates/EmailConfirmationMail';
import { EMAIL_CONFIRMATION_TEXTS } from './templates/email-confirmation.texts';

/**
 * Mails a self-registered supplier its six-digit code (reference 7.7), without a name: whose address it is, is not
 * known yet. The code is made here and only its hash kept; it replaces earlier ones. At-least-once. Throws MailError,
 * and `not_found` for a supplier that is gone.
 */
export async function sendEmailConfirmationMail(ctx: Context, input: SupplierMailInput): Promise<{ sent: boolean }> {
  const supplier = await loadInvitee(ctx, input.companyId, input.supplierId);
  const email = supplier.unconfirmedEmail;
  if (!email || !mayBeWrittenTo(supplier)) return { sent: false };
  const code = newSixDigitCode();
  const locale = supplierMailLocale(supplier, supplier.workflow);
  const mail = await renderMail(
    EMAIL_CONFIRMATION_TEXTS[locale].subject(code),
    createElement(EmailConfirmationMail, {
      locale,
      brand: ctx.config.brand,
      client: oneLine(clientNameOf(supplier)),
      code,
      minutes: EMAIL_CODE_MINUTES,
    }),
  );
  await keepCode(ctx, supplier, email, code);
  await ctx.mail.send({ ...mail, messageId: input.messageId, to: [email] });
  return { sent: true };
}

/** Fills in the code of every attempt that waits for one. */
async function keepCode(ctx: Context, { id, companyId }: Invitee, email: string, code: string): Promise<void> {
  const createdAt = ctx.now();
  const mailed = {
    codeHash: hashSecret(code),
    failures: 0,
    expiresAt: new Date(createdAt.getTime() + EMAIL_CODE_MINUTES * 60_000),
  };
  await ctx.db.tenant(companyId, async (tx) => {
    // As an attempt that is being written does: it either is there by now, or will see this code.
    await tx.$queryRaw`
      SELECT 1 FROM "Supplier" WHERE "id" = ${id}::uuid AND "companyId" = ${companyId}::uuid FOR UPDATE`;
    const { count } = await tx.emailConfirmation.updateMany({
      where: { supplierId: id, companyId, email, confirmedAt: null },
      data: mailed,
    });
    if (count > 0) return;
    await tx.emailConfirmation.create({
      data: { id: newId(), companyId, supplierId: id, email, ...mailed, createdAt },
      select: { id: true },
    });
  });
}
