import type { ReadQuestionnaire } from '@homologa/core/exports/questionnaire/read-questionnaire-file';
import type { TemplateRow as StoredTemplate, TemplateDetail } from '@homologa/core/library/templates.queries';
import { wireItemOf } from '@homologa/domain/questionnaires/files/wire-items';
import type { TemplateResponse, TemplateRow, Texts } from '@homologa/domain/questionnaires/library/template.contract';

export const presentTemplateRow = (template: StoredTemplate): TemplateRow => ({
  _id: template.id,
  id: template.id,
  owner: template.companyId === null ? 'provider' : 'company',
  title: template.title as Texts,
  description: template.description as Texts,
  version: template.version,
  questions: template.questions,
  missing: template.missing as TemplateRow['missing'],
  archived: template.archivedAt !== null,
  modified_at: template.modifiedAt.toISOString(),
});

export const presentTemplate = (detail: TemplateDetail): TemplateResponse => ({
  ...presentTemplateRow(detail.template),
  shown_version: detail.shownVersion,
  items: detail.items,
  versions: detail.versions.map(({ version, releaseVersion, createdById, createdAt }) => ({
    version,
    created_at: createdAt.toISOString(),
    is_release: releaseVersion !== null && createdById === null,
  })),
});

export const presentReadFile = ({ items, problems }: ReadQuestionnaire) => ({
  questionnaire: items.map(wireItemOf),
  problems: problems.map(({ row, column, problem }) => ({ row, column, problem })),
});
