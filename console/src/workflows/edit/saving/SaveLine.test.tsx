// @vitest-environment jsdom
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../test/render-in-app';
import { SaveLine } from './SaveLine';

const draw = (state: Parameters<typeof SaveLine>[0]['state'], hasConflict: boolean, locale: Locale) =>
  renderInApp(<SaveLine state={state} isDraft hasConflict={hasConflict} onRetry={() => undefined} />, { locale });
const SAID = {
  en: ['Not saved: somebody else has changed this workflow, see below.', 'Not saved: Too long.', 'Try again'],
  es: [
    'No se guardó: otra persona modificó este flujo de trabajo; vea abajo.',
    'No se guardó: Too long.',
    'Reintentar',
  ],
  'pt-BR': [
    'Não salvo: outra pessoa alterou este fluxo de trabalho; veja abaixo.',
    'Não salvo: Too long.',
    'Tentar novamente',
  ],
} as const;

it.each(LOCALES)(
  'says why nothing is saved while somebody has to decide, also of the save that was not even tried (%s)',
  async (locale) => {
    const [conflict, , retry] = SAID[locale];
    await draw({ status: 'failed', error: new Error(), willRetry: false }, true, locale);
    expect(screen.getByRole('alert').textContent?.trim()).toBe(conflict);
    expect(screen.queryByRole('button', { name: retry })).toBeNull();
  },
);

it.each(LOCALES)('says what went wrong, and offers to try again (%s)', async (locale) => {
  const [, failed, retry] = SAID[locale];
  await draw({ status: 'failed', error: new Error('Too long.'), willRetry: false }, false, locale);
  expect(screen.getByRole('alert').textContent).toContain(failed);
  expect(screen.getByRole('button', { name: retry })).toBeTruthy();
});
