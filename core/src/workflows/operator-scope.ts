import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Context } from '../kernel/context';
import { isId } from '../kernel/ids';
import type { SupplierPlace } from '../suppliers/supplier.steps';

interface ScopedCompany {
  id: string;
  deactivatedAt: Date | null;
}

const COMPANY = { id: true, deactivatedAt: true } as const;

/**
 * Lets an operator of the CLI call use cases of a company's members; the policies then decide, and the audit trail
 * names the operator. Throws `forbidden` for other actors, who cannot choose a company.
 */
function actIn(ctx: Context, { id }: ScopedCompany): Context {
  if (ctx.actor.kind !== 'system') throw new DomainError('forbidden');
  return { ...ctx, actor: { ...ctx.actor, companyId: id } };
}

/** As `actIn`, for changes. Throws `company_deactivated`: its members cannot sign in, and nobody acts in their place. */
function changeIn(ctx: Context, company: ScopedCompany): Context {
  const scoped = actIn(ctx, company);
  if (company.deactivatedAt) throw new DomainError('company_deactivated');
  return scoped;
}

async function findCompany(ctx: Context, id: string): Promise<ScopedCompany> {
  const company = isId(id) ? await ctx.db.read.company.findUnique({ where: { id }, select: COMPANY }) : null;
  if (!company) throw new DomainError('not_found');
  return company;
}

async function findCompanyOfWorkflow(ctx: Context, id: string): Promise<ScopedCompany> {
  const workflow = isId(id)
    ? await ctx.db.read.workflow.findUnique({ where: { id }, select: { company: { select: COMPANY } } })
    : null;
  if (!workflow) throw new DomainError('not_found');
  return workflow.company;
}

/** For reading, also in a deactivated company. Throws `not_found`, `forbidden`. */
export const lookIntoCompany = async (ctx: Context, companyId: string): Promise<Context> =>
  actIn(ctx, await findCompany(ctx, companyId));

/** For reading, also in a deactivated company. Throws `not_found`, `forbidden`. */
export const lookIntoWorkflow = async (ctx: Context, workflowId: string): Promise<Context> =>
  actIn(ctx, await findCompanyOfWorkflow(ctx, workflowId));

/** For changes. Throws `not_found`, `forbidden`, `company_deactivated`. */
export const operateInCompany = async (ctx: Context, companyId: string): Promise<Context> =>
  changeIn(ctx, await findCompany(ctx, companyId));

/** For changes. Throws `not_found`, `forbidden`, `company_deactivated`. */
export const operateInWorkflow = async (ctx: Context, workflowId: string): Promise<Context> =>
  changeIn(ctx, await findCompanyOfWorkflow(ctx, workflowId));

/** For changes. Throws `not_found`, `forbidden`, `company_deactivated`. */
export async function operateOnSupplier(
  ctx: Context,
  supplierId: string,
): Promise<{ scoped: Context; place: SupplierPlace }> {
  const supplier = isId(supplierId)
    ? await ctx.db.read.supplier.findUnique({
        where: { id: supplierId },
        select: { workflowId: true, workflow: { select: { company: { select: COMPANY } } } },
      })
    : null;
  if (!supplier) throw new DomainError('not_found');
  return { scoped: changeIn(ctx, supplier.workflow.company), place: { workflowId: supplier.workflowId, supplierId } };
}
