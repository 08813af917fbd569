import { paymentRegionOf } from '@homologa/domain/countries/payment-regions';
import { expect, test } from 'vitest';
import { COUNTRY_OF, FLOW_CASES, PLACES, updatesOf } from './onboarding-cases';

test('a country stands for every payment region, and Chile for none', () => {
  expect(PLACES.map((place) => paymentRegionOf(COUNTRY_OF[place]))).toEqual([...PLACES.slice(0, -1), null]);
});

test('the table', () => {
  expect(
    FLOW_CASES.map(
      ({ name, steps, method, isOnline }) => `${name}: ${steps.slice(2).join(' > ')} ${method} ${isOnline}`,
    ),
  ).toEqual([]);
  expect(updatesOf).toBeDefined();
});
