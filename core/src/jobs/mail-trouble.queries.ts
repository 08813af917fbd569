import { MAIL_TROUBLE_DAYS, SUPPRESSIONS_SHOWN } from '@homologa/domain/desk/limits';
import { canManageJobs } from '@homologa/domain/jobs/job.policy';
import type { MailOutage, MailSuppression } from '@homologa/prisma/models';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { listSuppressions } from '../kernel/mail/suppressions';

export interface MailTroubleGroup {
  status: 'retry' | 'failed';
  name: string;
  companyId: string | null;
  company: string | null;
  errorCode: string | null;
  errorMessage: string | null;
  count: number;
  oldestAt: Date;
  nextAt: Date | null;
}

/**
 * Selects failed mails. An absent field does not restrict the selection; a null company matches the provider's own
 * mails.
 */
export interface MailTroubleFilter {
  name?: string;
  companyId?: string | null;
}

/** Returns the time since which failed mails are listed and retried; older mails are obsolete. */
export const failedMailSince = (ctx: Context): Date =>
  new Date(ctx.now().getTime() - MAIL_TROUBLE_DAYS * 24 * 60 * 60_000);

export interface MailTrouble {
  outage: MailOutage | null;
  groups: MailTroubleGroup[];
  suppressed: MailSuppression[];
}

export async function getMailTrouble(ctx: Context): Promise<MailTrouble> {
  authorize(canManageJobs(ctx.actor));
  const groups = await ctx.db.read.$queryRaw<MailTroubleGroup[]>`
    SELECT j."status"::text AS "status", j."name", j."companyId", coalesce(nullif(c."name", ''), c."legalName") AS "company",
      j."errorCode", (array_agg(j."errorMessage" ORDER BY j."createdAt" DESC))[1] AS "errorMessage",
      count(*)::int AS "count", min(j."createdAt") AS "oldestAt",
      CASE WHEN j."status" = 'retry' THEN min(j."runAt") END AS "nextAt"
    FROM "Job" j LEFT JOIN "Company" c ON c."id" = j."companyId"
    WHERE j."queue" = 'mail' AND j."status" IN ('retry', 'failed')
      AND (j."status" = 'retry' OR j."finishedAt" > ${failedMailSince(ctx)})
    GROUP BY j."status", j."name", j."companyId", c."name", c."legalName", j."errorCode"
    ORDER BY j."status" DESC, count(*) DESC, j."name"`;
  return {
    outage: (await ctx.mailOutages?.find()) ?? null,
    groups,
    suppressed: await listSuppressions(ctx.db, ctx.config.suppressionSeeds, { limit: SUPPRESSIONS_SHOWN }),
  };
}
