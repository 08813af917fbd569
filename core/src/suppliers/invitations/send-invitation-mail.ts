import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import { canAppendStatusUpdate, STATUS_UPDATES, type StatusUpdateName } from '@homologa/domain/catalog/status-updates';
import { memberOf } from '@homologa/domain/language/member-of';
import type { InvitationError } from '@homologa/domain/suppliers/invitation-errors';
import { auditRow } from '../../kernel/audit';
import { actorIdOf } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Prepared } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { MailError } from '../../kernel/ports/mailer';
import { buildInvitation } from '../../mail/build-invitation';
import { type Invitee, mayBeWrittenTo, type SupplierMailInput } from '../../mail/load-invitee';
import { dropOnboardingLink, openOnboardingLink } from '../../mail/onboarding-link';

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
    if (!isSent) await ctx.db.tenantStatement(companyId, WITHDRAW, [supplierId, companyId]);
    return { sent: false };
  }
  try {
    await ctx.mail.send(await buildInvitation(ctx, supplier, 'invitation', link.url, messageId));
  } catch (error) {
    await dropOnboardingLink(ctx, companyId, link);
    if (error instanceof MailError && !error.permanent)
      await ctx.db.tenantStatement(companyId, DELAY, [supplierId, companyId, DELAYED]);
    throw error;
  }
  // In production without SMTP_URL nothing was sent: leave the invitation unsent, so that it can be sent later.
  if (ctx.config.keepsMailBack) {
    await ctx.db.tenantStatement(companyId, WITHDRAW, [supplierId, companyId]);
    return { sent: false };
  }
  await recordSent(ctx, supplier);
  return { sent: true };
}

const DELAYED: InvitationError = 'mail_delayed';

const DELAY: Prepared<never> = {
  name: 'invitation-delay',
  text: `
    UPDATE "Supplier" SET "invitationError" = $3
    WHERE "id" = $1 AND "companyId" = $2 AND "invitationState" = 'queued' AND "invitationError" IS DISTINCT FROM $3`,
};

/** Takes a supplier that may no longer be mailed out of the queue. */
const WITHDRAW: Prepared<never> = {
  name: 'invitation-withdraw',
  text: `
    UPDATE "Supplier" SET "invitationState" = 'none', "invitationError" = NULL
    WHERE "id" = $1 AND "companyId" = $2 AND "invitationState" = 'queued'`,
};

/**
 * Records a sent invitation: supplier $1 of company $2, status update $3 (null for none) named $4, time $5, actor $7,
 * audit entry $8. Locks the supplier's row first: if its last update is no longer $6, a later update was appended while
 * the mail was sent, and the invitation's update is skipped to keep the order.
 */
const RECORD: Prepared<never> = {
  name: 'invitation-sent',
  text: `
    WITH held AS MATERIALIZED (
      SELECT "id", "companyId", $3::uuid IS NOT NULL AND "lastUpdate" IS NOT DISTINCT FROM $6 AS "isNoted"
      FROM "Supplier" WHERE "id" = $1 AND "companyId" = $2 FOR UPDATE
    ), sent AS (
      UPDATE "Supplier" s SET "invitationState" = 'sent', "invitationSentAt" = $5, "invitationError" = NULL,
        "lastUpdate" = CASE WHEN held."isNoted" THEN $4 ELSE s."lastUpdate" END,
        "modifiedAt" = CASE WHEN held."isNoted" THEN $5 ELSE s."modifiedAt" END
      FROM held WHERE s."id" = held."id" AND s."companyId" = held."companyId"
    ), noted AS (
      INSERT INTO "StatusUpdate" ("id", "companyId", "supplierId", "name", "actorId", "createdAt")
      SELECT $3, "companyId", "id", $4, $7, $5 FROM held WHERE "isNoted"
    )
    INSERT INTO "AuditEntry" ("id", "companyId", "actorKind", "actorId", "behalfOfId", "action", "objectType",
      "objectId", "facts", "requestId", "createdAt")
    SELECT entry."id", held."companyId", entry."actorKind", entry."actorId", entry."behalfOfId", entry."action",
      entry."objectType", entry."objectId", entry."facts", entry."requestId", entry."createdAt"
    FROM held, json_populate_record(NULL::"AuditEntry", $8) entry`,
};

/** A single statement saves round trips: it runs for each of thousands of mails. */
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
  const update = [isNext ? newId() : null, name, ctx.now(), lastUpdate, actorIdOf(ctx.actor)];
  await ctx.db.tenantStatement(companyId, RECORD, [id, companyId, ...update, JSON.stringify(entry)]);
}
