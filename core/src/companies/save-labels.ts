import type { LabelInput } from '@homologa/domain/companies/company.contract';
import { canManageLabels } from '@homologa/domain/companies/company.policy';
import { checkLabels } from '@homologa/domain/companies/labels';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { audit } from '../kernel/audit';
import { authorize, requireNotActingAsOther } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { type CompanyRow, readCompany } from './company.queries';

const LABEL_LOCK = 726_175;

/**
 * Inserts labels without an id and updates labels with an id; deletes none. Throws `not_found` for an id of another
 * company, `label_name_required`, `label_name_taken`, `label_color_invalid`.
 */
export async function saveLabels(
  ctx: Context,
  { companyId, tags }: { companyId: string; tags: LabelInput[] },
): Promise<CompanyRow> {
  authorize(canManageLabels(ctx.actor, companyId));
  requireNotActingAsOther(ctx.actor);
  return ctx.db.tenant(companyId, async (tx) => {
    // Serializes label changes, because unique names are checked against the existing labels.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LABEL_LOCK}, hashtext(${companyId}))`;
    const existing = await tx.label.findMany({ where: { companyId }, select: { id: true, name: true } });
    const known = new Set(existing.map(({ id }) => id));
    const changes = tags.map(({ _id, name, color }) => ({ id: _id || null, name, color: color.toLowerCase() }));
    if (changes.some(({ id }) => id !== null && !known.has(id))) throw new DomainError('not_found');
    assertRules(checkLabels(existing, changes));
    for (const { id, name, color } of changes) {
      if (id === null) {
        await tx.label.create({ data: { id: newId(), companyId, name, color, createdAt: ctx.now() } });
      } else {
        await tx.label.updateMany({ where: { id, companyId }, data: { name, color } });
      }
    }
    await audit(ctx, tx, {
      companyId,
      action: 'company.save_labels',
      objectType: 'company',
      objectId: companyId,
      facts: { labels: changes.length },
    });
    return readCompany(tx, companyId);
  });
}
