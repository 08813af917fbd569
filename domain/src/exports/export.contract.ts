import { z } from 'zod';
import { type ComplianceCheckSort, complianceCheckList } from '../compliance/checks/compliance-check.contract';
import { jobResponse } from '../jobs/job.contract';
import { type SupplierSortField, supplierList, supplierListQuery } from '../suppliers/supplier.contract';
import { SUPPLIER_COLUMNS } from '../suppliers/supplier-columns';
import { id, isoDate, localeSchema } from '../wire/common.contract';
import { listQueryParams, oneOrMany } from '../wire/list-query';
import { type WorkflowSortField, workflowList } from '../workflows/workflow.contract';

const columns = z
  .union([z.literal('all'), oneOrMany(z.enum(SUPPLIER_COLUMNS))])
  .optional()
  .describe('column names separated by commas, or all; without it the columns of the own table');

const ids = oneOrMany(id).optional().describe('ids separated by commas');

export const exportSuppliersQuery = supplierListQuery.omit({ range: true }).extend({ columns, ids });
export type ExportSuppliersQuery = z.infer<typeof exportSuppliersQuery>;

export const exportWorkflowsQuery = listQueryParams
  .omit({ range: true })
  .extend({ ids, q: z.string().optional(), status: z.union([z.string(), z.array(z.string())]).optional() });

const order = z.enum(['ASC', 'DESC']);
const namesOf = <Name extends string>(names: Readonly<Record<string, Name>>) =>
  z.enum([...new Set(Object.values(names))] as [Name, ...Name[]]);

export const suppliersExport = z.object({
  workflowId: id.nullable(),
  columns: z.array(z.enum(SUPPLIER_COLUMNS)).min(1),
  filter: z.object(supplierList.filter),
  sort: z.object({ field: namesOf<SupplierSortField>(supplierList.sort), order }),
  locale: localeSchema,
});
export type SuppliersExport = z.infer<typeof suppliersExport>;

export const workflowsExport = z.object({
  filter: z.object(workflowList.filter),
  sort: z.object({ field: namesOf<WorkflowSortField>(workflowList.sort), order }),
  locale: localeSchema,
});
export type WorkflowsExport = z.infer<typeof workflowsExport>;

export const exportChecksQuery = listQueryParams.omit({ range: true }).extend({ ids });

export const checksExport = z.object({
  filter: z.object(complianceCheckList.filter),
  sort: z.object({ field: namesOf<ComplianceCheckSort>(complianceCheckList.sort), order }),
  locale: localeSchema,
});
export type ChecksExport = z.infer<typeof checksExport>;

/**
 * Payload of the job that exports the results of a workflow: of one supplier or, without `supplierId`, of all
 * suppliers.
 */
export const resultsExport = z.object({ workflowId: id, supplierId: id.nullable(), locale: localeSchema });
export type ResultsExport = z.infer<typeof resultsExport>;

export const questionnaireQuery = z.object({ type: z.enum(['excel', 'pdf']).optional() });

export const questionnaireExport = z.object({
  workflowId: id,
  type: z.enum(['excel', 'pdf']).default('excel'),
  locale: localeSchema,
});
export type QuestionnaireExport = z.infer<typeof questionnaireExport>;

export const exportResult = z.object({ file_id: id, file_name: z.string(), rows: z.number().int().nonnegative() });
export type ExportResult = z.infer<typeof exportResult>;

/**
 * GET /api/exports: the user's own exports of the last week. `file` is null until the file is ready and after it has
 * expired.
 */
export const ownExportResponse = jobResponse.extend({
  file: z.object({ name: z.string(), size: z.number().int().nonnegative(), expires_at: isoDate }).nullable(),
});
export type OwnExportResponse = z.infer<typeof ownExportResponse>;
