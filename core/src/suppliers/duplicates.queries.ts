import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { DuplicateKey } from '@homologa/domain/suppliers/duplicates.contract';
import { normalizeInvite } from '@homologa/domain/suppliers/invite';
import { DUPLICATES_SHOWN } from '@homologa/domain/suppliers/limits';
import { canFindDuplicates } from '@homologa/domain/suppliers/supplier.policy';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';

/** Who is about to be added, as typed. */
interface Candidate {
  country: string;
  taxId: string;
  dunsNumber: string;
}

/** A supplier that the company has already; `index` is the candidate's place. */
export interface DuplicateRow {
  index: number;
  supplierId: string;
  companyName: string;
  displayStatus: SupplierStatus;
  matchedBy: DuplicateKey;
  workflowId: string;
  workflowTitle: string;
  workflowStatus: WorkflowStatus;
}

/**
 * The company's suppliers, in whatever workflow, with the same tax id (of the same country, where both are known)
 * or D-U-N-S number as those about to be added: the newest five for each. Admins only, like adding.
 */
export async function listDuplicates(ctx: Context, candidates: readonly Candidate[]): Promise<DuplicateRow[]> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canFindDuplicates(ctx.actor, companyId));
  const asked = candidates.map((candidate) => normalizeInvite(candidate));
  return ctx.db.tenant(
    companyId,
    (tx) => tx.$queryRaw<DuplicateRow[]>`
      SELECT a."index"::int - 1 AS "index", m."id" AS "supplierId", m."companyName", m."displayStatus",
        m."matchedBy", w."id" AS "workflowId", w."title" AS "workflowTitle", w."status" AS "workflowStatus"
      FROM unnest(
          ${asked.map(({ taxId }) => taxId)}::text[], ${asked.map(({ country }) => country)}::text[],
          ${asked.map(({ dunsNumber }) => dunsNumber)}::text[]
        ) WITH ORDINALITY AS a ("taxId", "country", "dunsNumber", "index")
      CROSS JOIN LATERAL (
        SELECT DISTINCT ON (k."createdAt", k."id") k.*
        FROM (
          SELECT t.*, 'tax_id' AS "matchedBy" FROM "Supplier" t
            WHERE a."taxId" <> '' AND t."companyId" = ${companyId}::uuid AND t."taxId" = a."taxId"
              AND (a."country" = '' OR t."country" = '' OR t."country" = a."country")
          UNION ALL
          SELECT d.*, 'duns_number' FROM "Supplier" d
            WHERE a."dunsNumber" <> '' AND d."companyId" = ${companyId}::uuid AND d."dunsNumber" = a."dunsNumber"
        ) k
        ORDER BY k."createdAt" DESC, k."id", k."matchedBy" DESC
        LIMIT ${DUPLICATES_SHOWN}
      ) m
      JOIN "Workflow" w ON w."id" = m."workflowId"
      ORDER BY a."index", m."createdAt" DESC, m."id"`,
  );
}
