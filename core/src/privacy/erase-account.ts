import { randomBytes } from 'node:crypto';
import { forgetDevices } from '../accounts/credentials/known-devices.steps';
import { enqueueRemoval, freedAt, freeFiles } from '../files/let-go.steps';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { hashPassword } from '../kernel/password-hashing';
import { endOpenPages } from '../payments/online/open-pages.steps';
import { endOrdersOf } from '../reports/gateway-orders.steps';
import { eraseSendBacks } from '../send-backs/erase-send-backs.steps';
import { eraseContact } from '../supplier-record/own-part.steps';
import { lockSuppliers } from '../suppliers/supplier.steps';

/** Billing data required for invoices; the person's data are erased. */
const KEPT_BILLING = ['company_name', 'tax_id_type', 'tax_id', 'address', 'postal_code', 'city', 'state'] as const;

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
    select: { id: true, companyId: true },
    orderBy: { id: 'asc' },
  });
  for (const { id, companyId } of suppliers) {
    await ctx.db.tenant(companyId, (tx) => eraseOnboarding(ctx, tx, { id, companyId }));
  }
  await erasePerson(ctx, { requestId, userId, email: user.email, decidedAt: request.decidedAt ?? ctx.now() });
  return { erased: true };
}

/** Runs first, so that the person cannot enter data again or connect another onboarding during the erasure. */
const shutOut = (ctx: Context, userId: string): Promise<void> =>
  ctx.db.system(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { active: false }, select: { id: true } });
    await tx.session.deleteMany({ where: { userId } });
  });

async function erasePerson(
  ctx: Context,
  person: { requestId: string; userId: string; email: string; decidedAt: Date },
): Promise<void> {
  const { requestId, userId, email, decidedAt } = person;
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  await ctx.db.system(async (tx) => {
    await tx.session.deleteMany({ where: { userId } });
    await tx.passwordReset.deleteMany({ where: { userId } });
    await forgetDevices(tx, userId);
    await tx.idempotentRequest.deleteMany({ where: { userId } });
    await tx.consentRecord.updateMany({ where: { userId }, data: { ip: null } });
    await tx.membership.updateMany({ where: { userId }, data: { invitedName: null } });
    // Keeps the mail about the erasure itself, if mails are captured.
    await tx.capturedMail.deleteMany({ where: { to: { has: email }, createdAt: { lt: decidedAt } } });
    // Before the files: a concurrent data copy either has stored its file, which is deleted with the others, or aborts.
    await tx.privacyRequest.updateMany({
      where: { userId, kind: 'access', status: { in: ['open', 'running'] } },
      data: { status: 'failed' },
    });
    const freed = await tx.storedFile.updateManyAndReturn({
      where: { createdById: userId, companyId: null, orphanedAt: null },
      data: { orphanedAt: freedAt(ctx) },
      select: { id: true },
    });
    await enqueueRemoval(
      ctx,
      tx,
      null,
      freed.map(({ id }) => id),
    );
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
    await tx.privacyRequest.updateMany({ where: { userId }, data: { note: '' } });
    await tx.privacyRequest.updateMany({ where: { id: requestId, status: 'running' }, data: { status: 'done' } });
    await audit(ctx, tx, { companyId: null, action: 'privacy.erase_account', objectType: 'user', objectId: userId });
  });
}

async function eraseOnboarding(ctx: Context, tx: Tx, supplier: { id: string; companyId: string }): Promise<void> {
  const { id: supplierId, companyId } = supplier;
  const ofSupplier = { supplierId, companyId };
  const now = ctx.now();
  // Waits for concurrent calls of the supplier.
  await lockSuppliers(tx, companyId, [supplierId]);
  const answers = await tx.answer.findMany({ where: ofSupplier, select: { fileId: true } });
  const forms = await tx.birRequest.findMany({
    where: ofSupplier,
    select: { id: true, company: true, billingGeneral: true, files: { select: { fileId: true } } },
  });
  const fileIds = [...answers, ...forms.flatMap(({ files }) => files)].flatMap(({ fileId }) => fileId ?? []);
  await tx.answer.deleteMany({ where: ofSupplier });
  for (const form of forms) {
    await tx.birRequestFile.deleteMany({ where: { birRequestId: form.id, companyId } });
    await tx.birRequest.update({
      where: { id: form.id, companyId },
      data: {
        company: pickFields(form.company, ['company_name']),
        form: {},
        billingGeneral: pickFields(form.billingGeneral, KEPT_BILLING),
        billingPayment: {},
      },
      select: { id: true },
    });
  }
  const sentBack = await eraseSendBacks(ctx, tx, ofSupplier);
  await freeFiles(ctx, tx, companyId, [...new Set([...fileIds, ...sentBack])]);
  // Payments made are kept; open payment pages are closed.
  await endOpenPages(ctx, tx, ofSupplier);
  await endOrdersOf(ctx, tx, ofSupplier);
  await tx.payment.updateMany({ where: ofSupplier, data: { email: '', uri: null } });
  await tx.emailConfirmation.deleteMany({ where: ofSupplier });
  await tx.onboardingLink.updateMany({ where: { ...ofSupplier, revokedAt: null }, data: { revokedAt: now } });
  await tx.callLog.updateMany({
    where: { companyId, request: { supplierId } },
    data: { number: '', note: '' },
  });
  await eraseContact(ctx, tx, supplier);
  await audit(ctx, tx, { companyId, action: 'privacy.erase_onboarding', objectType: 'supplier', objectId: supplierId });
}

function pickFields(value: unknown, fields: readonly string[]): Record<string, string> {
  const known = (value ?? {}) as Record<string, unknown>;
  const texts: Record<string, string> = {};
  for (const field of fields) {
    const text = known[field];
    if (typeof text === 'string') texts[field] = text;
  }
  return texts;
}
