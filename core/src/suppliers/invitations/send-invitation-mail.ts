import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { canAppendStatusUpdate, STATUS_UPDATES, type StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import { memberOf } from '@homologa/domain/language/member-of';
import type { InvitationError } from '@homologa/domain/suppliers/invitation-errors';
import { Prisma } from '@homologa/prisma/client';
import { auditRow, auditSql } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import { prepare, toStatement } from '../../kernel/database/statement';
import { MailError } from '../../kernel/ports/mailer';
import { statusUpdateSql } from '../supplier-history.steps';
import { buildInvitation } from './build-invitation';
import { type Invitee, mayBeWrittenTo, type SupplierMailInput } from './invitee.queries';
import { dropOnboardingLink, openOnboardingLink } from './onboarding-link.steps';

/**
 * Mails an invitation and appends the status update `email_received` once the mail server accepts it. At least once: a
 * recorded invitation is not sent again, but a crash before the record resends the same message id. Skips a supplier
 * that may no longer be mailed. Throws MailError, and `not_found` for a deleted supplier.
 */
export async function sendInvitationMail(ctx: Context, input: SupplierMailInput): Promise<{ sent: boolean }> {
  const { companyId, supplierId, messageId } = input;
  const { supplier, link } = await openOnboardingLink(ctx, companyId, supplierId);
  const isSent = supplier.invitationState === 'sent';
  if (isSent || !mayBeWrittenTo(supplier)) {
    await dropOnboardingLink(ctx, companyId, link);
    if (!isSent) await ctx.db.hot(companyId).rows(WITHDRAW(supplierId, companyId));
    return { sent: false };
  }
  try {
    await ctx.mail.send(await buildInvitation(ctx, supplier, 'invitation', link.url, messageId));
  } catch (error) {
    await dropOnboardingLink(ctx, companyId, link);
    if (error instanceof MailError && !error.permanent)
      await ctx.db.hot(companyId).rows(DELAY(supplierId, companyId, DELAYED));
    throw error;
  }
  // In production without SMTP_URL nothing was sent: leave the invitation unsent, so that it can be sent later.
  if (ctx.config.keepsMailBack) {
    await ctx.db.hot(companyId).rows(WITHDRAW(supplierId, companyId));
    return { sent: false };
  }
  await recordSent(ctx, supplier);
  return { sent: true };
}

const DELAYED: InvitationError = 'mail_delayed';

const DELAY = prepare<never>(
  `
    UPDATE "Supplier" SET "invitationError" = $3
    WHERE "id" = $1 AND "companyId" = $2 AND "invitationState" = 'queued' AND "invitationError" IS DISTINCT FROM $3`,
  'write',
);

/** Takes a supplier that may no longer be mailed out of the queue. */
const WITHDRAW = prepare<never>(
  `
    UPDATE "Supplier" SET "invitationState" = 'none', "invitationError" = NULL
    WHERE "id" = $1 AND "companyId" = $2 AND "invitationState" = 'queued'`,
  'write',
);

/**
 * Records a sent invitation. Locks the supplier's row first: if a later update was appended while the mail was sent, the
 * invitation's update is skipped to keep the order. A single statement, because it runs for each of thousands of mails.
 */
async function recordSent(ctx: Context, supplier: Invitee): Promise<void> {
  const { id, companyId, updates, lastUpdate } = supplier;
  const { type, product, reportType } = supplier.workflow;
  const traits = { type, product, reportType: memberOf(REPORT_TYPES, reportType) };
  const name = 'email_received' satisfies StatusUpdateName;
  const isNext = canAppendStatusUpdate(
    updates.map((update) => memberOf(STATUS_UPDATES, update)),
    name,
    traits,
  );
  const entry = auditRow(ctx, {
    companyId,
    action: 'supplier.mail_invitation',
    objectType: 'supplier',
    objectId: id,
    facts: { recipients: supplier.emails.length },
  });
  const sentAt = ctx.now();
  const ifNoted = Prisma.sql`WHERE EXISTS (SELECT FROM held WHERE "isNoted")`;
  const ifHeld = Prisma.sql`WHERE EXISTS (SELECT FROM held)`;
  const record = Prisma.sql`
      WITH held AS MATERIALIZED (
        SELECT "id", "companyId", ${isNext}::boolean AND "lastUpdate" IS NOT DISTINCT FROM ${lastUpdate} AS "isNoted"
        FROM "Supplier" WHERE "id" = ${id}::uuid AND "companyId" = ${companyId}::uuid FOR UPDATE
      ), sent AS (
        UPDATE "Supplier" s SET "invitationState" = 'sent', "invitationSentAt" = ${sentAt}, "invitationError" = NULL,
          "lastUpdate" = CASE WHEN held."isNoted" THEN ${name} ELSE s."lastUpdate" END,
          "modifiedAt" = CASE WHEN held."isNoted" THEN ${sentAt} ELSE s."modifiedAt" END
        FROM held WHERE s."id" = held."id" AND s."companyId" = held."companyId"
      ), noted AS (${statusUpdateSql(ctx, supplier, name, sentAt, ifNoted)}
      )
      ${auditSql(entry, ifHeld)}`;
  await ctx.db.hot(companyId).rows(toStatement(record, 'write'));
}
