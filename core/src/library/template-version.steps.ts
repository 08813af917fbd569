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
