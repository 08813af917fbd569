import { expect, it } from 'vitest';
import { exportFileName } from './export-file-name';

const DAY = new Date('2026-11-21T23:59:00Z');

it.each([
  ['Homologación 2026', 'Homologación_2026_suppliers_21-11-2026.xlsx'],
  [null, 'suppliers_21-11-2026.xlsx'],
  ['', 'suppliers_21-11-2026.xlsx'],
  ['  ', 'suppliers_21-11-2026.xlsx'],
  ['../../etc/passwd', 'etc_passwd_suppliers_21-11-2026.xlsx'],
  ['A/B: "C" <D> | E?*', 'A_B_C_D_E_suppliers_21-11-2026.xlsx'],
  ['a\r\nSet-Cookie: x', 'a_Set-Cookie_x_suppliers_21-11-2026.xlsx'],
  ['a\u202egnp', 'a_gnp_suppliers_21-11-2026.xlsx'],
  ['x'.repeat(300), `${'x'.repeat(80)}_suppliers_21-11-2026.xlsx`],
])('%j gives %j', (title, name) => {
  expect(exportFileName(title, 'suppliers', DAY)).toBe(name);
});

it('is in the language of its reader', () => {
  expect(exportFileName('Cadena', 'Proveedores', DAY)).toBe('Cadena_proveedores_21-11-2026.xlsx');
});
