import { type ErasedCaller, eraseAddresses } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { deleteUnsubscribeLinks } from '../mail/unsubscribe-link.steps';
import { forgetDevices } from './credentials/known-devices.steps';
import { clearFactors } from './second-factor/factor.steps';

export async function shutOutUser(tx: Tx, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { active: false }, select: { id: true } });
  await deleteSessions(tx, userId);
}

export async function eraseUserTraces(tx: Tx, userId: string): Promise<void> {
  await deleteSessions(tx, userId);
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.loginCode.deleteMany({ where: { userId } });
  await tx.emailChange.deleteMany({ where: { userId } });
  await clearFactors(tx, userId);
  await deleteUnsubscribeLinks(tx, userId);
  await forgetDevices(tx, userId);
  await tx.consentRecord.updateMany({ where: { userId }, data: { ip: null } });
  await eraseAddresses(tx, await findCaller(tx, userId));
  await tx.membership.updateMany({ where: { userId }, data: { invitedName: null } });
}

const ADDRESSES_AT_ONCE = 1_000;

/**
 * Erases the addresses of a person's calls from the trails of all companies, before `eraseUserTraces`: each batch in its
 * own transaction, because years of calls would not fit into the time of one. Idempotent.
 */
export async function eraseUserAddresses(ctx: Context, userId: string, atOnce = ADDRESSES_AT_ONCE): Promise<void> {
  const caller = await findCaller(ctx.db.read, userId);
  for (;;) {
    const { erased } = await ctx.db.system((tx) => eraseAddresses(tx, caller, atOnce));
    if (erased === 0) return;
  }
}

async function findCaller(db: { supplier: Pick<Tx['supplier'], 'findMany'> }, userId: string): Promise<ErasedCaller> {
  const suppliers = await db.supplier.findMany({ where: { accountId: userId }, select: { id: true } });
  return { userId, supplierIds: suppliers.map(({ id }) => id) };
}

/** Erases a user's personal data but keeps the row, because other tables refer to it. */
export async function eraseUser(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.user.update({
    where: { id: userId },
    data: {
      name: '',
      email: `${userId}@erased.invalid`,
      phone: null,
      title: null,
      country: null,
      imageFileId: null,
      preferences: {},
      active: false,
      passwordHash,
    },
    select: { id: true },
  });
}

const deleteSessions = (tx: Tx, userId: string): Promise<unknown> => tx.session.deleteMany({ where: { userId } });
