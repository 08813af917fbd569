import { DomainError } from '@homologa/domain/errors/domain-error';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { canManageProviderTemplates, canReadTemplates } from '@homologa/domain/questionnaires/library/template.policy';
import { exactExpressions, searchExpressions } from '@homologa/domain/questionnaires/library/template-search';
import type { QuestionnaireTemplate } from '@homologa/prisma/models';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { releaseItems } from './release-items';
import { TEMPLATES } from './templates';

export type TemplateRow = Omit<QuestionnaireTemplate, 'searchText'>;

export interface TemplateDetail {
  template: TemplateRow;
  shownVersion: number;
  items: TemplateItem[];
  versions: { version: number; releaseVersion: number | null; createdById: string | null; createdAt: Date }[];
}

interface TemplateFilter {
  q: string;
  isArchived: boolean;
}

const OMIT = { searchText: true } as const;

/** Lists the templates with the words of the search, or else those with words that differ by a letter. */
async function listOf(tx: Tx, companies: (string | null)[], { q, isArchived }: TemplateFilter): Promise<TemplateRow[]> {
  const owners = companies.map((companyId) => ({ companyId }));
  const listed = async (expressions: string[]): Promise<TemplateRow[]> => {
    const found = expressions.length > 0 ? await findByText(tx, companies, expressions) : null;
    return tx.questionnaireTemplate.findMany({
      where: {
        OR: owners,
        archivedAt: isArchived ? { not: null } : null,
        ...(found ? { id: { in: found } } : {}),
      },
      omit: OMIT,
      orderBy: [{ companyId: { sort: 'asc', nulls: 'last' } }, { createdAt: 'asc' }, { id: 'asc' }],
    });
  };
  const rows = await listed(exactExpressions(q));
  return rows.length > 0 || q.trim() === '' ? rows : listed(searchExpressions(q));
}

async function findByText(tx: Tx, companies: (string | null)[], expressions: string[]): Promise<string[]> {
  const ids = companies.filter((companyId) => companyId !== null);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "QuestionnaireTemplate"
    WHERE ("companyId" = ANY(${ids}::uuid[]) OR (${companies.includes(null)} AND "companyId" IS NULL))
      AND "searchText" ~ ALL(${expressions}::text[])`;
  return rows.map(({ id }) => id);
}

/**
 * Lists the company's templates, then the provider's. With `isArchived` it lists only the company's own: the provider's
 * archived templates are in no list but stay readable by id (`getTemplate`). Throws `forbidden`.
 */
export async function listTemplates(ctx: Context, filter: TemplateFilter): Promise<TemplateRow[]> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canReadTemplates(ctx.actor, companyId));
  const owners = filter.isArchived ? [companyId] : [companyId, null];
  return ctx.db.tenant(companyId, (tx) => listOf(tx, owners, filter));
}

/** Lists the provider's templates for staff. Throws `forbidden`, and `not_found` for staff without administration. */
export async function listProviderTemplates(ctx: Context, filter: TemplateFilter): Promise<TemplateRow[]> {
  authorize(canManageProviderTemplates(ctx.actor));
  return ctx.db.system((tx) => listOf(tx, [null], filter));
}

async function detailOf(
  tx: Tx,
  companies: (string | null)[],
  { id, version }: TemplateChoice,
): Promise<TemplateDetail> {
  const owners = { OR: companies.map((companyId) => ({ companyId })) };
  const template = await tx.questionnaireTemplate.findFirst({ where: { ...owners, id }, omit: OMIT });
  if (!template) throw new DomainError('not_found');
  const shownVersion = version ?? template.version;
  const shown = await tx.questionnaireTemplateVersion.findFirst({
    where: { ...owners, templateId: id, version: shownVersion },
    select: { items: true },
  });
  if (!shown) throw new DomainError('not_found');
  const versions = await tx.questionnaireTemplateVersion.findMany({
    where: { ...owners, templateId: id },
    select: { version: true, releaseVersion: true, createdById: true, createdAt: true },
    orderBy: { version: 'desc' },
  });
  return { template, shownVersion, items: shown.items as unknown as TemplateItem[], versions };
}

interface TemplateChoice {
  id: string;
  /** Absent: the newest. */
  version?: number | undefined;
}

/**
 * Returns a version of a template of the company or the provider, also of an archived one, because questionnaires may
 * have come from it. Throws `not_found`, `forbidden`.
 */
export async function getTemplate(ctx: Context, choice: TemplateChoice): Promise<TemplateDetail> {
  const { companyId } = requireCompany(ctx.actor);
  authorize(canReadTemplates(ctx.actor, companyId));
  return ctx.db.tenant(companyId, (tx) => detailOf(tx, [companyId, null], choice));
}

/**
 * Returns a version of a provider's template for staff, with the model of this release if no version has taken it yet,
 * because staff had published one. Throws `not_found`, `forbidden`.
 */
export async function getProviderTemplate(
  ctx: Context,
  choice: TemplateChoice,
): Promise<TemplateDetail & { release: TemplateItem[] | null }> {
  authorize(canManageProviderTemplates(ctx.actor));
  const detail = await ctx.db.system((tx) => detailOf(tx, [null], choice));
  const model = TEMPLATES.find(({ key }) => key === detail.template.releaseKey);
  const published = Math.max(0, ...detail.versions.map(({ releaseVersion }) => releaseVersion ?? 0));
  return { ...detail, release: model && model.version > published ? releaseItems(model) : null };
}
