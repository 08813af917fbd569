import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../kernel/database';
import { type SupplierWorkflow, WORKFLOW_FIELDS } from './workflow-scope';

/** Where a supplier is, besides its company. */
export interface SupplierPlace {
  workflowId: string;
  supplierId: string;
}

const SUBJECT = {
  id: true,
  companyId: true,
  workflowId: true,
  companyName: true,
  country: true,
  accountId: true,
  status: true,
  invitationState: true,
  unconfirmedEmail: true,
  lastRemindedAt: true,
  workflow: { select: WORKFLOW_FIELDS },
} as const satisfies Prisma.SupplierSelect;

type Row = Prisma.SupplierGetPayload<{ select: typeof SUBJECT }>;

/** The parts of a supplier that decide what may be done with it. */
export type SupplierSubject = Omit<Row, 'workflow'> & { workflow: SupplierWorkflow };

/**
 * Holds the rows of a company's suppliers until the transaction ends: anyone else who would change them waits. In the
 * order of their ids, so that of two transactions neither holds what the other one waits for.
 */
export async function lockSuppliers(tx: Tx, companyId: string, supplierIds: readonly string[]): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "Supplier" WHERE "id" = ANY(${[...supplierIds]}::uuid[]) AND "companyId" = ${companyId}::uuid
    ORDER BY "id" FOR UPDATE`;
}

/** The company's supplier with its workflow, its row held until the transaction ends. Throws `not_found`. */
export async function lockSupplier(tx: Tx, companyId: string, place: SupplierPlace): Promise<SupplierSubject> {
  await lockSuppliers(tx, companyId, [place.supplierId]);
  return getSupplierSubject(tx, companyId, place);
}

/** The same without holding it. Throws `not_found`. */
export async function getSupplierSubject(tx: Tx, companyId: string, place: SupplierPlace): Promise<SupplierSubject> {
  const supplier = await tx.supplier.findFirst({
    where: { id: place.supplierId, workflowId: place.workflowId, companyId },
    select: SUBJECT,
  });
  if (!supplier) throw new DomainError('not_found');
  return supplier as SupplierSubject;
}

/** A report is asked for about suppliers of a launched workflow; a draft has none yet. Throws `workflow_not_active`. */
export function requireLaunched(supplier: SupplierSubject): void {
  if (supplier.workflow.status === 'draft') throw new DomainError('workflow_not_active');
}
