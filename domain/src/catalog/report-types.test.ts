import { describe, expect, it } from 'vitest';
import { isDefaultReportType, isReportType, REPORT_TYPES, showsPaydex, showsReportPanel } from './report-types';

describe('report types', () => {
  it('are fifteen', () => {
    expect(REPORT_TYPES.length).toBe(15);
    expect(isReportType('ckr_plus')).toBe(true);
    expect(isReportType('CKR')).toBe(false);
  });

  it('never default to CFR or CCR', () => {
    expect(REPORT_TYPES.filter((type) => !isDefaultReportType(type))).toEqual(['ccr', 'cfr']);
  });

  it('hide the report panel and the Paydex of the types that have none', () => {
    expect(REPORT_TYPES.filter((type) => !showsReportPanel(type))).toEqual(['cfr', 'questionnaire']);
    expect(REPORT_TYPES.filter((type) => !showsPaydex(type))).toEqual(['ckr', 'rac', 'raf', 'questionnaire']);
  });
});
