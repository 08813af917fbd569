import { DomainError } from '@homologa/domain/errors/domain-error';
import { Prisma } from '@homologa/prisma/client';
import type { Supplier, SupplierStatus } from '@homologa/prisma/models';
import type { Tx } from '../kernel/database/database';
import { lockRows } from '../kernel/database/lock-rows';
import { requireFound } from '../kernel/database/require-found';
import { type Statement, toStatement } from '../kernel/database/statement';
import type { SupplierWorkflow } from './supplier-workflow.queries';

export interface SupplierPlace {
  workflowId: string;
  supplierId: string;
}

export interface SupplierSubject
  extends Pick<
    Supplier,
    | 'id'
    | 'companyId'
    | 'workflowId'
    | 'companyName'
    | 'country'
    | 'accountId'
    | 'status'
    | 'invitationState'
    | 'unconfirmedEmail'
    | 'lastRemindedAt'
  > {
  /** Like `status`, but a completed supplier is `in_progress` until its report is delivered. */
  displayStatus: SupplierStatus;
  workflow: SupplierWorkflow;
}

/**
 * Locks suppliers until the transaction ends, in the order of their ids so that concurrent transactions cannot
 * deadlock.
 */
export async function lockSuppliers(tx: Tx, companyId: string, supplierIds: readonly string[]): Promise<void> {
  await lockRows(tx, 'Supplier', companyId, supplierIds);
}

/** Locks the supplier until the transaction ends. Throws `not_found`. */
export async function lockSupplier(tx: Tx, companyId: string, place: SupplierPlace): Promise<SupplierSubject> {
  await lockSuppliers(tx, companyId, [place.supplierId]);
  return getSupplierSubject(tx, companyId, place);
}

const subjectSql = (companyId: string, place: SupplierPlace): Prisma.Sql => Prisma.sql`
    SELECT s."id", s."companyId", s."workflowId", s."companyName", s."country", s."accountId", s."status",
      s."displayStatus", s."invitationState", s."unconfirmedEmail", s."lastRemindedAt",
      json_build_object('id', w."id", 'companyId', w."companyId", 'title', w."title", 'status', w."status",
        'type', w."type", 'product', w."product", 'reportType', w."reportType", 'payment', w."payment") AS "workflow"
    FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    WHERE s."id" = ${place.supplierId}::uuid AND s."workflowId" = ${place.workflowId}::uuid
      AND s."companyId" = ${companyId}::uuid`;

/** Loads the supplier without a lock. Throws `not_found`. */
export const getSupplierSubject = async (tx: Tx, companyId: string, place: SupplierPlace): Promise<SupplierSubject> =>
  requireFound(await tx.$queryRaw<SupplierSubject[]>(subjectSql(companyId, place)));

export const selectSupplierSubject = (companyId: string, place: SupplierPlace): Statement<SupplierSubject> =>
  toStatement(subjectSql(companyId, place));

/** False for an archived supplier, whose answers nobody corrects any more. */
export const isCorrectable = ({ status }: SupplierSubject): boolean => status !== 'archived';

/** Throws `workflow_not_active` for a draft. */
export function requireLaunched(supplier: SupplierSubject): void {
  if (supplier.workflow.status === 'draft') throw new DomainError('workflow_not_active');
}
