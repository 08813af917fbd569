import { expect, it } from 'vitest';
import { asEntered, inWholeUnits, NO_DETAILS, shareholdingsOf } from './report-details';

it('says amounts in whole units, whatever they were entered in, and back', () => {
  const figures = { revenue: 1.005, ebit: null, emmaScore: 3.5, companyName: 'Acero' };
  const earlier_periods = [{ balance_sheet_date: '2024-12-31', amounts: { revenue: 0.9 } }];
  const entered = { figures, details: { ...NO_DETAILS, unit: 'thousands' as const, earlier_periods } };
  const whole = inWholeUnits(entered);
  expect(whole.figures).toEqual({ ...figures, revenue: 1005 });
  expect(whole.details.earlier_periods).toEqual([{ balance_sheet_date: '2024-12-31', amounts: { revenue: 900 } }]);
  expect(asEntered(whole)).toEqual(entered);
  const plain = { figures, details: NO_DETAILS };
  expect(inWholeUnits(plain)).toEqual(plain);
});

it('reads shareholders of older reports, with their shares', () => {
  expect(shareholdingsOf(['Luz Gómez (50 %)', 'Acero (Chile) S.A.', 'Pía (33.4%)'])).toEqual([
    { name: 'Luz Gómez', kind: null, country: null, share: 50 },
    { name: 'Acero (Chile) S.A.', kind: null, country: null, share: null },
    { name: 'Pía', kind: null, country: null, share: 33.4 },
  ]);
});
