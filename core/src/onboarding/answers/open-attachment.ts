import { canReadWorkflow } from '@homologa/domain/companies/workflow-access.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { type OpenFile, openFile } from '../../files/open-file';
import type { Context } from '../../kernel/context';
import { findLink, hasSupplierAccount } from '../access.queries';

/**
 * Opens the file that the client attached to a question. Accepts a supplier's link or session and a session of the
 * company. Throws `unauthenticated`, `not_found`.
 */
export async function openAttachment(
  ctx: Context,
  place: { workflowId: string; questionId: string; linkToken: string | null },
): Promise<OpenFile> {
  const { workflowId, questionId } = place;
  if (ctx.actor.kind !== 'user' && !place.linkToken) throw new DomainError('unauthenticated');
  const workflow = await ctx.db.read.workflow.findUnique({
    where: { id: workflowId },
    select: { companyId: true, status: true },
  });
  if (!workflow) throw new DomainError('not_found');
  if (canReadWorkflow(ctx.actor, workflow) !== 'allow' && !(await hasSupplierAccount(ctx, workflowId))) {
    await requireOpenLink(ctx, workflowId, place.linkToken);
  }
  const { companyId } = workflow;
  const question = await ctx.db.tenant(companyId, (tx) =>
    tx.questionnaireItem.findFirst({
      where: { id: questionId, workflowId, companyId, type: 'attachment' },
      select: { file: { select: { key: true, name: true, mime: true, size: true } } },
    }),
  );
  return openFile(ctx, question?.file);
}

async function requireOpenLink(ctx: Context, workflowId: string, token: string | null): Promise<void> {
  const link = token ? await findLink(ctx, { workflowId }, token) : null;
  if (!link) throw new DomainError('not_found');
  const supplier = await ctx.db.read.supplier.findUnique({
    where: { id: link.supplierId },
    select: { accountId: true },
  });
  if (!link.isOpen || supplier?.accountId) throw new DomainError('unauthenticated');
}
