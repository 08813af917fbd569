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
  const page = renderDataCopyPage(data, { locale, madeAt: new Date('2026-11-28T15:00:00Z') });
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain('Ana &lt;b&gt;Peña&lt;/b&gt;');
  expect(page).toContain('Tornillos, Tuercas');
  expect(page).not.toMatch(/created_at|company_name|undefined|\[object|2026-11-28T/);
});

test('a text that looks like a moment stays as it was typed; amounts and closed sets are in words', () => {
  const made = {
    onboardings: [
      {
        status: 'in_progress',
        country: 'peru',
        answers: [{ question: 'Since when?', value: '2026-99-99T99:99' }],
        payments: [{ amount: 123_450, currency: 'PEN', status: 'paid' }],
      },
    ],
  };
  const page = renderDataCopyPage(made, { locale: 'es', madeAt: new Date('2026-11-28T15:00:00Z') });
  expect(page).toContain('<dd>2026-99-99T99:99</dd>');
  expect(page.replaceAll('\u00a0', ' ')).toMatch(/1\.?234,50 PEN|PEN 1\.?234,50/);
  expect(page).toContain('<dd>Perú</dd>');
  expect(page).not.toMatch(/in_progress|>paid</);
});
