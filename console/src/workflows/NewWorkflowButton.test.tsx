// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../test/gestures';
import { renderInApp } from '../test/render-in-app';
import { buyerOf } from '../test/samples';
import { NewWorkflowButton } from './NewWorkflowButton';

const made = { 'POST /api/workflows': { status: 201, body: { id: 'w9', suppliers: [] } } };
const close = () => undefined;

const CHECK = {
  en: 'New compliance check',
  es: 'Nuevo control de cumplimiento',
  'pt-BR': 'Nova verificação de compliance',
} as const;

it.each(LOCALES)('has a door to compliance checks where CFR is enabled, which asks for one (%s)', async (locale) => {
  const user = buyerOf('bir', 'cfr');
  const { sent, router } = await renderInApp(<NewWorkflowButton onCreated={close} />, { user, answers: made, locale });
  press(CHECK[locale]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/workflows/w9/edit'));
  expect(sent).toEqual([
    { call: 'POST /api/workflows', body: { type: 'investigating', product: 'report', report_type: 'cfr' } },
  ]);
});

it('has none where CFR is not enabled', async () => {
  const { sent } = await renderInApp(<NewWorkflowButton onCreated={close} />, { user: buyerOf('bir'), answers: made });
  expect(screen.queryByRole('button', { name: 'New compliance check' })).toBeNull();
  press('New workflow');
  await waitFor(() => expect(sent).toEqual([{ call: 'POST /api/workflows', body: {} }]));
});
