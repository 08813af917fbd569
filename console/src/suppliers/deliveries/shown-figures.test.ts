import type { FiguresResponse } from '@homologa/domain/reports/report.contract';
import { figuresOnWire, NO_FIGURES } from '@homologa/domain/reports/report-fields';
import { expect, it } from 'vitest';
import { shownFigures } from './shown-figures';

const figures = (some: object): FiguresResponse => ({ ...figuresOnWire(NO_FIGURES), ...some });

it('shows what a version or the one before it knows, in the order of the report', () => {
  const shown = shownFigures(
    figures({ paydex: 60, company_name: 'Acero' }),
    figures({ paydex: 80, industry: 'Steel' }),
  );
  expect(shown.map(({ name, before, now }) => [name, before, now])).toEqual([
    ['companyName', null, 'Acero'],
    ['industry', 'Steel', null],
    ['paydex', 80, 60],
  ]);
});
