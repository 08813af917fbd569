import { randomBytes } from 'node:crypto';
import { eraseUser, eraseUserAddresses, eraseUserTraces, shutOutUser } from '../accounts/erase-user.steps';
import { freeFilesOfUser } from '../files/stored-files.steps';
import { deleteCapturedMails } from '../kernel/adapters/captured-mail';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { deleteRequestsOf } from '../kernel/idempotency';
import { hideSuppressed } from '../kernel/mail/suppressions';
import { hashPassword } from '../kernel/password-hashing';
import { eraseFromHandovers } from '../onboarding/erase-onboarding.steps';
import { lockSuppliers } from '../suppliers/supplier.steps';
import { erasePresence } from '../workflows/presence/erase-presence.steps';
import { eraseSupplierData } from './erase-supplier-data.steps';

/**
 * Erases a person after the desk has granted the request: account and sessions, and per onboarding the contact,
 * answers, form, send-backs and files. Kept by legal duty: the company's name, country and tax id, billing and
 * payments, status updates, the audit trail, and reports delivered to the client.
 * Runs company by company; idempotent. Returns false if the request is not granted.
 */
export async function eraseAccount(ctx: Context, requestId: string): Promise<{ erased: boolean }> {
  const request = await ctx.db.read.privacyRequest.findFirst({
    where: { id: requestId, kind: 'erasure', status: 'running' },
    select: { userId: true, decidedAt: true, user: { select: { email: true } } },
  });
  if (!request) return { erased: false };
  const { userId, user } = request;
  await shutOut(ctx, userId);
  const suppliers = await ctx.db.read.supplier.findMany({
    where: { accountId: userId },
    select: { id: true, companyId: true, emails: true },
    orderBy: { id: 'asc' },
  });
  for (const { id, companyId, emails } of suppliers) {
    // Before the contact is erased: nothing tells the invited addresses afterwards. Only the system role may do it.
    await ctx.db.system((tx) => hideSuppressed(tx, ctx.config.suppressionSeeds, emails));
    await ctx.db.tenant(companyId, async (tx) => {
      await lockSuppliers(tx, companyId, [id]);
      await eraseSupplierData(ctx, tx, { id, companyId });
      await audit(ctx, tx, { companyId, action: 'privacy.erase_onboarding', objectType: 'supplier', objectId: id });
    });
  }
  await eraseUserAddresses(ctx, userId);
  await erasePerson(ctx, { requestId, userId, email: user.email, decidedAt: request.decidedAt ?? ctx.now() });
  return { erased: true };
}

/**
 * Ends the account's access first, so that the person cannot enter data or connect another onboarding during the
 * erasure.
 */
const shutOut = (ctx: Context, userId: string): Promise<void> =>
  ctx.db.system(async (tx) => {
    await shutOutUser(tx, userId);
  });

async function erasePerson(
  ctx: Context,
  person: { requestId: string; userId: string; email: string; decidedAt: Date },
): Promise<void> {
  const { requestId, userId, email, decidedAt } = person;
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  await ctx.db.system(async (tx) => {
    const emails = [email, ...(await findPreviousEmails(tx, userId))];
    await eraseUserTraces(tx, userId);
    await erasePresence(tx, userId);
    await eraseFromHandovers(tx, { userId, emails });
    await deleteRequestsOf(tx, userId);
    await hideSuppressed(tx, ctx.config.suppressionSeeds, emails);
    for (const to of emails) await deleteCapturedMails(tx, { to, before: decidedAt });
    // Must precede the deletion of files. A concurrent data copy has then either stored its file, which is deleted with
    // the other files, or aborts.
    await tx.privacyRequest.updateMany({
      where: { userId, kind: 'access', status: { in: ['open', 'running'] } },
      data: { status: 'failed' },
    });
    await freeFilesOfUser(ctx, tx, userId);
    await eraseUser(tx, userId, passwordHash);
    await tx.privacyRequest.updateMany({ where: { userId }, data: { note: '' } });
    await tx.privacyRequest.updateMany({ where: { id: requestId, status: 'running' }, data: { status: 'done' } });
    await audit(ctx, tx, { companyId: null, action: 'privacy.erase_account', objectType: 'user', objectId: userId });
  });
}

/** E-mails that the account had lately. One that was only wanted may be a stranger's. */
async function findPreviousEmails(tx: Tx, userId: string): Promise<string[]> {
  const changes = await tx.emailChange.findMany({ where: { userId }, select: { previousEmail: true } });
  return changes.flatMap(({ previousEmail }) => previousEmail ?? []);
}
