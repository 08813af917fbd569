import { randomBytes } from 'node:crypto';
import { eraseUser, eraseUserAddresses, eraseUserTraces, shutOutUser } from '../accounts/erase-user.steps';
import { eraseForms } from '../bir-requests/erase-form.steps';
import { eraseChecks } from '../compliance/erase-checks.steps';
import { eraseCalls } from '../desk/calls/erase-calls.steps';
import { freeFiles } from '../files/let-go.steps';
import { freeFilesOfUser } from '../files/stored-files.steps';
import { expireUploads } from '../files/uploads/partial-uploads.steps';
import { deleteCapturedMails } from '../kernel/adapters/captured-mail';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { deleteRequestsOf } from '../kernel/idempotency';
import { hideSuppressed } from '../kernel/mail/suppressions';
import { hashPassword } from '../kernel/password-hashing';
import { eraseAnswers, eraseFromHandovers } from '../onboarding/erase-onboarding.steps';
import { endOpenPages, erasePayers } from '../payments/online/open-pages.steps';
import { endOrdersOf } from '../reports/gateway-orders.steps';
import { eraseUndelivered } from '../reports/request-columns.steps';
import { eraseSendBacks } from '../send-backs/erase-send-backs.steps';
import { eraseContact } from '../supplier-record/own-part.steps';
import { eraseAnswerReviews } from '../suppliers/answer-reviews.steps';
import { revokeLinks } from '../suppliers/invitations/onboarding-link.steps';
import { lockSuppliers } from '../suppliers/supplier.steps';
import { erasePresence } from '../workflows/presence/erase-presence.steps';

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
    await ctx.db.tenant(companyId, (tx) => eraseOnboarding(ctx, tx, { id, companyId }));
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

async function eraseOnboarding(ctx: Context, tx: Tx, supplier: { id: string; companyId: string }): Promise<void> {
  const { id: supplierId, companyId } = supplier;
  const ofSupplier = { supplierId, companyId };
  await lockSuppliers(tx, companyId, [supplierId]);
  await expireUploads(tx, ofSupplier);
  const answerFiles = await eraseAnswers(tx, ofSupplier);
  await eraseAnswerReviews(tx, ofSupplier);
  const formFiles = await eraseForms(tx, ofSupplier);
  const sentBack = await eraseSendBacks(ctx, tx, ofSupplier);
  await freeFiles(ctx, tx, companyId, [...new Set([...answerFiles, ...formFiles, ...sentBack])]);
  await endOpenPages(ctx, tx, ofSupplier);
  await endOrdersOf(ctx, tx, ofSupplier);
  await eraseUndelivered(tx, ofSupplier);
  await eraseChecks(tx, ofSupplier);
  await erasePayers(tx, ofSupplier);
  await revokeLinks(ctx, tx, ofSupplier);
  await eraseCalls(tx, ofSupplier);
  await eraseContact(ctx, tx, supplier);
  await audit(ctx, tx, { companyId, action: 'privacy.erase_onboarding', objectType: 'supplier', objectId: supplierId });
}
