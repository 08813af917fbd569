import { describe, expect, it } from 'vitest';
import { classesOf } from './legal-forms';
import { FAMILY, PARTICLE, parseName, readingsOf } from './parse-name';

const read = (name: string, isPerson: boolean): string =>
  parseName(name, isPerson)
    .parts.map(({ text }) => text)
    .join(' ');
const person = (name: string): string => read(name, true);
const company = (name: string): string => read(name, false);

describe('a person', () => {
  it('is read with the family name last, and knows it', () => {
    const { parts } = parseName('QUIMERA FICTICIA, Ana', true);
    expect(parts.map(({ text }) => text)).toEqual(['ana', 'quimera', 'ficticia']);
    expect(parts.map(({ flag }) => flag)).toEqual([0, FAMILY, FAMILY]);
  });

  it('has no titles, unless there is nothing else', () => {
    expect(person('Lic. Ana Quimera')).toBe('ana quimera');
    expect(person('Sheikh')).toBe('sheikh');
  });

  it('keeps particles, which weigh little', () =>
    expect(parseName('Ana de la Quimera', true).parts.map(({ flag }) => flag)).toEqual([0, PARTICLE, PARTICLE, 0]));

  it.each([
    ['Abd al-Rahman Quimera', 'Abdurrahman Quimera'],
    ['Abdel Rahman Quimera', 'Abdulrahman Quimera'],
    ['Abdirahman Quimera', 'Abdrahman Quimera'],
    ['Abd Allah Quimera', 'Abdullah Quimera'],
    ['Saif al-Din Quimera', 'Saifuddin Quimera'],
    ['Hidayat Ullah', 'Hidayatullah'],
    ['Ana ibn Quimera', 'Ana bin Quimera'],
  ])('%s is %s', (one, other) => expect(person(one)).toBe(person(other)));
});

describe('a company', () => {
  it.each([
    ['Aceros Quimera, S.A. de C.V.', 'aceros quimera', ['shares']],
    ['Aceros Quimera S. de R.L. de C.V.', 'aceros quimera', ['limited']],
    ['ACEROS QUIMERA SOCIEDAD ANONIMA CERRADA', 'aceros quimera', ['shares']],
    ['Quimera Comércio Ltda. ME', 'quimera comercio', ['limited']],
    ['Limited Liability Company Quimera', 'quimera', ['limited']],
    ['Quimera GmbH & Co. KG', 'quimera', ['partnership']],
    ['Quimera E.I.R.L.', 'quimera', ['sole']],
    ['Quimera Asociación Civil', 'quimera', ['association']],
  ])('%s is %s', (name, left, forms) => {
    expect(company(name)).toBe(left);
    expect(classesOf(parseName(name, false).forms)).toEqual(forms);
  });

  it('keeps short words that only look like a legal form inside the name', () => {
    expect(company('AB Quimera Andina')).toBe('ab quimera andina');
    expect(company('Co Ltd')).not.toBe('');
  });

  it('reads abbreviations, figures and other languages as one word', () => {
    expect(company('Quimera Intl Grp')).toBe('quimera international group');
    expect(company('Grupo Quimera Dos')).toBe('group quimera 2');
    expect(company('Quimera Fund XII')).toBe('quimera fund 12');
  });
});

it.each([
  ['Quimera Norte / Ficticia Sur', ['Quimera Norte / Ficticia Sur', 'Quimera Norte', 'Ficticia Sur']],
  ['Quimera Norte S/A', ['Quimera Norte S/A']],
  ['Frente Quimera (FRQ)', ['Frente Quimera (FRQ)', 'Frente Quimera']],
  ['Quimera Global (Spain)', ['Quimera Global (Spain)']],
])('%s may be read as %j', (name, readings) => expect(readingsOf(name)).toEqual(readings));
