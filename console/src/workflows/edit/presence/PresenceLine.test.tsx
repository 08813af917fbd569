// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../test/render-in-app';
import { buyerOf } from '../../../test/samples';
import { PresenceLine } from './PresenceLine';

const CALL = 'PUT /api/workflows/w1/presence';
const editors = [
  { name: 'Ana', question: 3 },
  { name: 'Bruno', question: null },
  { name: 'Carla', question: null },
  { name: 'Davi', question: null },
];
const WORDS = {
  en: 'Also here: Ana (editing question 3), Bruno, Carla, 1 more',
  es: 'También aquí: Ana (edita la pregunta 3), Bruno, Carla, 1 más',
  'pt-BR': 'Também aqui: Ana (edita a pergunta 3), Bruno, Carla, mais 1',
} as const;

it.each(LOCALES)('names the others on the page and their question (%s)', async (locale) => {
  const answers = { [CALL]: { body: { editors } } };
  await renderInApp(<PresenceLine workflowId="w1" />, { locale, answers, user: buyerOf('bir') });
  await screen.findByText(WORDS[locale]);
  expect(screen.getByRole('status').textContent).not.toContain('3');
});

it('says which question has the focus', async () => {
  const page = (
    <>
      <PresenceLine workflowId="w1" />
      <div data-question="7">
        <input aria-label="Question" />
      </div>
    </>
  );
  const answers = { [CALL]: { body: { editors: [] } } };
  const { sent } = await renderInApp(page, { answers, user: buyerOf('bir') });
  await waitFor(() => expect(sent.some(({ call }) => call === CALL)).toBe(true));
  fireEvent.focusIn(screen.getByLabelText('Question'));
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ question: 7 }), { timeout: 5000 });
});

it('shows nobody while the connection is lost', async () => {
  const { sent } = await renderInApp(<PresenceLine workflowId="w1" />, { user: buyerOf('bir') });
  await waitFor(() => expect(sent.some(({ call }) => call === CALL)).toBe(true));
  expect(document.querySelector('[data-presence]')).toBeNull();
});
