import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { type OpenFile, openFile } from '../files/open-file';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';

/** Opens the cover. Throws `not_found` for an unknown workflow and for a workflow without a cover. */
export async function openCover(ctx: Context, id: string): Promise<OpenFile> {
  const { companyId } = requireCompany(ctx.actor);
  const file = await ctx.db.tenant(companyId, async (tx) => {
    const workflow = await tx.workflow.findFirst({
      where: { id, companyId },
      select: { companyId: true, status: true, coverFileId: true },
    });
    if (!workflow) throw new DomainError('not_found');
    authorize(canReadWorkflow(ctx.actor, workflow));
    return workflow.coverFileId ? tx.storedFile.findFirst({ where: { id: workflow.coverFileId, companyId } }) : null;
  });
  return openFile(ctx, file);
}

/**
 * Opens the cover of an onboarding workflow for supplier pages. The cover of an active workflow is public if the company
 * has a public link. Otherwise the caller must name the file, which only those know who may see the workflow, or belong
 * to the company. Throws `not_found`.
 */
export async function openOnboardingCover(
  ctx: Context,
  { id, fileId }: { id: string; fileId: string | undefined },
): Promise<OpenFile> {
  const workflow = await ctx.db.read.workflow.findFirst({
    where: { id, type: 'onboarding' },
    select: {
      companyId: true,
      status: true,
      coverFileId: true,
      company: { select: { publicOnboardingLink: true } },
    },
  });
  if (!workflow?.coverFileId) throw new DomainError('not_found');
  const { coverFileId, companyId, status, company } = workflow;
  const isOpen = status === 'active' && company.publicOnboardingLink;
  const isNamed = status !== 'draft' && fileId === coverFileId;
  if (!isOpen && !isNamed) authorize(canReadWorkflow(ctx.actor, workflow));
  return openFile(ctx, await ctx.db.read.storedFile.findFirst({ where: { id: coverFileId, companyId } }));
}

/** Throws `not_found`. */
export async function openQuestionAttachment(
  ctx: Context,
  { id, questionId }: { id: string; questionId: string },
): Promise<OpenFile> {
  const { companyId } = requireCompany(ctx.actor);
  const file = await ctx.db.tenant(companyId, async (tx) => {
    const question = await tx.questionnaireItem.findFirst({
      where: { id: questionId, companyId, workflowId: id },
      select: { file: true, workflow: { select: { companyId: true, status: true } } },
    });
    if (!question) throw new DomainError('not_found');
    authorize(canReadWorkflow(ctx.actor, question.workflow));
    return question.file;
  });
  return openFile(ctx, file);
}
