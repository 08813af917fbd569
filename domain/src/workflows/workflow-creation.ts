import { isDefaultReportType, type ReportType } from '../catalog/report-types';
import type { WorkflowPayment, WorkflowProduct, WorkflowTraits, WorkflowType } from '../catalog/workflow-traits';
import { type CompanyFeatures, isProductEnabled } from '../companies/features';
import { type Violation, violation } from '../errors/error-codes';

export interface WorkflowChoices extends WorkflowTraits {
  payment: WorkflowPayment;
  /** Null when the client pays. */
  pricePerSupplier: number | null;
}

/** What a creator asked for; null and absent leave the choice to the company's features. */
export type AskedChoices = { [Choice in keyof WorkflowChoices]?: WorkflowChoices[Choice] | null };

/** Whether a report type may be asked for by name: enabled, and CFR and CCR only when investigating (reference 3.2). */
function isReportTypeAvailable(
  features: Pick<CompanyFeatures, 'products'>,
  type: WorkflowType,
  reportType: ReportType,
): boolean {
  return isProductEnabled(features, reportType) && (isDefaultReportType(reportType) || type === 'investigating');
}

/** The report types that the creation form offers: CFR levels and CCR are left out (reference 3.2). */
export function reportTypeChoices(features: Pick<CompanyFeatures, 'products'>): ReportType[] {
  return features.products
    .filter((product) => product.enabled && product.visible && isDefaultReportType(product.type))
    .map((product) => product.type);
}

function firstReportType(features: CompanyFeatures): ReportType {
  return features.products.find((product) => product.enabled && isDefaultReportType(product.type))?.type ?? 'bir';
}

/** A company that is not hybrid has its one value; asking for another is a violation. */
function choose<Value extends string>(
  own: Value | 'hybrid',
  asked: Value | null | undefined,
  fallback: Value,
): { value: Value; isAvailable: boolean } {
  if (own === 'hybrid') return { value: asked ?? fallback, isAvailable: true };
  return { value: own, isAvailable: asked == null || asked === own };
}

/**
 * Type, product, payer, price and report type of a new workflow from the company's features (reference 3.2). `choices`
 * are usable only without violations, which are all `workflow_choice_not_available`.
 */
export function resolveWorkflowChoices(
  features: CompanyFeatures,
  asked: AskedChoices,
): { choices: WorkflowChoices; violations: Violation[] } {
  const type = choose<WorkflowType>(features.workflowType, asked.type, 'onboarding');
  const product = choose<WorkflowProduct>(features.workflowProduct, asked.product, 'report');
  const payment = choose<WorkflowPayment>(features.workflowPayment, asked.payment, 'client');
  // A score is always made from a BIR, whatever was asked for.
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
      reportType: product.value === 'score' ? 'bir' : (askedReportType ?? firstReportType(features)),
      pricePerSupplier: payment.value === 'client' ? null : (asked.pricePerSupplier ?? features.pricePerSupplier),
    },
    violations: refused.map((path) => violation('workflow_choice_not_available', path)),
  };
}
