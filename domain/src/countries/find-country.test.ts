import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../language/locales';
import { COUNTRIES } from './countries';
import { COUNTRY_ALIASES } from './country-aliases';
import { COUNTRY_NAMES } from './country-names';
import { findCountry } from './find-country';
import { normalizePlaceName } from './normalize-place-name';

describe('findCountry', () => {
  it.each([
    ['Brasil', 'brazil'],
    ['BRAZIL', 'brazil'],
    ['br', 'brazil'],
    ['BRA', 'brazil'],
    ['EUA', 'united_states'],
    ['EE.UU.', 'united_states'],
    ['U.S.A.', 'united_states'],
    ['united_states', 'united_states'],
    ['Rep. Dominicana', 'dominican_republic'],
    ['Méjico', 'mexico'],
    ['perú', 'peru'],
    ['  Côte d’Ivoire ', 'cote_d_ivoire'],
    ['Trinidad y Tobago', 'trinidad_and_tobago'],
    ['Reino Unido', 'united_kingdom'],
  ])('%s is %s', (text, id) => expect(findCountry(text)?.id).toBe(id));

  it.each(['', ' ', 'Atlantis', 'xx', 'B', null, undefined])('%s is none', (text) =>
    expect(findCountry(text)).toBeNull(),
  );

  it('finds every country by id, codes and its names in three languages', () => {
    for (const country of COUNTRIES) {
      const names = [
        country.id,
        country.alpha2,
        country.alpha3,
        ...LOCALES.map((locale) => COUNTRY_NAMES[country.id][locale]),
      ];
      for (const name of names) {
        expect([name, findCountry(name)?.id]).toEqual([name, country.id]);
        expect(findCountry(name.toUpperCase())?.id).toBe(country.id);
      }
    }
  });

  it('keeps its aliases in the form in which they are compared, each for one country', () => {
    for (const [id, aliases] of Object.entries(COUNTRY_ALIASES)) {
      for (const alias of aliases) {
        expect(normalizePlaceName(alias)).toBe(alias);
        expect([alias, findCountry(alias)?.id]).toEqual([alias, id]);
      }
    }
  });

  it('holds ids, codes and no country twice', () => {
    for (const key of ['id', 'alpha2', 'alpha3'] as const) {
      expect(new Set(COUNTRIES.map((country) => country[key])).size).toBe(COUNTRIES.length);
    }
    expect(COUNTRIES.length).toBe(249);
    expect(COUNTRIES.every((country) => /^[a-z]+(_[a-z]+)*$/.test(country.id))).toBe(true);
  });

  test.prop([fc.string({ unit: 'binary' })])('never throws', (text) => {
    findCountry(text);
  });
});
