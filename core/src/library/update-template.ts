import type {
  TemplateItem,
  Texts,
  UpdateTemplateBody,
} from '@homologa/domain/questionnaires/library/template.contract';
import { searchTextOf } from '@homologa/domain/questionnaires/library/template-items';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import { asOwner, lockOwner, lockTemplate, type TemplateOwner } from './as-owner';
import { jsonOf, requireRoom, requireTitle, storedTexts } from './template-version.steps';

interface UpdateTemplateInput {
  id: string;
  changes: UpdateTemplateBody;
}

/**
 * Renames, archives or restores a template; its versions stay as they are. Idempotent. Throws `not_found`, `forbidden`,
 * `template_title_missing`, `too_many_templates` if the restored one would be one too many.
 */
export async function updateTemplate(
  ctx: Context,
  owner: TemplateOwner,
  { id, changes }: UpdateTemplateInput,
): Promise<void> {
  await asOwner(ctx, owner, async (tx, companyId) => {
    if (changes.archived === false) await lockOwner(tx, companyId);
    const { version, archivedAt } = await lockTemplate(tx, companyId, id);
    if (changes.archived === false && archivedAt) await requireRoom(tx, companyId, { isNew: false });
    const before = await tx.questionnaireTemplate.findFirstOrThrow({ where: { id, companyId } });
    const { items } = await tx.questionnaireTemplateVersion.findFirstOrThrow({
      where: { companyId, templateId: id, version },
      select: { items: true },
    });
    if (changes.title) requireTitle(changes.title);
    const title = changes.title ? storedTexts(changes.title) : (before.title as Texts);
    const description = changes.description ? storedTexts(changes.description) : (before.description as Texts);
    const archived = changes.archived ?? archivedAt !== null;
    await tx.questionnaireTemplate.updateMany({
      where: { id, companyId },
      data: {
        title: jsonOf(title),
        description: jsonOf(description),
        searchText: searchTextOf(title, description, items as unknown as TemplateItem[]),
        archivedAt: archived ? (archivedAt ?? ctx.now()) : null,
        modifiedAt: ctx.now(),
      },
    });
    const isMoved = archived !== (archivedAt !== null);
    const changed = (['title', 'description'] as const).filter((name) => changes[name] !== undefined);
    if (isMoved) {
      const action = archived ? 'template.archive' : 'template.restore';
      await audit(ctx, tx, { companyId, action, objectType: 'template', objectId: id });
    }
    if (changed.length > 0) {
      await audit(ctx, tx, {
        companyId,
        action: 'template.update',
        objectType: 'template',
        objectId: id,
        facts: { changed },
      });
    }
  });
}
