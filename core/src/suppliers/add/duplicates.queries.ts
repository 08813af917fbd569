import type { SupplierStatus } from '@homologa/domain/catalog/supplier-status';
import type { WorkflowStatus } from '@homologa/domain/catalog/workflow-status';
import type { DuplicateKey } from '@homologa/domain/suppliers/duplicates.contract';
import { normalizeInvite } from '@homologa/domain/suppliers/invite';
import { DUPLICATES_SHOWN } from '@homologa/domain/suppliers/limits';
import { canFindDuplicates } from '@homologa/domain/suppliers/supplier.policy';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';

interface Candidate {
  country: string;
  taxId: string;
  dunsNumber: string;
  companyName: string;
  emails: string[];
}

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
 * Maximum number of suppliers compared per e-mail address. An address that more suppliers share does not indicate a
 * duplicate.
 */
const LOOKED_AT = 200;

/**
 * Lists suppliers in all workflows of the company that share a candidate's tax id (of the same country, if both
 * countries are known), D-U-N-S number, company name (ignoring case and accents) or e-mail address: the newest five per
 * candidate. Requires an admin, like adding suppliers.
 */
export async function listDuplicates(ctx: Context, candidates: readonly Candidate[]): Promise<DuplicateRow[]> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canFindDuplicates(ctx.actor, companyId));
  const asked = candidates.map((candidate) => normalizeInvite(candidate));
  const emails = asked.flatMap((invite, index) => [...new Set(invite.emails)].map((email) => ({ index, email })));
  return ctx.db.tenant(
    companyId,
    (tx) => tx.$queryRaw<DuplicateRow[]>`
      SELECT a."index"::int - 1 AS "index", m."id" AS "supplierId", m."companyName", m."displayStatus",
        m."matchedBy", w."id" AS "workflowId", w."title" AS "workflowTitle", w."status" AS "workflowStatus"
      FROM unnest(
          ${asked.map(({ taxId }) => taxId)}::text[], ${asked.map(({ country }) => country)}::text[],
          ${asked.map(({ dunsNumber }) => dunsNumber)}::text[], ${asked.map(({ companyName }) => companyName)}::text[]
        ) WITH ORDINALITY AS a ("taxId", "country", "dunsNumber", "companyName", "index")
      CROSS JOIN LATERAL (
        SELECT DISTINCT ON (k."createdAt", k."id") k.*
        FROM (
          SELECT t.*, 'tax_id' AS "matchedBy", 1 AS "rank" FROM "Supplier" t
            WHERE a."taxId" <> '' AND t."companyId" = ${companyId}::uuid AND t."taxId" = a."taxId"
              AND (a."country" = '' OR t."country" = '' OR t."country" = a."country")
          UNION ALL
          SELECT d.*, 'duns_number', 2 FROM "Supplier" d
            WHERE a."dunsNumber" <> '' AND d."companyId" = ${companyId}::uuid AND d."dunsNumber" = a."dunsNumber"
          UNION ALL
          SELECT n.*, 'company_name', 3 FROM "Supplier" n
            WHERE a."companyName" <> '' AND n."companyId" = ${companyId}::uuid
              AND n."companyNameFold" = search_fold(a."companyName")
          UNION ALL
          SELECT e.*, 'email', 4
            FROM unnest(${emails.map(({ index }) => index + 1)}::int[], ${emails.map(({ email }) => email)}::text[])
              AS m ("index", "email")
            CROSS JOIN LATERAL search_supplier_ids(m."email", ${LOOKED_AT}::integer) AS found ("id")
            JOIN "Supplier" e ON e."id" = found."id" AND e."companyId" = ${companyId}::uuid
            WHERE m."index" = a."index" AND m."email" = ANY (e."emails")
        ) k
        ORDER BY k."createdAt" DESC, k."id", k."rank"
        LIMIT ${DUPLICATES_SHOWN}
      ) m
      JOIN "Workflow" w ON w."id" = m."workflowId"
      ORDER BY a."index", m."createdAt" DESC, m."id"`,
  );
}
