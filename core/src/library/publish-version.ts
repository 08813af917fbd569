import { DomainError } from '@homologa/domain/errors/domain-error';
import type { DeskVersionBody, Texts } from '@homologa/domain/questionnaires/library/template.contract';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { asOwner, lockTemplate, type TemplateOwner } from './as-owner';
import { columnsOf, insertVersion } from './template-version.steps';
import { TEMPLATES } from './templates';

interface PublishVersionInput {
  id: string;
  version: DeskVersionBody;
}

/**
 * Appends a version to a template and returns its number. `takes_release` says that the version contains what the
 * provider wants of this release's model, which the desk then no longer offers. Throws `not_found`, `forbidden`,
 * `template_archived`, `template_changed` if another version was published since the edited one, and the violations of
 * `checkTemplate`.
 */
export async function publishVersion(
  ctx: Context,
  owner: TemplateOwner,
  { id, version: { based_on: basedOn, items, takes_release: takesRelease = false } }: PublishVersionInput,
): Promise<number> {
  return asOwner(ctx, owner, async (tx, companyId) => {
    const { version: newest, archivedAt } = await lockTemplate(tx, companyId, id);
    if (archivedAt) throw new DomainError('template_archived');
    if (basedOn !== newest) throw new DomainError('template_changed');
    const { title, description, releaseKey } = await tx.questionnaireTemplate.findFirstOrThrow({
      where: { id, companyId },
      select: { title: true, description: true, releaseKey: true },
    });
    const version = newest + 1;
    const model = takesRelease ? TEMPLATES.find(({ key }) => key === releaseKey) : undefined;
    await insertVersion(ctx, tx, { companyId, templateId: id, version, items, releaseVersion: model?.version ?? null });
    await tx.questionnaireTemplate.updateMany({
      where: { id, companyId },
      data: { version, ...columnsOf(title as Texts, description as Texts, items), modifiedAt: ctx.now() },
    });
    await audit(ctx, tx, {
      companyId,
      action: 'template.publish',
      objectType: 'template',
      objectId: id,
      facts: { version, items: items.length },
    });
    return version;
  });
}
