import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { Job } from '@homologa/prisma/models';
import type { Context } from '../../kernel/context';

/** Ids in the payloads of mail jobs from which the recipients follow. */
interface MailPayload {
  supplierId?: string;
  handoverId?: string;
  supplierMailId?: string;
  paymentId?: string;
  chargeId?: string;
  sendBackId?: string;
  userId?: string;
  emailChangeId?: string;
  passwordResetId?: string | null;
  loginCodeId?: string;
  membershipId?: string;
  notificationId?: string;
  /** Id of a privacy request, the only kind of request that mail jobs name. */
  requestId?: string;
}

/**
 * True if a mail job may have been sent to an address: one of its supplier, of its handover, of its account or of its
 * change of e-mail. False where the payload names nobody, or somebody who is gone. Without this check the report of one
 * mail, which anybody who got it can forge, could suppress the address of anybody.
 */
export async function isRecipient(
  ctx: Context,
  { payload, companyId }: Pick<Job, 'payload' | 'companyId'>,
  address: string,
): Promise<boolean> {
  const sent = payload as MailPayload;
  const addresses = [
    ...(await addressesOfSupplier(ctx, companyId, sent)),
    ...(await addressesOfAccount(ctx, sent)),
  ].map(normalizeEmail);
  return addresses.includes(normalizeEmail(address));
}

async function addressesOfSupplier(ctx: Context, companyId: string | null, sent: MailPayload): Promise<string[]> {
  if (companyId === null) return [];
  const { handoverId, supplierMailId, paymentId, chargeId, sendBackId } = sent;
  const select = { supplierId: true } as const;
  const of = (id: string) => ({ where: { id, companyId }, select });
  const handover = handoverId
    ? await ctx.db.read.handover.findFirst({
        where: { id: handoverId, companyId },
        select: { supplierId: true, email: true, formerEmails: true },
      })
    : null;
  const about =
    handover ??
    (supplierMailId ? await ctx.db.read.supplierMail.findFirst(of(supplierMailId)) : null) ??
    (paymentId ? await ctx.db.read.payment.findFirst(of(paymentId)) : null) ??
    (chargeId ? await ctx.db.read.charge.findFirst(of(chargeId)) : null) ??
    (sendBackId ? await ctx.db.read.sendBack.findFirst(of(sendBackId)) : null);
  const supplierId = sent.supplierId ?? about?.supplierId;
  if (!supplierId) return [];
  const supplier = await ctx.db.read.supplier.findFirst({
    where: { id: supplierId, companyId },
    select: { emails: true, unconfirmedEmail: true, account: { select: { email: true } } },
  });
  return [
    ...(supplier?.emails ?? []),
    supplier?.unconfirmedEmail,
    supplier?.account?.email,
    handover?.email,
    ...(handover?.formerEmails ?? []),
  ].filter((email) => typeof email === 'string');
}

async function addressesOfAccount(ctx: Context, sent: MailPayload): Promise<string[]> {
  const { userId, emailChangeId, passwordResetId, loginCodeId, membershipId, notificationId, requestId } = sent;
  const of = (id: string) => ({ where: { id }, select: { user: { select: { email: true } } } }) as const;
  const user = userId ? await ctx.db.read.user.findUnique({ where: { id: userId }, select: { email: true } }) : null;
  const rows = [
    passwordResetId ? await ctx.db.read.passwordReset.findUnique(of(passwordResetId)) : null,
    loginCodeId ? await ctx.db.read.loginCode.findUnique(of(loginCodeId)) : null,
    membershipId ? await ctx.db.read.membership.findUnique(of(membershipId)) : null,
    notificationId ? await ctx.db.read.notification.findUnique(of(notificationId)) : null,
    requestId ? await ctx.db.read.privacyRequest.findUnique(of(requestId)) : null,
  ];
  const change = emailChangeId
    ? await ctx.db.read.emailChange.findUnique({
        where: { id: emailChangeId },
        select: { email: true, previousEmail: true },
      })
    : null;
  return [user?.email, change?.email, change?.previousEmail, ...rows.map((row) => row?.user.email)].filter(
    (email) => typeof email === 'string',
  );
}
