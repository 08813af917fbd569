import { expect, it } from 'vitest';
import { changedFigures, deliveryDataOf, figuresOfDelivery } from './delivery-data';

it('holds what is known under its name on the wire, and gives it back complete', () => {
  const data = deliveryDataOf('bir', { companyName: 'Acero', paydex: 0, industry: null, emails: [], phones: ['1'] });
  expect(data).toEqual({ kind: 'bir', figures: { company_name: 'Acero', paydex: 0, phones: ['1'] } });
  expect(figuresOfDelivery(data)).toMatchObject({ companyName: 'Acero', paydex: 0, industry: null, emails: [] });
});

it('names the figures that a correction changed, added or took away', () => {
  const before = deliveryDataOf('bir', { paydex: 80, industry: 'Steel', phones: ['1', '2'], revenue: 5 });
  const after = deliveryDataOf('bir', { paydex: 60, phones: ['1', '2'], revenue: 5, dnbRating: '5A1' });
  expect(changedFigures(before, after)).toEqual(['industry', 'paydex', 'dnbRating']);
  expect(changedFigures(before, before)).toEqual([]);
});
