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
}

/**
 * True if a mail job may have been sent to an address: one of its supplier, of its handover, of its user or of its
 * change of e-mail. For other jobs, which are about an account, any account's address will do. Without this check the
 * report of one mail could suppress the address of anybody.
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
  const wanted = normalizeEmail(address);
  if (addresses.length > 0 || namesPerson(sent)) return addresses.includes(wanted);
  return (await ctx.db.read.user.count({ where: { email: wanted } })) > 0;
}

/** True if the payload names whom the mail is about, so that no other account's address will do. */
const namesPerson = ({ emailChangeId: _change, ...sent }: MailPayload): boolean =>
  PERSONAL.some((key) => sent[key] !== undefined);
const PERSONAL = [
  'supplierId',
  'handoverId',
  'supplierMailId',
  'paymentId',
  'chargeId',
  'sendBackId',
  'userId',
] as const;

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

async function addressesOfAccount(ctx: Context, { userId, emailChangeId }: MailPayload): Promise<string[]> {
  const user = userId ? await ctx.db.read.user.findUnique({ where: { id: userId }, select: { email: true } }) : null;
  const change = emailChangeId
    ? await ctx.db.read.emailChange.findUnique({
        where: { id: emailChangeId },
        select: { email: true, previousEmail: true },
      })
    : null;
  return [user?.email, change?.email, change?.previousEmail].filter((email) => typeof email === 'string');
}
