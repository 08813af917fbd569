import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Workflow } from '@homologa/prisma/models';
import { authorize, requireCompany } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { BY_SUBMIT, type KeptItem } from '../../questionnaires/kept-versions.queries';

export interface VersionLine {
  version: number;
  publishedAt: Date | null;
  publishedBy: string | null;
  /** Suppliers that have submitted this version. */
  submitted: number;
}

/**
 * Lists the kept versions of a questionnaire, newest first. Empty for a draft, and for a workflow that was launched
 * before versions were kept and not updated since. Throws `not_found`.
 */
export async function listQuestionnaireVersions(ctx: Context, workflowId: string): Promise<VersionLine[]> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    await getReadable(ctx, tx, companyId, workflowId);
    return tx.$queryRaw<VersionLine[]>`
      WITH submits AS (
        SELECT coalesce(s."submittedVersion", (SELECT v."version" FROM "QuestionnaireVersion" v
            WHERE v."workflowId" = ${workflowId}::uuid AND v."companyId" = ${companyId}::uuid
            ORDER BY ${BY_SUBMIT} LIMIT 1)) AS "version",
          count(*)::int AS n
        FROM "Supplier" s
        WHERE s."workflowId" = ${workflowId}::uuid AND s."companyId" = ${companyId}::uuid
          AND s."questionnaireCompletedAt" IS NOT NULL
        GROUP BY 1
      )
      SELECT v."version", v."publishedAt", nullif(v."publishedByName", '') AS "publishedBy",
        coalesce(submits.n, 0) AS "submitted"
      FROM "QuestionnaireVersion" v LEFT JOIN submits ON submits."version" = v."version"
      WHERE v."workflowId" = ${workflowId}::uuid AND v."companyId" = ${companyId}::uuid
      ORDER BY v."version" DESC`;
  });
}

/** Returns the items of a kept version. Throws `not_found`. */
export async function getQuestionnaireVersion(
  ctx: Context,
  { workflowId, version }: { workflowId: string; version: number },
): Promise<KeptItem[]> {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    await getReadable(ctx, tx, companyId, workflowId);
    const kept = await tx.questionnaireVersion.findFirst({
      where: { companyId, workflowId, version },
      select: { items: true },
    });
    if (!kept) throw new DomainError('not_found');
    return kept.items as unknown as KeptItem[];
  });
}

async function getReadable(ctx: Context, tx: Tx, companyId: string, id: string): Promise<Workflow> {
  const workflow = await tx.workflow.findFirst({ where: { id, companyId } });
  if (!workflow) throw new DomainError('not_found');
  authorize(canReadWorkflow(ctx.actor, workflow));
  return workflow;
}
