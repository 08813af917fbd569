import { expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language';

it.each([
  [{ language: 'es', columns: [] }, 'es'],
  [{ language: null }, null],
  [{ language: 3 }, null],
  [{}, null],
  [null, null],
  [undefined, null],
  ['es', null],
])('finds in %j the language %j', (preferences, language) => {
  expect(preferredLanguage(preferences)).toBe(language);
});
