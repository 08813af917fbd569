import { REPORT_FIELDS, type ReportFieldName } from '@homologa/domain/reports/report-fields';
import { useFormat } from '../../shared/i18n/use-format';

type FigureValue = string | number | readonly string[] | null;

export function useFigureText(): (name: ReportFieldName, value: FigureValue) => string {
  const format = useFormat();
  return (name, value) => {
    if (value === null || value === '') return '–';
    if (typeof value === 'number') return format.amount(value);
    if (typeof value !== 'string') return value.join(', ') || '–';
    return REPORT_FIELDS[name].kind === 'day' ? format.day(value) : value;
  };
}
