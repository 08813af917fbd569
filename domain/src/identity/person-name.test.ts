import { expect, test } from 'vitest';
import { companyHoldsAddress, holdsAddress } from './person-name';

test.each([
  'URGENT visit http://bad.test',
  'see www.bad.test',
  'mail me@bad.test',
  'bad.test/login now',
  'HTTPS:bad.test',
])('%j holds an address, as a person and as a company', (name) => {
  expect([holdsAddress(name), companyHoldsAddress(name)]).toEqual([true, true]);
});

test.each(['Luisa Gómez', 'Ma.Fernanda Díaz', 'J. R. Núñez', "Seán O'Neill", 'José (Pepe) Ruiz', 'Dr.Ruiz'])(
  '%j is a name',
  (name) => {
    expect(holdsAddress(name)).toBe(false);
  },
);

test('a company may be called after its site, a person may not', () => {
  for (const name of ['Booking.com', 'Mercado.com S.A. de C.V.', 'AT&T / Telmex', 'A.C.M.E. S.A.']) {
    expect(companyHoldsAddress(name)).toBe(false);
  }
  expect(holdsAddress('Go to bad-site.com')).toBe(true);
});
