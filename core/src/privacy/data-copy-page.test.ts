import { LOCALES } from '@homologa/domain/language/locales';
import { expect, test } from 'vitest';
import { renderDataCopyPage, withSnakeKeys } from './data-copy-page';

const data = {
  account: { id: 'u1', name: 'Ana <b>Peña</b>', createdAt: new Date('2026-11-28T14:02:00Z'), title: '' },
  onboardings: [{ companyName: 'Aceros', answers: [{ question: '¿Qué produce?', value: ['Tornillos', 'Tuercas'] }] }],
};

test('the keys of a data copy are those of the product’s calls', () => {
  expect(withSnakeKeys(data)).toEqual({
    account: { id: 'u1', name: 'Ana <b>Peña</b>', created_at: '2026-11-28T14:02:00.000Z', title: '' },
    onboardings: [
      { company_name: 'Aceros', answers: [{ question: '¿Qué produce?', value: ['Tornillos', 'Tuercas'] }] },
    ],
  });
});

test.each(LOCALES)('in %s the page names the fields in words and runs nothing that was typed', (locale) => {
  const page = renderDataCopyPage(withSnakeKeys(data), { locale, madeAt: new Date('2026-11-28T15:00:00Z') });
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain('Ana &lt;b&gt;Peña&lt;/b&gt;');
  expect(page).toContain('Tornillos, Tuercas');
  expect(page).not.toMatch(/created_at|company_name|undefined|\[object|2026-11-28T/);
});
