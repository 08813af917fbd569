// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../test/gestures';
import { renderInApp } from '../test/render-in-app';
import { buyerOf } from '../test/samples';
import { NewWorkflowButton } from './NewWorkflowButton';

const made = { 'POST /api/workflows': { status: 201, body: { id: 'w9', suppliers: [] } } };
const close = () => undefined;

const CHECK = {
  en: 'New compliance check',
  es: 'Nuevo control',
  'pt-BR': 'Nova verificação',
} as const;

it.each(LOCALES)('leads to the page of checks where compliance is enabled, and makes nothing (%s)', async (locale) => {
  const { sent, router } = await renderInApp(<NewWorkflowButton onCreated={close} />, { user: buyerOf('bir'), locale });
  fireEvent.click(await screen.findByRole('link', { name: CHECK[locale] }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/compliance-checks'));
  expect(sent).toEqual([]);
});

it('has none where compliance is not enabled', async () => {
  const user = { ...buyerOf('bir'), compliance_enabled: false };
  const { sent } = await renderInApp(<NewWorkflowButton onCreated={close} />, { user, answers: made });
  expect(screen.queryByRole('link', { name: CHECK.en })).toBeNull();
  press('New workflow');
  await waitFor(() => expect(sent).toEqual([{ call: 'POST /api/workflows', body: {} }]));
});
