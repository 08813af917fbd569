import type { Locale } from '@homologa/domain/language/locales';
import type { CallTime } from '@homologa/domain/suppliers/receipts/receipt';
import type { Supplier } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

type SupplierKey = Pick<Supplier, 'id' | 'companyId'>;

export async function confirmSupplierEmail(ctx: Context, tx: Tx, { id, companyId }: SupplierKey): Promise<void> {
  await tx.supplier.update({
    where: { id, companyId },
    data: { unconfirmedEmail: null, modifiedAt: ctx.now() },
    select: { id: true },
  });
}

export async function connectSupplier(
  ctx: Context,
  tx: Tx,
  { id, companyId }: SupplierKey,
  account: { userId: string; phone: string; locale: Locale | null },
): Promise<void> {
  const accountConnectedAt = ctx.now();
  await tx.supplier.update({
    where: { id, companyId },
    data: {
      accountId: account.userId,
      accountPhone: account.phone,
      ...(account.locale ? { locale: account.locale } : {}),
      accountConnectedAt,
      modifiedAt: accountConnectedAt,
    },
    select: { id: true },
  });
}

/**
 * Makes a colleague the only invited person of a supplier, without an account. The former person's phone is removed:
 * the colleague gives the own one.
 */
export async function handOverSupplier(
  ctx: Context,
  tx: Tx,
  { id, companyId }: SupplierKey,
  colleague: { fullName: string; email: string },
): Promise<void> {
  await tx.supplier.update({
    where: { id, companyId },
    data: {
      fullName: colleague.fullName,
      emails: [colleague.email],
      phone: '',
      accountId: null,
      accountPhone: null,
      accountConnectedAt: null,
      callTime: null,
      modifiedAt: ctx.now(),
    },
    select: { id: true },
  });
}

export async function setSupplierLanguage(
  ctx: Context,
  tx: Tx,
  { id, companyId }: SupplierKey,
  locale: Locale,
): Promise<boolean> {
  const { count } = await tx.supplier.updateMany({
    where: { id, companyId, OR: [{ locale: null }, { locale: { not: locale } }] },
    data: { locale, modifiedAt: ctx.now() },
  });
  return count > 0;
}

export async function setSupplierPhone(
  ctx: Context,
  tx: Tx,
  { id, companyId }: SupplierKey,
  accountPhone: string | null,
): Promise<void> {
  await tx.supplier.update({
    where: { id, companyId },
    data: { accountPhone, phone: accountPhone ?? '', modifiedAt: ctx.now() },
    select: { id: true },
  });
}

/** Returns false if the call time is unchanged. */
export async function setCallTime(
  ctx: Context,
  tx: Tx,
  { id, companyId }: SupplierKey,
  callTime: CallTime,
): Promise<boolean> {
  const { count } = await tx.supplier.updateMany({
    where: { id, companyId, OR: [{ callTime: null }, { callTime: { not: callTime } }] },
    data: { callTime, modifiedAt: ctx.now() },
  });
  return count > 0;
}

export async function endConfirmationCall(ctx: Context, tx: Tx, { id, companyId }: SupplierKey): Promise<void> {
  await tx.supplier.updateMany({
    where: { id, companyId, onboardingStep: 'confirmation_call' },
    data: { onboardingStep: 'finished', finishedAt: ctx.now() },
  });
}

/**
 * Erases the contact person and the progress counts of the erased answers; the company's name, country and tax id are
 * kept. With `keepsModifiedAt` the time of the last change stays, from which retention counts the days of what is left.
 */
export async function eraseContact(
  ctx: Context,
  tx: Tx,
  { id, companyId }: SupplierKey,
  { keepsModifiedAt = false } = {},
): Promise<void> {
  await tx.supplier.update({
    where: { id, companyId },
    data: {
      fullName: '',
      emails: [],
      phone: '',
      address: '',
      shareholders: [],
      accountPhone: null,
      unconfirmedEmail: null,
      formDone: null,
      formTotal: null,
      answersDone: null,
      answersTotal: null,
      shownQuestions: [],
      ...(keepsModifiedAt ? {} : { modifiedAt: ctx.now() }),
    },
    select: { id: true },
  });
}
