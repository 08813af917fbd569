import { LOCALES } from '@homologa/domain/language/locales';
import { fillText } from '@homologa/web/texts/text';
import { expect, it } from 'vitest';
import { phoneQuestion } from './PhoneNote';

it('asks about a number outside of the ranges of its country, and about one without a country', () => {
  for (const locale of LOCALES) {
    const asked = (typed: string, country: string) =>
      phoneQuestion(typed, country, (words, values) => fillText(words, locale, values));
    expect(asked('3001234567', 'chile')).toContain('+56');
    expect(asked('+563001234567', 'mexico')).toContain('+56');
    expect(asked('300 123 4567', '')).toContain('+');
    expect([asked('300 123 4567', 'colombia'), asked('+57 300 123 4567', ''), asked('', '')]).toEqual([
      null,
      null,
      null,
    ]);
  }
});
