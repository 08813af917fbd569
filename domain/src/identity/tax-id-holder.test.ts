import { describe, expect, test } from 'vitest';
import { birthFactsOf } from './birth-facts';
import { isCpf, nationalIdIn, taxIdHolder } from './tax-id-holder';

describe('who a tax id was issued to', () => {
  test.each([
    ['mexico', 'GODE561231GR8', 'person'],
    ['mexico', 'GODE561231HDFRRN09', 'person'],
    ['mexico', 'RFC: GODE-561231-GR8', 'person'],
    ['mexico', 'EKU9003173C9', 'company'],
    ['mexico', 'XAXX010101000', null],
    ['brazil', '529.982.247-25', 'person'],
    ['brazil', '11.222.333/0001-81', null],
    ['argentina', '20-12345678-6', 'person'],
    ['argentina', '27123456780', 'person'],
    ['argentina', '30-50001091-2', 'company'],
    ['argentina', '55000000018', null],
    ['peru', '10123456789', 'person'],
    ['peru', '15123456789', 'person'],
    ['peru', '17123456789', 'person'],
    ['peru', '20131312955', 'company'],
    ['peru', '12345678', 'person'],
    ['chile', '12.345.678-5', 'person'],
    ['chile', '76.086.428-5', 'company'],
    ['chile', '96.756.430-3', 'company'],
    ['colombia', '79.123.456', 'person'],
    ['colombia', '1.020.304.050', 'person'],
    ['colombia', '900.123.456', 'company'],
    ['colombia', '860.002.964-4', 'company'],
    ['ecuador', '1710034065001', 'person'],
    ['ecuador', '1790016919001', 'company'],
    ['ecuador', '1760001550001', null],
    ['paraguay', '80012345-6', 'company'],
    ['paraguay', '3456789-0', 'person'],
    ['venezuela', 'V-12345678-9', 'person'],
    ['venezuela', 'J-30123456-7', 'company'],
    ['venezuela', '30123456', null],
    ['dominican_republic', '1-01-00157-7', 'company'],
    ['dominican_republic', '001-1234567-8', 'person'],
    ['costa_rica', '1-0234-0567', 'person'],
    ['costa_rica', '3-101-123456', 'company'],
    ['honduras', '0801-1985-012345', 'person'],
    ['honduras', '08019995223469', 'company'],
    ['nicaragua', '001-231285-0001A', 'person'],
    ['nicaragua', 'J0310000001234', 'company'],
    ['panama', '8-123-456', 'person'],
    ['panama', '155596713-2-2015', 'company'],
    ['uruguay', '211234560018', null],
    ['bolivia', '1023456021', null],
    ['germany', '123456789', null],
  ] as const)('%s %s', (country, id, holder) => {
    expect(taxIdHolder(id, country)).toBe(holder);
  });

  test('a cédula with its check digit is not taken for a company', () => {
    // The check digit of 80.123.456 is 2, so exactly one of these nine-digit ids may also be a cédula with check digit.
    const withCheckDigit = Array.from('0123456789', (digit) => `80123456${digit}`);
    expect(withCheckDigit.filter((id) => taxIdHolder(id, 'colombia') === null)).toHaveLength(1);
    expect(withCheckDigit.filter((id) => taxIdHolder(id, 'colombia') === 'company')).toHaveLength(9);
  });

  test('without a country only ids that are like no others tell', () => {
    expect(taxIdHolder('GODE561231GR8', null)).toBe('person');
    expect(taxIdHolder('20131312955', null)).toBeNull();
    expect(taxIdHolder('', 'mexico')).toBeNull();
    expect(taxIdHolder('constructor', 'constructor')).toBeNull();
  });

  test('an RFC that begins like the name of an id keeps its letters', () => {
    expect(taxIdHolder('RUTA561231GR8', 'mexico')).toBe('person');
  });

  test('CPF by its check digits', () => {
    expect(['52998224725', '52998224726', '11111111111', '5299822472'].map(isCpf)).toEqual([true, false, false, false]);
  });

  test('the national number within a tax id', () => {
    expect(nationalIdIn('20-12345678-6', 'argentina')).toBe('12345678');
    expect(nationalIdIn('10123456789', 'peru')).toBe('12345678');
    expect(nationalIdIn('1710034065001', 'ecuador')).toBe('1710034065');
    expect(nationalIdIn('20131312955', 'peru')).toBeNull();
    expect(nationalIdIn('GODE561231GR8', 'mexico')).toBeNull();
  });
});

describe('what an id tells of a birth', () => {
  const TODAY = '2026-11-24';

  test('an RFC has the date, its century where it can be only one', () => {
    expect(birthFactsOf('GODE561231GR8', TODAY)).toEqual({ birthDates: ['1956-12-31'] });
    expect(birthFactsOf('GODE561231', TODAY)).toEqual({ birthDates: ['1956-12-31'] });
    expect(birthFactsOf('GODE200229GR8', TODAY)).toEqual({ birthDates: ['1920-02-29', '2020-02-29'] });
    expect(birthFactsOf('GODE050607GR8', TODAY)).toEqual({ birthDates: ['2005-06-07'] });
  });

  test('a CURP has date, sex and whether it was in Mexico', () => {
    expect(birthFactsOf('GODE561231HDFRRN09', TODAY)).toEqual({
      birthDates: ['1956-12-31'],
      gender: 'm',
      birthCountry: 'MX',
    });
    expect(birthFactsOf('gode051231mnerrna9', TODAY)).toEqual({ birthDates: ['2005-12-31'], gender: 'f' });
    expect(birthFactsOf('GODE561231XDFRRN09', TODAY)).toMatchObject({ birthCountry: 'MX' });
  });

  test.each(['EKU9003173C9', 'XAXX010101000', 'GODE561341GR8', '20131312955', ''])('%s tells nothing', (id) => {
    expect(birthFactsOf(id, TODAY).birthDates).toEqual([]);
  });
});
