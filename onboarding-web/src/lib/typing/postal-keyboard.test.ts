import { countryById } from '@homologa/domain/countries/countries';
import { expect, it } from 'vitest';
import { postalInputMode } from './postal-keyboard';

it.each(['mexico', 'brazil', 'peru', 'chile', 'colombia', 'dominican_republic'])('offers digits in %s', (country) => {
  expect(countryById(country)).toBeDefined();
  expect(postalInputMode(country)).toBe('numeric');
});

it('offers letters in Argentina and wherever the country is unknown', () => {
  for (const country of ['argentina', 'canada', '']) expect(postalInputMode(country)).toBeUndefined();
});
