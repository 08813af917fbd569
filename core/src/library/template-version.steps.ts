import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { LOCALES } from '@homologa/domain/language/locales';
import { checkTemplate } from '@homologa/domain/questionnaires/library/check-template';
import type { TemplateItem, Texts } from '@homologa/domain/questionnaires/library/template.contract';
import {
  countQuestions,
  missingTexts,
  ownTextIn,
  searchTextOf,
  textIn,
} from '@homologa/domain/questionnaires/library/template-items';
import { MAX_STORED_TEMPLATES, MAX_TEMPLATES } from '@homologa/domain/questionnaires/limits';
import type { Prisma } from '@homologa/prisma/client';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';

export const jsonOf = (value: unknown): Prisma.InputJsonValue => value as Prisma.InputJsonValue;

/** Throws `template_title_missing` for a title that has no text in any language. */
export function requireTitle(title: Texts): void {
  if (textIn(title, 'en') === '') throw new DomainError('template_title_missing');
}

/**
 * Requires room for one more template, which is new or restored. The caller holds the lock of `lockOwner`. Throws
 * `too_many_templates`, `too_many_stored_templates` if the archived ones leave no room for a new one.
 */
export async function requireRoom(tx: Tx, companyId: string | null, { isNew }: { isNew: boolean }): Promise<void> {
  const active = await tx.questionnaireTemplate.count({ where: { companyId, archivedAt: null } });
  if (active >= MAX_TEMPLATES) throw new DomainError('too_many_templates', { values: { n: MAX_TEMPLATES } });
  if (isNew && (await tx.questionnaireTemplate.count({ where: { companyId } })) >= MAX_STORED_TEMPLATES) {
    throw new DomainError('too_many_stored_templates', { values: { n: MAX_STORED_TEMPLATES } });
  }
}

/** Drops empty texts. */
export const storedTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => (ownTextIn(texts, locale) ? [[locale, ownTextIn(texts, locale)]] : [])),
  );

export interface NewVersion {
  companyId: string | null;
  templateId: string;
  version: number;
  items: readonly TemplateItem[];
  releaseVersion?: number | null;
}

/** Returns what lists and the search say of the newest version. Throws the violations of `checkTemplate`. */
export function columnsOf(title: Texts, description: Texts, items: readonly TemplateItem[]) {
  assertRules(checkTemplate(items));
  return {
    questions: countQuestions(items),
    missing: jsonOf(missingTexts(items)),
    searchText: searchTextOf(title, description, items),
  };
}

/** Appends a version; the template's own row is the caller's to write. */
export async function insertVersion(ctx: Context, tx: Tx, version: NewVersion): Promise<void> {
  await tx.questionnaireTemplateVersion.create({
    data: {
      id: newId(),
      companyId: version.companyId,
      templateId: version.templateId,
      version: version.version,
      releaseVersion: version.releaseVersion ?? null,
      items: jsonOf(version.items),
      createdById: actorIdOf(ctx.actor),
      createdAt: ctx.now(),
    },
    select: { id: true },
  });
}
