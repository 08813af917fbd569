import type { BirForm, BirSection } from './bir-form';
import type { BirFormFileKind } from './form-files';
import { type BirFormData, type BirPlace, birPath, isBlank, isShown, linesOf } from './form-values';

export type MissingBirField = { path: string } & (
  | ({ kind: 'field' } & BirPlace)
  | ({ kind: 'rows'; wanted: number } & BirPlace)
  | { kind: 'file'; file: BirFormFileKind }
);

export const filePath = (kind: BirFormFileKind): string => `files.${kind}`;

function missingIn(section: BirSection, data: BirFormData): MissingBirField[] {
  const lines = linesOf(section, data);
  const fields = lines.flatMap(({ row, values }) =>
    section.fields
      .filter((known) => known.isRequired && isShown(known, values) && isBlank(values[known.name]))
      .map(
        (known): MissingBirField => ({
          kind: 'field',
          path: birPath(section.id, row, known.name),
          section: section.id,
          row,
          field: known.name,
        }),
      ),
  );
  if (!section.isList || lines.length >= section.minRows) return fields;
  const place = { section: section.id, row: null, field: null };
  return [...fields, { kind: 'rows', path: birPath(section.id), wanted: section.minRows - lines.length, ...place }];
}

/**
 * Lists the data still missing for the report, in form order. Only a missing company name or country blocks submission
 * (reference 7.12).
 */
export function missingBirFields(form: BirForm, data: BirFormData, fileKinds: ReadonlySet<string>): MissingBirField[] {
  const files = form.files.filter(({ kind, isRequired }) => isRequired && !fileKinds.has(kind));
  return [
    ...form.sections.flatMap((section) => missingIn(section, data)),
    ...files.map(({ kind }): MissingBirField => ({ kind: 'file', path: filePath(kind), file: kind })),
  ];
}
