import { normalizeEmail } from '@homologa/domain/identity/normalize-email';
import type { InvitationError } from '@homologa/domain/suppliers/invitation-errors';
import { Prisma } from '@homologa/prisma/client';
import type { Supplier } from '@homologa/prisma/models';
import { type AuditRow, auditSql } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { prepare } from '../kernel/database/statement';
import { findSuppressed } from '../kernel/mail/suppressions';
import { statusUpdateSql } from './history.steps';

interface Recipients {
  companyId: string;
  ids: readonly string[];
}

/**
 * Marks the invitations of new or launched suppliers as queued. The caller must enqueue the mails in the same
 * transaction.
 */
export async function queueInvitations(tx: Tx, { companyId, ids }: Recipients): Promise<void> {
  await tx.supplier.updateMany({ where: { id: { in: [...ids] }, companyId }, data: { invitationState: 'queued' } });
}

export async function requeueInvitations(ctx: Context, tx: Tx, { companyId, ids }: Recipients): Promise<void> {
  await tx.supplier.updateMany({
    where: { id: { in: [...ids] }, companyId },
    data: { invitationState: 'queued', invitationError: null, modifiedAt: ctx.now() },
  });
}

export async function requeueFailedInvitations(
  tx: Tx,
  { companyId, ids }: Recipients,
  modifiedAt?: Date,
): Promise<string[]> {
  const queued = await tx.supplier.updateManyAndReturn({
    where: { id: { in: [...ids] }, companyId, invitationState: 'failed' },
    data: { invitationState: 'queued', invitationError: null, ...(modifiedAt ? { modifiedAt } : {}) },
    select: { id: true },
  });
  return queued.map(({ id }) => id);
}

/** Returns false if the mail server has accepted the invitation in the meantime. */
export async function failInvitationOf(
  tx: Tx,
  { id, companyId }: Pick<Supplier, 'id' | 'companyId'>,
  invitationError: InvitationError,
): Promise<boolean> {
  const { count } = await tx.supplier.updateMany({
    where: { id, companyId, invitationState: { in: ['none', 'queued'] } },
    data: { invitationState: 'failed', invitationError },
  });
  return count > 0;
}

/** Replaces the addresses and marks the invitation as queued. The caller must enqueue the mail in the same transaction. */
export async function replaceAddresses(
  ctx: Context,
  tx: Tx,
  { id, companyId }: Pick<Supplier, 'id' | 'companyId'>,
  emails: string[],
): Promise<void> {
  await tx.supplier.updateMany({
    where: { id, companyId },
    data: { emails, invitationState: 'queued', invitationError: null, modifiedAt: ctx.now() },
  });
}

interface Bounce {
  /** Normalized; null if the addresses were suppressed before. */
  address: string | null;
  error: InvitationError;
  /** When the bounced mail was sent; null while its job is still running. */
  mailedUntil: Date | null;
}

/**
 * Marks a sent invitation as failed if none of the supplier's addresses takes mail: each is the bounced one or
 * suppressed. Returns false, without a change, if another address may still take mail, if the address has been replaced,
 * or if the invitation was sent again since the bounced mail.
 */
export async function failBouncedInvitation(
  ctx: Context,
  tx: Tx,
  { id, companyId }: Pick<Supplier, 'id' | 'companyId'>,
  { address, error, mailedUntil }: Bounce,
): Promise<boolean> {
  const supplier = await tx.supplier.findFirst({ where: { id, companyId }, select: { emails: true } });
  const emails = (supplier?.emails ?? []).map(normalizeEmail);
  const dead = await findSuppressed(tx, ctx.config.suppressionSeeds, emails);
  if (address !== null) dead.push(address);
  const failed = await tx.$executeRaw`
    UPDATE "Supplier" s SET "invitationState" = 'failed', "invitationError" = ${error}
    WHERE s."id" = ${id}::uuid AND s."companyId" = ${companyId}::uuid AND s."status" IN ('pending', 'in_progress')
      AND s."invitationState" = 'sent'
      AND (${mailedUntil}::timestamptz IS NULL OR s."invitationSentAt" <= ${mailedUntil}::timestamptz)
      AND (${address}::text IS NULL OR EXISTS (SELECT FROM unnest(s."emails") e WHERE lower(trim(e)) = ${address}))
      AND NOT EXISTS (SELECT FROM unnest(s."emails") e WHERE lower(trim(e)) <> ALL (${dead}::text[]))`;
  return failed > 0;
}

/** Marks a queued invitation as sent by the mail of a handover. Returns false if the invitation is not queued. */
export async function markInvitationSent(
  ctx: Context,
  tx: Tx,
  { id, companyId }: Pick<Supplier, 'id' | 'companyId'>,
): Promise<boolean> {
  const { count } = await tx.supplier.updateMany({
    where: { id, companyId, invitationState: 'queued' },
    data: { invitationState: 'sent', invitationSentAt: ctx.now(), invitationError: null },
  });
  return count > 0;
}

export async function withdrawInvitations(
  tx: Tx,
  { companyId, workflowId }: { companyId: string; workflowId: string },
): Promise<void> {
  await tx.supplier.updateMany({
    where: { companyId, workflowId, invitationState: 'queued' },
    data: { invitationState: 'none' },
  });
}

export const DELAY_INVITATION = prepare<never>(
  `
    UPDATE "Supplier" SET "invitationError" = $3
    WHERE "id" = $1 AND "companyId" = $2 AND "invitationState" = 'queued' AND "invitationError" IS DISTINCT FROM $3`,
  'write',
);

export const WITHDRAW_INVITATION = prepare<never>(
  `
    UPDATE "Supplier" SET "invitationState" = 'none', "invitationError" = NULL
    WHERE "id" = $1 AND "companyId" = $2 AND "invitationState" = 'queued'`,
  'write',
);

interface SentInvitation {
  isNext: boolean;
  lastUpdate: string | null;
  sentAt: Date;
  entry: AuditRow;
}

/**
 * SQL that records a sent invitation with its status update and audit entry. Locks the supplier first: if a later
 * update was appended while the mail was sent, the invitation's update is skipped to keep the order. Uses a single
 * statement, because it runs once for each of thousands of mails.
 */
export function sentInvitationSql(
  ctx: Context,
  supplier: Pick<Supplier, 'id' | 'companyId'>,
  { isNext, lastUpdate, sentAt, entry }: SentInvitation,
): Prisma.Sql {
  const { id, companyId } = supplier;
  const name = 'email_received';
  const ifNoted = Prisma.sql`WHERE EXISTS (SELECT FROM held WHERE "isNoted")`;
  const ifHeld = Prisma.sql`WHERE EXISTS (SELECT FROM held)`;
  return Prisma.sql`
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
}
