import type { CountryId } from '@homologa/domain/countries/countries';
import type { Paper } from './report-document';

const WITH_LETTER: readonly CountryId[] = [
  'belize',
  'canada',
  'chile',
  'colombia',
  'costa_rica',
  'dominican_republic',
  'el_salvador',
  'guatemala',
  'honduras',
  'mexico',
  'nicaragua',
  'panama',
  'philippines',
  'puerto_rico',
  'united_states',
  'venezuela',
];

export const paperOf = (country: string): Paper => (WITH_LETTER.some((known) => known === country) ? 'LETTER' : 'A4');
