/** The formats that the report of a screening (CFR) is written in. */
export const SCREENING_REPORT_FORMATS = ['html', 'pdf'] as const;
export type ScreeningReportFormat = (typeof SCREENING_REPORT_FORMATS)[number];
