/** Report types of a workflow, in the order of reference 2.13; each is also a product with a quota. */
export const REPORT_TYPES = [
  'bir',
  'ckr',
  'ckr_plus',
  'rac',
  'raf',
  'sqr',
  'car',
  'ccr',
  'cfr',
  'questionnaire',
  'hom_9_aspects',
  'hom_8_aspects',
  'hom_7_aspects',
  'hom_fallabella',
  'hom_fallabella_mid_sized',
] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export const PRODUCT_TYPES = REPORT_TYPES;
export type ProductType = ReportType;

export function isReportType(text: string): text is ReportType {
  return (REPORT_TYPES as readonly string[]).includes(text);
}

/**
 * True if the type can be a workflow's default: `cfr` and `ccr` cannot, because they are ordered per supplier
 * (reference 2.13).
 */
export const isDefaultReportType = (type: ReportType): boolean => type !== 'cfr' && type !== 'ccr';

const REPORT_FAMILIES = ['bir', 'ckr', 'brazil', 'ccr', 'cfr', 'questionnaire', 'hom'] as const;
export type ReportFamily = (typeof REPORT_FAMILIES)[number];

/** Report types that share screens and scales. RAC, RAF, SQR and CAR are Brazilian and use the SQR risk scale. */
export const REPORT_FAMILY: Readonly<Record<ReportType, ReportFamily>> = {
  bir: 'bir',
  ckr: 'ckr',
  ckr_plus: 'ckr',
  rac: 'brazil',
  raf: 'brazil',
  sqr: 'brazil',
  car: 'brazil',
  ccr: 'ccr',
  cfr: 'cfr',
  questionnaire: 'questionnaire',
  hom_9_aspects: 'hom',
  hom_8_aspects: 'hom',
  hom_7_aspects: 'hom',
  hom_fallabella: 'hom',
  hom_fallabella_mid_sized: 'hom',
};

export const hasDeliveredReport = (type: ReportType): boolean => type !== 'questionnaire';

export const showsReportPanel = (type: ReportType): boolean => type !== 'questionnaire' && type !== 'cfr';

export const showsPaydex = (type: ReportType): boolean => !['ckr', 'questionnaire', 'raf', 'rac'].includes(type);

export const showsCommercialScore = (type: ReportType): boolean => type === 'ckr';
