import { isDefaultReportType, type ReportType } from '../catalog/report-types';
import type { WorkflowPayment, WorkflowProduct, WorkflowTraits, WorkflowType } from '../catalog/workflow-traits';
import { type CompanyFeatures, isProductEnabled } from '../companies/features';
import { type Violation, violation } from '../errors/error-codes';

export interface WorkflowChoices extends WorkflowTraits {
  payment: WorkflowPayment;
  pricePerSupplier: number | null;
}

export type AskedChoices = { [Choice in keyof WorkflowChoices]?: WorkflowChoices[Choice] | null };

type Products = Pick<CompanyFeatures, 'products'>;

/**
 * True if a workflow of this type can produce the report type: CCR and CFR require an investigation, other report types
 * do not (reference 3.2).
 */
const isMadeBy = (type: WorkflowType, reportType: ReportType): boolean =>
  isDefaultReportType(reportType) || type === 'investigating';

/** True if a new workflow can have the report type. The default report type can always be chosen (reference 3.2). */
const isReportTypeAvailable = (features: Products, type: WorkflowType, reportType: ReportType): boolean =>
  (isProductEnabled(features, reportType) && isMadeBy(type, reportType)) ||
  reportType === firstReportType(features, type);

/**
 * Lists the report types that the form offers for a type of workflow. CCR is offered only for investigations. CFR is
 * never offered, because it has an entry point of its own (reference 3.2).
 */
export function reportTypeChoices(features: Products, type: WorkflowType): ReportType[] {
  return features.products
    .filter((product) => product.enabled && product.visible && product.type !== 'cfr' && isMadeBy(type, product.type))
    .map((product) => product.type);
}

function firstReportType({ products }: Products, type: WorkflowType): ReportType {
  const bought = products.filter((product) => product.enabled && isMadeBy(type, product.type));
  return (bought.find((product) => isDefaultReportType(product.type)) ?? bought[0])?.type ?? 'bir';
}

function firstType(features: CompanyFeatures, product: WorkflowProduct): WorkflowType {
  const isForInvestigating = !isProductEnabled(features, firstReportType(features, 'onboarding'));
  const hasOther = isProductEnabled(features, firstReportType(features, 'investigating'));
  return product === 'report' && isForInvestigating && hasOther ? 'investigating' : 'onboarding';
}

/**
 * Returns the report type after the type or product of a draft has changed: the current report type if it is still
 * available, otherwise the default (reference 3.2).
 */
export function fittingReportType(features: Products, { type, product, reportType }: WorkflowTraits): ReportType {
  if (product === 'score') return 'bir';
  return isReportTypeAvailable(features, type, reportType) ? reportType : firstReportType(features, type);
}

function choose<Value extends string>(
  own: Value | 'hybrid',
  asked: Value | null | undefined,
  fallback: Value,
): { value: Value; isAvailable: boolean } {
  if (own === 'hybrid') return { value: asked ?? fallback, isAvailable: true };
  return { value: own, isAvailable: asked == null || asked === own };
}

/**
 * Resolves type, product, payer, price and report type of a new workflow by the company's features (reference 3.2).
 * `choices` are valid only if `violations` is empty; all violations are `workflow_choice_not_available`.
 */
export function resolveWorkflowChoices(
  features: CompanyFeatures,
  asked: AskedChoices,
): { choices: WorkflowChoices; violations: Violation[] } {
  const product = choose<WorkflowProduct>(features.workflowProduct, asked.product, 'report');
  const type = choose<WorkflowType>(features.workflowType, asked.type, firstType(features, product.value));
  const payment = choose<WorkflowPayment>(features.workflowPayment, asked.payment, 'client');
  // The product score is always based on a BIR (business information report), so the requested report type is ignored.
  const askedReportType = product.value === 'score' ? null : asked.reportType;
  const isReportAvailable = askedReportType == null || isReportTypeAvailable(features, type.value, askedReportType);
  const refused = [
    ...(type.isAvailable ? [] : ['type']),
    ...(product.isAvailable ? [] : ['product']),
    ...(payment.isAvailable ? [] : ['payment']),
    ...(isReportAvailable ? [] : ['report_type']),
  ];
  return {
    choices: {
      type: type.value,
      product: product.value,
      payment: payment.value,
      reportType: product.value === 'score' ? 'bir' : (askedReportType ?? firstReportType(features, type.value)),
      pricePerSupplier: payment.value === 'client' ? null : (asked.pricePerSupplier ?? features.pricePerSupplier),
    },
    violations: refused.map((path) => violation('workflow_choice_not_available', path)),
  };
}
