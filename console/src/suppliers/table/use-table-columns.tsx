import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';
import { SUPPLIER_COLUMN_WORDS } from '@homologa/domain/suppliers/supplier-words';
import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import { useMemo } from 'react';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import type { ListColumn } from '../../shared/lists/list-column';
import { LegendButton } from '../legends/LegendButton';
import { LEGEND_OF_COLUMN } from '../legends/legend-kinds';
import { traitsOf } from '../workflow/workflow-traits';
import { FIXED_COLUMN } from './column-choice';
import { COLUMNS, isReported } from './columns';

const STICKY: Partial<Readonly<Record<SupplierColumn, ListColumn<SupplierRow>['sticky']>>> = {
  company_name: 'start',
  actions: 'end',
};

const UNKNOWN = '–';

/** Returns the memoized columns of the table, whose rows re-render when the columns change. */
export function useTableColumns(
  columns: readonly SupplierColumn[],
  workflow: WorkflowResponse | undefined,
): readonly ListColumn<SupplierRow>[] {
  const t = useText();
  const format = useFormat();
  return useMemo(() => {
    const scope = workflow && { workflow: traitsOf(workflow), reached: null };
    return columns.map((key): ListColumn<SupplierRow> => {
      const { render, ...column } = COLUMNS[key];
      const legend = LEGEND_OF_COLUMN[key];
      return {
        ...column,
        key,
        label: t(SUPPLIER_COLUMN_WORDS[key]),
        sticky: STICKY[key],
        opensRow: key === FIXED_COLUMN ? true : undefined,
        note: legend && <LegendButton legend={legend} scope={scope} />,
        render: (row) => {
          const value = render(row, { t, format });
          return isReported(key) && (value == null || value === '') ? UNKNOWN : value;
        },
      };
    });
  }, [columns, workflow, t, format]);
}
