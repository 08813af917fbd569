import type { Words } from '@homologa/domain/language/locales';
import type { ReportResponse } from '@homologa/domain/reports/report.contract';
import { expect, it } from 'vitest';
import { REPORT_VALUES } from './report-values';

it('groups the digits of phones as everywhere else', () => {
  const report = { phones: ['+525550102030', 'ext. 12'] } as ReportResponse;
  expect(REPORT_VALUES.phones(report, { country: 'mexico' } as Parameters<typeof REPORT_VALUES.phones>[1])).toBe(
    '+52 55 5010 2030, ext. 12',
  );
});

it('shows a known industry in the language of the reader, any other as entered', () => {
  const tools = { t: (words: Words) => words['pt-BR'] } as Parameters<typeof REPORT_VALUES.industry>[1];
  const shown = (industry: string | null) => REPORT_VALUES.industry({ industry } as ReportResponse, tools);
  expect(shown('Productos metálicos')).toBe('Produtos de metal');
  expect(shown('Venta de botones')).toBe('Venta de botones');
  expect(shown(null)).toBe('');
});
