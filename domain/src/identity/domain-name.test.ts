import { expect, test } from 'vitest';
import { namesDomain } from './domain-name';

test.each([
  'URGENT bad-site.ru',
  'Luisa premios.lat',
  'Go to BAD.CO now',
  'gane.dinero.cl',
  'bad.com.ar',
  'пример.рф',
  'site.xn--p1ai',
  'bad．com',
  'bad。store',
  'ba\u200bd.c\u200bom',
  '203.0.113.7',
])('%j names a domain', (name) => {
  expect(namesDomain(name)).toBe(true);
});

test.each([
  'Luisa Gómez',
  'Ma.Fernanda Díaz',
  'J. R. Núñez',
  'J.R.de Souza',
  'Dr.Li',
  'Ing.Wu Chen',
  "Seán O'Neill",
  'José (Pepe) Ruiz',
  'Ana M. de la Cruz',
  'Juan Pérez Jr.',
  'María 2.0',
])('%j is a name', (name) => {
  expect(namesDomain(name)).toBe(false);
});
