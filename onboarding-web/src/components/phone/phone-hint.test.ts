import { LOCALES } from '@homologa/domain/language/locales';
import { setReaderRegion } from '@homologa/web/texts/reader-region';
import { fillText } from '@homologa/web/texts/text';
import { afterEach, expect, it } from 'vitest';
import { countryOfCode, phoneHint } from './phone-hint';

afterEach(() => setReaderRegion(null));

it("the example is the country's, else that of the reader's own", () => {
  for (const locale of LOCALES) {
    const hintOf = (country: string) => phoneHint(country, (words, values) => fillText(words, locale, values));
    // The field shows the calling code of a known country in front of the input.
    expect([hintOf('peru'), hintOf('brazil')]).toEqual([
      expect.stringContaining(' 912\u00a0345\u00a0678.'),
      expect.stringContaining(' 11\u00a096123\u00a04567.'),
    ]);
    setReaderRegion('CL');
    expect([hintOf(''), hintOf('mexico')]).toEqual([expect.stringContaining('+56'), expect.not.stringContaining('+')]);
    setReaderRegion(null);
  }
});

it('a country is known by either of its codes', () => {
  expect(['PER', 'PE', '', null].map(countryOfCode)).toEqual(['peru', 'peru', '', '']);
});
