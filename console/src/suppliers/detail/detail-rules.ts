import { showsPaydex, showsReportPanel } from '@homologa/domain/catalog/report-types';
import type { SupplierRow } from '@homologa/domain/suppliers/supplier.contract';
import type { SupplierColumn } from '@homologa/domain/suppliers/supplier-columns';

/** Facts of the company panel in display order (reference 4.14); each is also a column of the suppliers table. */
const COMPANY_FACTS = [
  'company_name',
  'tax_id',
  'sic',
  'industry',
  'duns',
  'country',
  'contact_person',
  'contact_emails',
  'phone',
  'address',
  'website',
  'paydex',
] as const satisfies readonly SupplierColumn[];
export type CompanyFact = (typeof COMPANY_FACTS)[number];

type Workflow = Pick<SupplierRow['workflow'], 'type' | 'report_type'>;

const CONDITIONS: Partial<Record<CompanyFact, (workflow: Workflow) => boolean>> = {
  duns: ({ type }) => type === 'investigating',
  website: ({ report_type: type }) => type !== 'questionnaire',
  paydex: ({ report_type: type }) => showsPaydex(type),
};

export const companyFacts = (workflow: Workflow): readonly CompanyFact[] =>
  COMPANY_FACTS.filter((fact) => CONDITIONS[fact]?.(workflow) ?? true);

export const showsRatingCard = ({ workflow, report }: Pick<SupplierRow, 'workflow' | 'report'>): boolean =>
  showsReportPanel(workflow.report_type) || report !== null;

/** True if the supplier has a CCR score but no report panel, which would display the score itself. */
export const showsCcrCard = ({ workflow, ccr }: Pick<SupplierRow, 'workflow' | 'ccr'>): boolean =>
  !showsReportPanel(workflow.report_type) && ccr !== null;
