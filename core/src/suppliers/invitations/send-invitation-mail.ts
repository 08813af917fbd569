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
 * Mails a supplier's invitation and, once the mail server has accepted it, writes `email_received` (reference 5.3).
 * At-least-once: what was recorded as sent is not sent again, a process that dies between the server's answer and the
 * record sends the same message id again. Throws MailError, and `not_found` for a supplier that is gone; one that may
 * not be written to any more is left alone.
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
  // Where production keeps its mail back, nothing is received that no mail server took: it can be sent again later.
  if (ctx.config.keepsMailBack) {
    await ctx.db.tenantStatement(companyId, WITHDRAW, [supplierId, companyId]);
    return { sent: false };
  }
  await recordSent(ctx, supplier);
  return { sent: true };
}

const DELAYED: InvitationError = 'mail_delayed';

/** An invitation that is retried says why it waits: $3. */
const DELAY: Prepared<never> = {
  name: 'invitation-delay',
  text: `
    UPDATE "Supplier" SET "invitationError" = $3
    WHERE "id" = $1 AND "companyId" = $2 AND "invitationState" = 'queued' AND "invitationError" IS DISTINCT FROM $3`,
};

/** An invitation that is not sent any more does not wait either. */
const WITHDRAW: Prepared<never> = {
  name: 'invitation-withdraw',
  text: `
    UPDATE "Supplier" SET "invitationState" = 'none', "invitationError" = NULL
    WHERE "id" = $1 AND "companyId" = $2 AND "invitationState" = 'queued'`,
};

/**
 * The state of the supplier $1 of the company $2, the status update $3 named $4 where there is one, and the audit
 * entry $8, at $5. The supplier's row is held first: where another update than $6 has become its last one since it was
 * read, that one comes after the invitation's, which is left out. $7 is who acts.
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

/** One statement for all that follows an accepted mail: it is paid for every one of thousands. */
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
