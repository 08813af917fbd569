import type { Texts } from '@homologa/domain/questionnaires/library/template.contract';
import { audit } from '../kernel/audit';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';
import { asOwner, lockOwner, lockTemplate } from './as-owner';
import { releaseItems } from './release-items';
import type { Template } from './template';
import { columnsOf, insertVersion, jsonOf } from './template-version.steps';
import { TEMPLATES } from './templates';

/**
 * Makes the models of this release templates of the provider (reference 6.16): an unknown model becomes a template, and
 * a newer model the next version of its template. Once staff have published a version of a template, later models are
 * not added: staff see the release's model at the desk, and publish it or not. Runs at each start of the workers.
 * Idempotent. Throws `forbidden` for everybody but the system.
 */
export async function publishReleaseModels(ctx: Context, models: readonly Template[] = TEMPLATES): Promise<void> {
  await asOwner(ctx, 'provider', async (tx) => {
    await lockOwner(tx, null);
    for (const model of models) await publishModel(ctx, tx, model);
  });
}

async function publishModel(ctx: Context, tx: Tx, model: Template): Promise<void> {
  const { key, title, description, version: releaseVersion } = model;
  const known = await tx.questionnaireTemplate.findFirst({
    where: { releaseKey: key },
    select: { id: true, title: true, description: true },
  });
  const items = releaseItems(model);
  const now = ctx.now();
  // Staff may have renamed the template: the search finds it by its stored texts, which a release does not change.
  const columns = columnsOf((known?.title ?? title) as Texts, (known?.description ?? description) as Texts, items);
  const id = known?.id ?? newId();
  if (!known) {
    const texts = { title: jsonOf(title), description: jsonOf(description) };
    await tx.questionnaireTemplate.create({
      data: { id, companyId: null, releaseKey: key, ...texts, version: 1, ...columns, createdAt: now, modifiedAt: now },
      select: { id: true },
    });
  }
  const { version: newest } = await lockTemplate(tx, null, id);
  const version = known ? newest + 1 : 1;
  if (known) {
    const before = await tx.questionnaireTemplateVersion.findFirstOrThrow({
      where: { companyId: null, templateId: id, version: newest },
      select: { releaseVersion: true, createdById: true },
    });
    const isOfStaff = before.createdById !== null;
    if (isOfStaff || (before.releaseVersion ?? 0) >= releaseVersion) return;
    await tx.questionnaireTemplate.updateMany({
      where: { id, companyId: null },
      data: { version, ...columns, modifiedAt: now },
    });
  }
  await insertVersion(ctx, tx, { companyId: null, templateId: id, version, items, releaseVersion });
  await audit(ctx, tx, {
    companyId: null,
    action: 'template.publish',
    objectType: 'template',
    objectId: id,
    facts: { version, items: items.length },
  });
}
