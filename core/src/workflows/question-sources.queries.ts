import type { ItemSource } from '@homologa/domain/questionnaires/library/template.contract';
import type { Tx } from '../kernel/database/database';

type Place = Pick<ItemSource, 'template' | 'version' | 'item'>;

/** Key of an item of a template's version. */
export const sourceKey = ({ template, version, item }: Place): string => `${template} ${version} ${item}`;

/**
 * Returns the keys of the sources that exist for the company: an item of a version of its own templates, or of the
 * provider's.
 */
export async function findSources(
  tx: Tx,
  companyId: string,
  sources: readonly ItemSource[],
): Promise<ReadonlySet<string>> {
  if (sources.length === 0) return new Set();
  const found = await tx.$queryRaw<Place[]>`
    SELECT asked."template"::text, asked."version", asked."item"
    FROM unnest(
      ${sources.map(({ template }) => template)}::uuid[],
      ${sources.map(({ version }) => version)}::int[],
      ${sources.map(({ item }) => item)}::text[]) AS asked("template", "version", "item")
    JOIN "QuestionnaireTemplateVersion" v ON v."templateId" = asked."template" AND v."version" = asked."version"
    WHERE (v."companyId" = ${companyId}::uuid OR v."companyId" IS NULL)
      AND v."items" @> jsonb_build_array(jsonb_build_object('_id', asked."item"))`;
  return new Set(found.map(sourceKey));
}
