import { describe, expect, test } from 'vitest';
import { nameHolder } from './name-holder';

describe('a natural person’s name', () => {
  test.each([
    ['ROMULO FICTICIO ARENAS E.I.R.L.', 'ROMULO FICTICIO ARENAS'],
    ['Rómulo Ficticio Arenas EIRL', 'Rómulo Ficticio Arenas'],
    ['ROMULO FICTICIO ARENAS E I R L', 'ROMULO FICTICIO ARENAS'],
    ['Celia Inventada Pardo, Empresa Individual de Responsabilidad Limitada', 'Celia Inventada Pardo'],
    ['CELIA INVENTADA PARDO EIRELI - ME', 'CELIA INVENTADA PARDO'],
    ['Celia Inventada Pardo (MEI)', 'Celia Inventada Pardo'],
    ['CELIA INVENTADA PARDO 52998224725', 'CELIA INVENTADA PARDO'],
    ['12.345.678 CELIA INVENTADA PARDO', 'CELIA INVENTADA PARDO'],
    ['Celia Inventada Pardo - Empresária Individual', 'Celia Inventada Pardo'],
    ['Rómulo Ficticio Arenas, Persona Física con Actividad Empresarial', 'Rómulo Ficticio Arenas'],
    ['Rómulo Ficticio Arenas Persona Natural con Negocio', 'Rómulo Ficticio Arenas'],
    ['RÓMULO FICTICIO ARENAS FIRMA PERSONAL', 'RÓMULO FICTICIO ARENAS'],
    ['Rómulo Ficticio Arenas Empresa Unipersonal', 'Rómulo Ficticio Arenas'],
    ['Ferretería El Sol, titular: Rómulo Ficticio Arenas', 'Rómulo Ficticio Arenas'],
  ])('%s', (written, name) => {
    const read = nameHolder(written);
    expect(read.holder).toBe('person');
    expect(read.names[0]).toBe(name);
  });

  test('a CPF in the name is told, another number is none', () => {
    expect(nameHolder('CELIA INVENTADA PARDO 52998224725').cpf).toBe('52998224725');
    expect(nameHolder('Celia Inventada Pardo 529.982.247-25').cpf).toBe('52998224725');
    expect(nameHolder('ACEROS 12345678901')).toEqual({ holder: null, names: [] });
  });

  test('the name of a shop with its owner is another name of them', () => {
    expect(nameHolder('Ferretería El Sol, propietario Rómulo Ficticio').names).toEqual([
      'Rómulo Ficticio',
      'Ferretería El Sol',
    ]);
  });
});

describe('a company’s name', () => {
  test.each([
    'Quimera Trading House S.A.',
    'Grupo Quimera, S. A. de C. V.',
    'Grupo Quimera SA de CV',
    'Quimera S.A.P.I. de C.V.',
    'Quimera S. de R.L. de C.V.',
    'Quimera S.A.C.',
    'QUIMERA SAC',
    'Quimera S.A.S.',
    'Quimera Comércio LTDA ME',
    'Quimera S.A. en liquidación',
    'Quimera SpA',
    'Quimera, C.A.',
    'Quimera Sociedad Anónima Unipersonal',
    'Celia Inventada Pardo Ltda.',
    'Quimera Trading Inc',
  ])('%s', (written) => {
    expect(nameHolder(written)).toEqual({ holder: 'company', names: [] });
  });
});

describe('a name that does not tell', () => {
  test.each([
    'Celia Inventada Pardo',
    'Joaquim de Sá',
    'MARIA SA',
    'Ferretería El Sol',
    'S. A. Arenas',
    'Luz S. A. Arenas',
    '',
  ])('%s', (written) => {
    expect(nameHolder(written)).toEqual({ holder: null, names: [] });
  });

  test('the size of a company is no part of its name', () => {
    expect(nameHolder('CELIA INVENTADA PARDO ME')).toEqual({ holder: null, names: ['CELIA INVENTADA PARDO'] });
  });
});
