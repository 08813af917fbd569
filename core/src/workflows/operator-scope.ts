import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';
import { isId } from '../kernel/ids';
import type { SupplierPlace } from '../suppliers/supplier.steps';

/**
 * Lets an operator of the CLI call use cases of a company's members; the policies then decide, and the audit trail
 * names the operator. Throws `forbidden` for other actors, who cannot choose a company.
 */
function actIn(ctx: Context, companyId: string): Context {
  if (ctx.actor.kind !== 'system') throw new DomainError('forbidden');
  return { ...ctx, actor: { ...ctx.actor, companyId } };
}

/** Throws `not_found`, `forbidden`. */
export async function operateInCompany(ctx: Context, companyId: string): Promise<Context> {
  const company = isId(companyId)
    ? await ctx.db.read.company.findUnique({ where: { id: companyId }, select: { id: true } })
    : null;
  if (!company) throw new DomainError('not_found');
  return actIn(ctx, company.id);
}

/** Throws `not_found`, `forbidden`. */
export async function operateInWorkflow(ctx: Context, workflowId: string): Promise<Context> {
  const workflow = isId(workflowId)
    ? await ctx.db.read.workflow.findUnique({ where: { id: workflowId }, select: { companyId: true } })
    : null;
  if (!workflow) throw new DomainError('not_found');
  return actIn(ctx, workflow.companyId);
}

/** Throws `not_found`, `forbidden`. */
export async function operateOnSupplier(
  ctx: Context,
  supplierId: string,
): Promise<{ scoped: Context; place: SupplierPlace }> {
  const supplier = isId(supplierId)
    ? await ctx.db.read.supplier.findUnique({
        where: { id: supplierId },
        select: { companyId: true, workflowId: true },
      })
    : null;
  if (!supplier) throw new DomainError('not_found');
  return { scoped: actIn(ctx, supplier.companyId), place: { workflowId: supplier.workflowId, supplierId } };
}
