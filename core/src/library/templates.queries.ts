import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Locale } from '@homologa/domain/language/locales';
import { isAnswerable, type QuestionItem } from '@homologa/domain/questionnaires/questionnaire-rules';
import { canListWorkflows } from '@homologa/domain/workflows/workflow.policy';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import { itemsIn, type Template } from './template';
import { TEMPLATES } from './templates';

export interface TemplateSummary {
  key: string;
  version: number;
  title: string;
  description: string;
  questions: number;
}

const summaryOf = ({ key, version, title, description, items }: Template, locale: Locale): TemplateSummary => ({
  key,
  version,
  title: title[locale],
  description: description[locale],
  questions: items.filter(({ type }) => isAnswerable(type)).length,
});

/** Lists the provider's templates in one language. Throws `forbidden`. */
export function listTemplates(ctx: Context, locale: Locale): TemplateSummary[] {
  authorize(canListWorkflows(ctx.actor, requireCompany(ctx.actor).companyId));
  return TEMPLATES.map((template) => summaryOf(template, locale));
}

/** Throws `not_found`, `forbidden`. */
export function getTemplate(ctx: Context, key: string, locale: Locale): TemplateSummary & { items: QuestionItem[] } {
  authorize(canListWorkflows(ctx.actor, requireCompany(ctx.actor).companyId));
  const template = TEMPLATES.find((one) => one.key === key);
  if (!template) throw new DomainError('not_found');
  return { ...summaryOf(template, locale), items: itemsIn(template, locale) };
}
