import type { BirSection } from '@homologa/domain/bir-form/bir-form';
import { type BirRow, type BirValue, birPath, isShown } from '@homologa/domain/bir-form/form-values';
import type { BirFormState } from '../use-bir-form';
import { FormField } from './FormField';

interface FieldLinesProps {
  state: BirFormState;
  section: BirSection;
  row: number | null;
  values: BirRow;
  errors: Readonly<Record<string, string>>;
  onChange: (field: string, value: BirValue) => void;
}

export function FieldLines({ state, section, row, values, errors, onChange }: FieldLinesProps) {
  return section.fields
    .filter((asked) => isShown(asked, values))
    .map((asked) => {
      const path = birPath(section.id, row, asked.name);
      return (
        <FormField
          key={asked.name}
          asked={asked}
          form={state.form}
          values={values}
          path={path}
          row={row}
          draft={state.drafts.get(path)}
          error={errors[path] ?? null}
          onChange={(value) => onChange(asked.name, value)}
          onDraft={(text) => state.draft(path, text)}
        />
      );
    });
}
