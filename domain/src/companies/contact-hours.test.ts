import { expect, test } from 'vitest';
import { contactHoursText, parseContactHours } from './contact-hours';

const HOURS = { from_day: 0, to_day: 4, opens: '09:00', closes: '18:00', time_zone: 'America/Lima' };

test('hours are parsed from days, times and a time zone', () => {
  expect(parseContactHours(' mon-fri 09:00-18:00 America/Lima ')).toEqual(HOURS);
});

test.each([
  'mon-fri 9-18 America/Lima',
  'lun-vie 09:00-18:00 America/Lima',
  'mon-fri 18:00-09:00 America/Lima',
  'mon-fri 09:00-18:00 America/Atlantis',
  'mon-fri 09:00-18:00',
])('%s is no hours', (text) => {
  expect(parseContactHours(text)).toBeNull();
});

test('hours are said in each language, with the place of their time zone', () => {
  // The name of the zone is the platform's own.
  expect(contactHoursText(HOURS, 'en')).toMatch(/^Monday to Friday, 09:00 to 18:00 \(.*Peru.*\)$/);
  expect(contactHoursText(HOURS, 'es')).toMatch(/^De lunes a viernes, de 09:00 a 18:00 \(.*Perú\)$/);
  expect(contactHoursText(HOURS, 'pt-BR')).toMatch(/^De segunda-feira a sexta-feira, das 09:00 às 18:00 \(.*Peru\)$/);
});

test.each([
  ['en', /\(Mexico City Time\)$/],
  ['es', /\(hora de Ciudad de México\)$/],
  ['pt-BR', /\(Hora de Cidade do México\)$/],
] as const)('a time zone of several countries is named by its city in %s', (locale, end) => {
  expect(contactHoursText({ ...HOURS, time_zone: 'America/Mexico_City' }, locale)).toMatch(end);
});
