import type { CreateTemplateBody } from '@homologa/domain/questionnaires/library/template.contract';
import { audit } from '../kernel/audit';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';
import { asOwner, lockOwner, type TemplateOwner } from './as-owner';
import { columnsOf, insertVersion, jsonOf, requireRoom, requireTitle, storedTexts } from './template-version.steps';

/**
 * Creates a template with its first version. Throws `forbidden`, `template_title_missing`, `too_many_templates`,
 * `too_many_stored_templates` and the violations of `checkTemplate`.
 */
export async function createTemplate(ctx: Context, owner: TemplateOwner, body: CreateTemplateBody): Promise<string> {
  return asOwner(ctx, owner, async (tx, companyId) => {
    await lockOwner(tx, companyId);
    requireTitle(body.title);
    await requireRoom(tx, companyId, { isNew: true });
    const [title, description] = [storedTexts(body.title), storedTexts(body.description)];
    const id = newId();
    const now = ctx.now();
    await tx.questionnaireTemplate.create({
      data: {
        id,
        companyId,
        title: jsonOf(title),
        description: jsonOf(description),
        version: 1,
        ...columnsOf(title, description, body.items),
        createdById: actorIdOf(ctx.actor),
        createdAt: now,
        modifiedAt: now,
      },
      select: { id: true },
    });
    await insertVersion(ctx, tx, { companyId, templateId: id, version: 1, items: body.items });
    await audit(ctx, tx, {
      companyId,
      action: 'template.create',
      objectType: 'template',
      objectId: id,
      facts: { items: body.items.length },
    });
    return id;
  });
}
