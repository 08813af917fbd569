import { DomainError } from '@homologa/domain/errors/domain-error';
import {
  canManageProviderTemplates,
  canManageTemplates,
} from '@homologa/domain/questionnaires/library/template.policy';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

/** Whose templates a use case changes: those of the caller's company, or the provider's. */
export type TemplateOwner = 'company' | 'provider';

/**
 * Runs the work in a transaction of the owner, with the owner's company, null for the provider. Throws `forbidden`, and
 * `not_found` for staff without administration.
 */
export async function asOwner<Result>(
  ctx: Context,
  owner: TemplateOwner,
  work: (tx: Tx, companyId: string | null) => Promise<Result>,
): Promise<Result> {
  if (owner === 'provider') {
    authorize(canManageProviderTemplates(ctx.actor));
    return ctx.db.system((tx) => work(tx, null));
  }
  const { companyId } = requireCompany(ctx.actor);
  authorize(canManageTemplates(ctx.actor, companyId));
  return ctx.db.tenant(companyId, (tx) => work(tx, companyId));
}

const TEMPLATE_LOCK = 726_181;

/** Serializes what is counted per owner: new templates, and the models of a release. */
export const lockOwner = (tx: Tx, companyId: string | null): Promise<unknown> =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(${TEMPLATE_LOCK}, hashtext(${companyId ?? ''}))`;

export interface LockedTemplate {
  id: string;
  version: number;
  archivedAt: Date | null;
}

/** Throws `not_found` for a template of somebody else, also for the provider's when a company asks. */
export async function lockTemplate(tx: Tx, companyId: string | null, id: string): Promise<LockedTemplate> {
  const [template] = await tx.$queryRaw<LockedTemplate[]>`
    SELECT "id", "version", "archivedAt" FROM "QuestionnaireTemplate"
    WHERE "id" = ${id}::uuid AND "companyId" IS NOT DISTINCT FROM ${companyId}::uuid
    FOR UPDATE`;
  if (!template) throw new DomainError('not_found');
  return template;
}
