import type { ReportResponse } from '@homologa/domain/reports/report.contract';
import { expect, it } from 'vitest';
import { REPORT_VALUES } from './report-values';

it('groups the digits of phones as everywhere else', () => {
  const report = { phones: ['+525550102030', 'ext. 12'] } as ReportResponse;
  expect(REPORT_VALUES.phones(report, { country: 'mexico' } as Parameters<typeof REPORT_VALUES.phones>[1])).toBe(
    '+52 55 5010 2030, ext. 12',
  );
});
