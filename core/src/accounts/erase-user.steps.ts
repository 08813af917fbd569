import { eraseAddresses } from '../kernel/audit';
import type { Tx } from '../kernel/database/database';
import { deleteUnsubscribeLinks } from '../mail/unsubscribe-link.steps';
import { forgetDevices } from './credentials/known-devices.steps';

export async function shutOutUser(tx: Tx, userId: string): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { active: false }, select: { id: true } });
  await deleteSessions(tx, userId);
}

export async function eraseUserTraces(tx: Tx, userId: string): Promise<void> {
  await deleteSessions(tx, userId);
  await tx.passwordReset.deleteMany({ where: { userId } });
  await tx.loginCode.deleteMany({ where: { userId } });
  await tx.emailChange.deleteMany({ where: { userId } });
  await deleteUnsubscribeLinks(tx, userId);
  await forgetDevices(tx, userId);
  await tx.consentRecord.updateMany({ where: { userId }, data: { ip: null } });
  const { createdAt, suppliers } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { createdAt: true, suppliers: { select: { id: true, createdAt: true } } },
  });
  const since = [createdAt, ...suppliers.map((supplier) => supplier.createdAt)];
  await eraseAddresses(tx, {
    userId,
    supplierIds: suppliers.map(({ id }) => id),
    since: new Date(Math.min(...since.map(Number))),
  });
  await tx.membership.updateMany({ where: { userId }, data: { invitedName: null } });
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
