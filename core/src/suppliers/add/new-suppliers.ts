import { quotaProductOf } from '@homologa/domain/companies/features';
import { type Invite, pickInvite } from '@homologa/domain/suppliers/invite';
import { type SupplierWarning, supplierWarnings } from '@homologa/domain/suppliers/supplier-rules';
import { SUPPLIER_WARNING_WORDS } from '@homologa/domain/suppliers/supplier-words';
import { takeUnits } from '../../companies/quota.steps';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { requestInvestigations } from '../../reports/report-requests.steps';
import { insertSuppliers } from '../../supplier-record/supplier-rows.steps';
import { sendInvitationJob } from '../supplier.jobs';
import { newSupplierRecord, type SupplierRecord } from '../supplier-record';
import type { SupplierWorkflow } from '../supplier-workflow.queries';

export interface InviteWarning {
  code: SupplierWarning;
  message: string;
  path: string;
  index: number;
}

const PATH_OF: Partial<Record<SupplierWarning, string>> = {
  no_payment_method: 'country',
  duplicate: 'company_name',
};

/**
 * Inserts validated suppliers within the caller's transaction. In an active workflow each supplier uses one unit of the
 * product's quota and gets an invitation (onboarding) or a report request (investigation). Throws
 * `product_limit_reached` or `product_not_enabled`. To insert a list in parts, pass the same `now` each time: suppliers
 * with equal times are listed in the order of the list.
 */
export async function writeNewSuppliers(
  ctx: Context,
  tx: Tx,
  workflow: SupplierWorkflow,
  invites: readonly Invite[],
  now = ctx.now(),
): Promise<SupplierRecord[]> {
  const { companyId } = workflow;
  const isActive = workflow.status === 'active';
  const isMailed = isActive && workflow.type === 'onboarding';
  if (isActive) await takeUnits(ctx, tx, companyId, quotaProductOf(workflow), invites.length);
  const first = isActive ? 0 : await nextPosition(tx, workflow);
  const rows = invites.map((invite, index) => ({
    id: newId(),
    companyId,
    workflowId: workflow.id,
    position: isActive ? 0 : first + index,
    ...pickInvite(invite),
    invitationState: isMailed ? ('queued' as const) : ('none' as const),
    createdAt: now,
    modifiedAt: now,
  }));
  const written = await insertSuppliers(tx, rows);
  await askSuppliers(
    ctx,
    tx,
    workflow,
    written.map(({ id }) => id),
  );
  return written.map((supplier) => newSupplierRecord(supplier, workflow));
}

/**
 * Asks suppliers added to an active workflow for their data: sends invitations (onboarding) or enqueues report requests
 * (investigation).
 */
export async function askSuppliers(ctx: Context, tx: Tx, workflow: SupplierWorkflow, ids: string[]): Promise<void> {
  if (workflow.status !== 'active') return;
  await requestInvestigations(ctx, tx, workflow, ids);
  if (workflow.type !== 'onboarding') return;
  const payloads = ids.map((supplierId) => ({ supplierId }));
  await ctx.jobs.enqueueMany(tx, sendInvitationJob, payloads, { companyId: workflow.companyId });
}

export async function nextPosition(tx: Tx, workflow: SupplierWorkflow): Promise<number> {
  const { _max } = await tx.supplier.aggregate({
    where: { workflowId: workflow.id, companyId: workflow.companyId },
    _max: { position: true },
  });
  return (_max.position ?? -1) + 1;
}

/**
 * Returns the warnings about each invite, including `duplicate` for a tax id or company name that the workflow or an
 * earlier invite of the list already has. Must run before the insert, otherwise every invite would be a duplicate of
 * itself.
 */
export async function warningsOf(
  tx: Tx,
  workflow: SupplierWorkflow,
  invites: readonly Invite[],
): Promise<InviteWarning[]> {
  const known = await tx.$queryRaw<{ index: number }[]>`
    WITH asked AS (
      SELECT a."index"::int, a."taxId", search_fold(a."name") AS "name"
      FROM unnest(${invites.map(({ taxId }) => taxId)}::text[], ${invites.map(({ companyName }) => companyName)}::text[])
        WITH ORDINALITY AS a ("taxId", "name", "index")
    ), mine AS MATERIALIZED (
      -- Each by its own index: the two together would be looked for in every supplier of the company.
      SELECT s."taxId", s."companyNameFold" AS "name" FROM asked a
      JOIN "Supplier" s ON s."companyId" = ${workflow.companyId}::uuid AND s."companyNameFold" = a."name"
      WHERE s."workflowId" = ${workflow.id}::uuid AND a."name" <> ''
      UNION ALL
      SELECT s."taxId", s."companyNameFold" FROM asked a
      JOIN "Supplier" s ON s."companyId" = ${workflow.companyId}::uuid
        AND nullif(lower(s."taxId"), '') COLLATE "C" = lower(a."taxId")
      WHERE s."workflowId" = ${workflow.id}::uuid AND a."taxId" <> '' AND s."taxId" = a."taxId"
    )
    SELECT a."index" - 1 AS "index" FROM asked a
    WHERE EXISTS (SELECT FROM mine m
        WHERE (a."taxId" <> '' AND m."taxId" = a."taxId") OR (a."name" <> '' AND m."name" = a."name"))
      OR EXISTS (SELECT FROM asked b WHERE b."index" < a."index"
        AND ((a."taxId" <> '' AND b."taxId" = a."taxId") OR (a."name" <> '' AND b."name" = a."name")))`;
  const duplicates = new Set(known.map(({ index }) => index));
  return invites.flatMap((invite, index) => {
    const codes = supplierWarnings(invite, workflow);
    if (duplicates.has(index)) codes.push('duplicate');
    return codes.map((code) => ({
      code,
      message: SUPPLIER_WARNING_WORDS[code].en,
      path: PATH_OF[code] ?? 'tax_id',
      index,
    }));
  });
}
