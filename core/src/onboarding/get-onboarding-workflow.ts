import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Prisma } from '@homologa/prisma/client';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { findLink, hasSupplierAccount } from './access.queries';

const WORKFLOW = {
  id: true,
  companyId: true,
  status: true,
  type: true,
  product: true,
  reportType: true,
  payment: true,
  title: true,
  description: true,
  welcomeMessage: true,
  coverFileId: true,
  emailSubject: true,
  emailMessage: true,
  introductionTitle: true,
  introductionText: true,
  finishedText: true,
  defaultLocale: true,
  dueDate: true,
  company: { select: { name: true, logoFileId: true, publicOnboardingLink: true } },
  questionnaire: {
    orderBy: { position: 'asc' },
    select: {
      id: true,
      type: true,
      title: true,
      required: true,
      options: true,
      showIf: true,
      format: true,
      allowNa: true,
      file: { select: { id: true, name: true, size: true } },
    },
  },
} satisfies Prisma.WorkflowSelect;

export type OnboardingWorkflow = Prisma.WorkflowGetPayload<{ select: typeof WORKFLOW }>;

export interface SeenWorkflow {
  view: 'whole' | 'public';
  workflow: OnboardingWorkflow;
}

/**
 * Returns the whole workflow to the company, its connected suppliers and holders of an open link. Other callers get the
 * public part if the company has a public link or their own link has expired. Drafts are visible to their company only.
 * Throws `not_found`; `workflow_investigating` for a workflow without onboarding.
 */
export async function getOnboardingWorkflow(
  ctx: Context,
  { id, linkToken }: { id: string; linkToken: string | null },
): Promise<SeenWorkflow> {
  const place = await ctx.db.read.workflow.findUnique({
    where: { id },
    select: { companyId: true, status: true, type: true, company: { select: { publicOnboardingLink: true } } },
  });
  if (!place) throw new DomainError('not_found');
  if (place.status === 'draft') authorize(canReadWorkflow(ctx.actor, place));
  const link = linkToken ? await findLink(ctx, { workflowId: id }, linkToken) : null;
  const isWhole =
    link?.isOpen === true || canReadWorkflow(ctx.actor, place) === 'allow' || (await hasSupplierAccount(ctx, id));
  if (!isWhole && !link && !place.company.publicOnboardingLink) throw new DomainError('not_found');
  if (place.type === 'investigating') throw new DomainError('workflow_investigating');
  const { companyId } = place;
  const workflow = await ctx.db.tenant(companyId, (tx) =>
    tx.workflow.findFirst({ where: { id, companyId }, select: WORKFLOW }),
  );
  if (!workflow) throw new DomainError('not_found');
  return { view: isWhole ? 'whole' : 'public', workflow };
}
