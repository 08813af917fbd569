import { LEFT_OUT_SHOWN } from '@homologa/domain/suppliers/limits';
import {
  nextReminderAt,
  type RemindableSupplier,
  type ReminderRefusal,
  reminderRefusal,
} from '@homologa/domain/suppliers/reminders';
import type { Prisma } from '@homologa/prisma/client';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { isRemindable, REMINDABLE } from './remindable.queries';

export interface LeftOutSupplier {
  id: string;
  workflowId: string;
  name: string;
  reason: ReminderRefusal;
  /**
   * Time at which the cooldown after the supplier's last reminder ends; null if the supplier is skipped for another
   * reason.
   */
  nextAt: Date | null;
}

type Row = Omit<RemindableSupplier, 'workflow'> & {
  id: string;
  workflowId: string;
  name: string;
  workflowStatus: RemindableSupplier['workflow']['status'];
  workflowType: RemindableSupplier['workflow']['type'];
};

/**
 * Lists the first suppliers, by name, that a reminder would skip, with their reasons. `where` refers to "Supplier" s
 * joined with "Workflow" w.
 */
export async function listLeftOut(ctx: Context, tx: Tx, where: Prisma.Sql): Promise<LeftOutSupplier[]> {
  const now = ctx.now();
  const rows = await tx.$queryRaw<Row[]>`
    SELECT s."id", s."workflowId", coalesce(nullif(s."companyName", ''), s."fullName") AS "name", s."lastRemindedAt",
      ${REMINDABLE}, w."status" AS "workflowStatus", w."type" AS "workflowType"
    FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    WHERE ${where} AND NOT ${isRemindable(now)}
    ORDER BY s."companyNameFold" COLLATE "C", s."id" LIMIT ${LEFT_OUT_SHOWN}`;
  return rows.flatMap(({ id, workflowId, name, workflowStatus, workflowType, ...supplier }) => {
    const reason = reminderRefusal({ ...supplier, workflow: { status: workflowStatus, type: workflowType } }, now);
    if (reason === null) return [];
    const nextAt = reason === 'reminder_cooldown' ? nextReminderAt(supplier.lastRemindedAt, now) : null;
    return [{ id, workflowId, name, reason, nextAt }];
  });
}
