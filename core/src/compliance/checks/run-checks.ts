import type { AskedCheck } from '@homologa/domain/compliance/checks/compliance-check.contract';
import { canCheckNames } from '@homologa/domain/compliance/compliance.policy';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { preferredLanguage } from '@homologa/domain/language/preferred-language';
import { askedShareholders } from '@homologa/domain/screenings/asked-shareholder';
import { SCREENING_OPTIONS } from '@homologa/domain/screenings/screening-rules';
import { normalizeInvite } from '@homologa/domain/suppliers/invite';
import { takeUnits } from '../../companies/quota.steps';
import { audit } from '../../kernel/audit';
import { authorize, requireMember } from '../../kernel/authorize';
import type { Context } from '../../kernel/context';
import { insertRows } from '../../kernel/database/insert-rows';
import { newId } from '../../kernel/ids';
import { canScreen } from '../../screenings/screening.queries';
import { firstScreening, insertScreenings } from '../../screenings/screening.steps';
import { moveStatuses } from '../../supplier-record/history.steps';
import { insertSuppliers } from '../../supplier-record/supplier-rows.steps';
import { type CheckRecord, readChecks } from './check.queries';
import { findOrCreateChecksWorkflow } from './checks-workflow.steps';

/**
 * POST /api/compliance-checks: screens names that are not yet suppliers, in the given order. Each name takes a unit of
 * the CFR product. Creates all checks or none. Throws `forbidden`, `screening_without_lists`, `product_limit_reached`.
 */
export async function runChecks(ctx: Context, asked: readonly AskedCheck[]): Promise<CheckRecord[]> {
  const { user, companyId } = requireMember(ctx.actor);
  const hasLists = await canScreen(ctx);
  const by = await ctx.db.read.user.findUniqueOrThrow({
    where: { id: user.userId },
    select: { name: true, preferences: true },
  });
  const language = preferredLanguage(by.preferences);
  return ctx.db.tenant(companyId, async (tx) => {
    const product = await tx.companyProduct.findUnique({
      where: { companyId_type: { companyId, type: 'cfr' } },
      select: { enabled: true },
    });
    authorize(canCheckNames(ctx.actor, { companyId, isComplianceEnabled: product?.enabled === true }));
    if (!hasLists) throw new DomainError('screening_without_lists');
    const workflowId = await findOrCreateChecksWorkflow(ctx, tx, { companyId, language });
    const now = ctx.now();
    const checks = asked.map((check) => ({ ...check, id: newId(), ...askedShareholders(check.shareholders) }));
    // The quota is locked from here until the commit, so the number of the following statements must not depend on the
    // number of names.
    await takeUnits(ctx, tx, companyId, 'cfr', asked.length);
    const suppliers = await insertSuppliers(
      tx,
      checks.map(({ id, name, country, tax_id: taxId, names }) => ({
        id,
        companyId,
        workflowId,
        position: 0,
        ...normalizeInvite({ companyName: name, country, taxId, shareholders: names }),
        invitationState: 'none' as const,
        createdAt: now,
        modifiedAt: now,
      })),
    );
    // A check involves no report, so its supplier is completed at once.
    await moveStatuses(ctx, tx, companyId, suppliers, 'completed');
    await insertRows(
      tx,
      'ComplianceCheck',
      checks.map(({ id, kind, birth_date: birthDate }) => ({
        supplierId: id,
        companyId,
        kind,
        birthDate,
        requestedById: user.userId,
        requestedByName: by.name,
        requestedAt: now,
        turnedAt: null,
      })),
    );
    await insertScreenings(
      ctx,
      tx,
      companyId,
      checks.map(({ id, country, names, facts }) =>
        firstScreening({
          companyId,
          supplierId: id,
          country,
          shareholders: names,
          shareholderFacts: facts,
          options: [...SCREENING_OPTIONS],
        }),
      ),
    );
    await audit(ctx, tx, {
      companyId,
      action: 'compliance.check',
      objectType: 'workflow',
      objectId: workflowId,
      facts: { added: checks.length },
    });
    return readChecks(
      tx,
      companyId,
      checks.map(({ id }) => id),
    );
  });
}
