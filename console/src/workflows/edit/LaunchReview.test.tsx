// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { EditContext } from './edit-context';
import { LaunchReview } from './LaunchReview';
import { EMPTY_INVITE_TEXTS } from './suppliers/invite-texts';
import { buildStored } from './test-workflow';
import { formOf } from './workflow-form';

const workflow = buildStored({ suppliers_count: 0 });
const supplier = (key: string, country: string, emails: string) => ({
  key,
  id: null,
  invite: { ...EMPTY_INVITE_TEXTS, country, emails },
});
const form = {
  ...formOf(workflow),
  dueDate: '2026-12-24',
  suppliers: [
    supplier('a', 'brazil', 'a@example.com'),
    supplier('b', 'peru', 'b@example.com'),
    supplier('c', 'mexico', 'c@example.com'),
    supplier('d', 'peru', ''),
  ],
};
const SAID = {
  en: ['Without e-mail', 'row 4', 'Our standard text', 'December 24, 2026'],
  es: ['Sin correo', 'fila 4', 'Nuestro texto habitual', '24 de diciembre de 2026'],
  'pt-BR': ['Sem e-mail', 'linha 4', 'Nosso texto padrão', '24 de dezembro de 2026'],
} as const;

it.each(LOCALES)('says who gets which mail in which language, and until when (%s)', async (locale) => {
  await renderInApp(
    <EditContext.Provider value={{ workflow, form } as never}>
      <LaunchReview />
    </EditContext.Provider>,
    { locale },
  );
  const text = document.querySelector('dl')?.textContent ?? '';
  expect(text).toContain('2 Español, 1 Português');
  for (const said of SAID[locale]) expect(text).toContain(said);
});
