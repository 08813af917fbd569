import { expect, it } from 'vitest';
import { changedDetails, changedFigures, deliveryDataOf, detailsOfDelivery, figuresOfDelivery } from './delivery-data';
import { NO_DETAILS } from './report-details';

it('holds what is known under its name on the wire, and gives it back complete', () => {
  const data = deliveryDataOf('bir', {
    figures: { companyName: 'Acero', paydex: 0, industry: null, emails: [], phones: ['1'] },
  });
  expect(data).toEqual({ kind: 'bir', figures: { company_name: 'Acero', paydex: 0, phones: ['1'] } });
  expect(figuresOfDelivery(data)).toMatchObject({ companyName: 'Acero', paydex: 0, industry: null, emails: [] });
});

it('names the figures that a correction changed, added or took away', () => {
  const before = deliveryDataOf('bir', { figures: { paydex: 80, industry: 'Steel', phones: ['1', '2'], revenue: 5 } });
  const after = deliveryDataOf('bir', { figures: { paydex: 60, phones: ['1', '2'], revenue: 5, dnbRating: '5A1' } });
  expect(changedFigures(before, after)).toEqual(['industry', 'paydex', 'dnbRating']);
  expect(changedFigures(before, before)).toEqual([]);
});

it('leaves out details that nobody entered, and names those that changed', () => {
  const figures = { shareholders: ['Luz (50 %)'] };
  const before = deliveryDataOf('bir', { figures, details: NO_DETAILS });
  expect(before).toEqual({ kind: 'bir', figures });
  expect(detailsOfDelivery(before).shareholdings).toEqual([{ name: 'Luz', kind: null, country: null, share: 50 }]);
  const after = deliveryDataOf('bir', { figures, details: { ...NO_DETAILS, currency: 'MXN', unit: 'thousands' } });
  expect(changedDetails(before, after)).toEqual(['currency', 'unit']);
});
