import type { deskCompanyList } from '@homologa/domain/companies/company.contract';
import { canManageCompanies } from '@homologa/domain/companies/company.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { ListQuery } from '@homologa/domain/wire/list-query';
import type { Prisma } from '@homologa/prisma/client';
import type { z } from 'zod';
import { authorize } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { COMPANY_PARTS } from './company.queries';
import { OPEN_PROPOSALS } from './rules/rule-proposals.queries';

const DESK_COMPANY = {
  ...COMPANY_PARTS,
  ruleProposals: OPEN_PROPOSALS,
  _count: { select: { memberships: { where: { deactivatedAt: null } } } },
} as const satisfies Prisma.CompanyInclude;

export type DeskCompanyRow = Prisma.CompanyGetPayload<{ include: typeof DESK_COMPANY }>;

type Filter = z.infer<z.ZodObject<typeof deskCompanyList.filter>>;
type DeskCompanyQuery = ListQuery<(typeof deskCompanyList.defaultSort)['field'], Filter>;

/** Throws `forbidden`. */
export async function listCompanies(
  ctx: Context,
  { sort, range, filter }: DeskCompanyQuery,
): Promise<{ companies: DeskCompanyRow[]; total: number }> {
  authorize(canManageCompanies(ctx.actor));
  const contains = { contains: filter.q?.trim(), mode: 'insensitive' } as const;
  const where: Prisma.CompanyWhereInput = {
    ...(filter.id ? { id: { in: filter.id } } : {}),
    ...(filter.status?.length === 1 ? { deactivatedAt: filter.status[0] === 'active' ? null : { not: null } } : {}),
    ...(contains.contains ? { OR: [{ legalName: contains }, { name: contains }] } : {}),
  };
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const [companies, total] = await Promise.all([
    ctx.db.read.company.findMany({
      where,
      include: DESK_COMPANY,
      orderBy: [sort.field === 'legal_name' ? { legalName: direction } : { createdAt: direction }, { id: 'asc' }],
      skip: range.start,
      take: range.end - range.start + 1,
    }),
    ctx.db.read.company.count({ where }),
  ]);
  return { companies, total };
}

/** Throws `forbidden`, `not_found`. */
export async function getDeskCompany(ctx: Context, companyId: string): Promise<DeskCompanyRow> {
  authorize(canManageCompanies(ctx.actor));
  const company = await ctx.db.read.company.findUnique({ where: { id: companyId }, include: DESK_COMPANY });
  if (!company) throw new DomainError('not_found');
  return company;
}
