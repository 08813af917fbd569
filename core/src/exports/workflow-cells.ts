import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { isReportType } from '@homologa/domain/catalog/report-types';
import {
  WORKFLOW_PAYMENT_WORDS,
  WORKFLOW_PRODUCT_WORDS,
  WORKFLOW_STATUS_WORDS,
  WORKFLOW_TYPE_WORDS,
} from '@homologa/domain/catalog/workflow-words';
import type { Locale } from '@homologa/domain/language/locales';
import type { WorkflowExportRow } from '../workflows/workflow-list.queries';
import type { WORKFLOW_HEADERS } from './export.texts';
import type { CellKind, CellValue } from './xlsx/sheet';

interface WorkflowCell {
  kind: CellKind;
  width: number;
  value: (workflow: WorkflowExportRow, locale: Locale) => CellValue;
}

const moment = (field: 'createdAt' | 'modifiedAt' | 'launchedAt' | 'closedAt'): WorkflowCell => ({
  kind: 'moment',
  width: 20,
  value: (workflow) => workflow[field],
});

export const WORKFLOW_CELLS: Readonly<Record<keyof typeof WORKFLOW_HEADERS, WorkflowCell>> = {
  title: { kind: 'text', width: 40, value: ({ title }) => title },
  status: { kind: 'text', width: 12, value: ({ status }, locale) => WORKFLOW_STATUS_WORDS[status][locale] },
  type: { kind: 'text', width: 16, value: ({ type }, locale) => WORKFLOW_TYPE_WORDS[type][locale] },
  product: { kind: 'text', width: 12, value: ({ product }, locale) => WORKFLOW_PRODUCT_WORDS[product][locale] },
  report_type: {
    kind: 'text',
    width: 20,
    value: ({ reportType }, locale) => (isReportType(reportType) ? REPORT_TYPE_WORDS[reportType][locale] : reportType),
  },
  payment: { kind: 'text', width: 14, value: ({ payment }, locale) => WORKFLOW_PAYMENT_WORDS[payment][locale] },
  price_per_supplier: {
    kind: 'amount',
    width: 18,
    // Converts minor units to whole currency units.
    value: ({ pricePerSupplier }) => (pricePerSupplier === null ? null : pricePerSupplier / 100),
  },
  suppliers: { kind: 'integer', width: 12, value: ({ suppliersCount }) => suppliersCount },
  completed: { kind: 'integer', width: 20, value: ({ suppliersCompletedCount }) => suppliersCompletedCount },
  created: moment('createdAt'),
  modified: moment('modifiedAt'),
  launched: moment('launchedAt'),
  closed: moment('closedAt'),
};
