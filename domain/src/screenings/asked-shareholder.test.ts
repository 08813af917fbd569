import { describe, expect, test } from 'vitest';
import { isBirthDate, readBirthDate } from '../identity/birth-date';
import { askedShareholders, readShareholder, shareholdersOfLines } from './asked-shareholder';

describe('a shareholder in a list', () => {
  test.each([
    ['Rómulo Ficticio', { name: 'Rómulo Ficticio' }],
    ['Rómulo Ficticio (1962-05-03)', { name: 'Rómulo Ficticio', birth_date: '1962-05-03' }],
    ['Rómulo Ficticio (3/5/1962)', { name: 'Rómulo Ficticio', birth_date: '1962-05-03' }],
    [
      'Rómulo Ficticio (1962 / Perú / 12.345.678 / persona)',
      {
        name: 'Rómulo Ficticio',
        birth_date: '1962',
        nationality: 'peru',
        document: '12.345.678',
        kind: 'person',
      },
    ],
    [
      'Rómulo Ficticio (México | FIAR620503AB1)',
      { name: 'Rómulo Ficticio', nationality: 'mexico', document: 'FIAR620503AB1' },
    ],
    ['Quimera Trading (company)', { name: 'Quimera Trading', kind: 'company' }],
    // Reports append a shareholder's share to the name in this format.
    ['Rómulo Ficticio (50 %)', { name: 'Rómulo Ficticio' }],
  ])('%s', (text, read) => {
    expect(readShareholder(text)).toEqual(read);
  });

  test.each([
    'Quimera (Sucursal Lima)',
    'Quimera (QTH)',
    'Quimera (1962 / Sucursal)',
    'Quimera (Lima) S.A.',
    '(1962)',
    '',
  ])('what is in the brackets of %s is part of the name', (text) => {
    expect(readShareholder(text)).toEqual({ name: text });
  });
});

test('dates of birth are as exact as they are known', () => {
  expect(['1962', '1962-05', '1962-02-29', '1962-13', '62', '1962-5-3', ''].map(isBirthDate)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['05/1962', '3.5.1962', '31/04/1962', ' 1962 '].map(readBirthDate)).toEqual([
    '1962-05',
    '1962-05-03',
    null,
    '1962',
  ]);
});

test('empty and repeated shareholders are dropped, and two of one name are one party with the facts of both', () => {
  const born = (year: string) => ({ name: 'Ana Ficticia', birth_date: year });
  expect(
    askedShareholders([
      ' Ana Ficticia ',
      '',
      '   ',
      'Luis\nInventado',
      born('1962'),
      born('1962'),
      born('1990'),
      { name: '' },
    ]),
  ).toEqual({ names: ['Ana Ficticia', 'Luis Inventado'], facts: [born('1962'), born('1990')] });
  expect(shareholdersOfLines(['Ana Ficticia (1962)', 'Luis Inventado'])).toEqual({
    names: ['Ana Ficticia', 'Luis Inventado'],
    facts: [born('1962')],
  });
});
