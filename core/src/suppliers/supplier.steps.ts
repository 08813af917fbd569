import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Supplier, SupplierStatus } from '@homologa/prisma/models';
import type { Queries, Tx } from '../kernel/database/database';
import { lockRows } from '../kernel/database/lock-rows';
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
  /** `status`, but in_progress instead of completed until the report is delivered. */
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

/** Takes no lock. Throws `not_found`. */
export async function getSupplierSubject(
  tx: Queries,
  companyId: string,
  place: SupplierPlace,
): Promise<SupplierSubject> {
  const [supplier] = await tx.$queryRaw<SupplierSubject[]>`
    SELECT s."id", s."companyId", s."workflowId", s."companyName", s."country", s."accountId", s."status",
      s."displayStatus", s."invitationState", s."unconfirmedEmail", s."lastRemindedAt",
      json_build_object('id', w."id", 'companyId', w."companyId", 'title', w."title", 'status', w."status",
        'type', w."type", 'product', w."product", 'reportType', w."reportType", 'payment', w."payment") AS "workflow"
    FROM "Supplier" s JOIN "Workflow" w ON w."id" = s."workflowId"
    WHERE s."id" = ${place.supplierId}::uuid AND s."workflowId" = ${place.workflowId}::uuid
      AND s."companyId" = ${companyId}::uuid`;
  if (!supplier) throw new DomainError('not_found');
  return supplier;
}

/** Throws `workflow_not_active` for a draft. */
export function requireLaunched(supplier: SupplierSubject): void {
  if (supplier.workflow.status === 'draft') throw new DomainError('workflow_not_active');
}
