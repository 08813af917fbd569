// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser, sampleWorkflow } from '../../test/samples';
import { RemindAllButton } from './RemindAllButton';
import { WorkflowActions } from './WorkflowActions';

const workflow = { ...sampleWorkflow, status: 'active' as const };
const EFFECTS = { invitations_ended: 2, onboardings_ended: 0, running_to_delivery: 0 };

const CLOSE = {
  en: ['Close', 'Keep it open', 'Close Workflow'],
  es: ['Cerrar', 'Mantener abierto', 'Cerrar flujo de trabajo'],
  'pt-BR': ['Encerrar', 'Manter aberto', 'Encerrar fluxo de trabalho'],
} as const;

it.each(LOCALES)('the buttons of the closing say what each of them does (%s)', async (locale) => {
  const [close, keep, title] = CLOSE[locale];
  await renderInApp(<WorkflowActions workflow={workflow} />, {
    user: sampleUser,
    locale,
    answers: { 'GET /api/workflows/w1/close-effects': { body: EFFECTS } },
  });
  press(close);
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const names = dialog.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual([keep, title]);
});

const forecast = (possible: number) => ({
  'POST /api/workflows/w1/suppliers/bulk-actions?dry_run=true': {
    body: { action: 'remind', total: 5, possible, skipped: [{ reason: 'reminder_cooldown', count: 5 - possible }] },
  },
  'POST /api/workflows/w1/suppliers/reminders': { body: { sent: possible, skipped: 5 - possible } },
});

const REMIND = {
  en: ['Remind all', 'Remind 3', '3 of 5 suppliers will get a reminder by e-mail.'],
  es: ['Recordar a todos', 'Recordar a 3', '3 de 5 proveedores recibirán un recordatorio por correo.'],
  'pt-BR': ['Lembrar todos', 'Lembrar 3', '3 de 5 fornecedores receberão um lembrete por e-mail.'],
} as const;

it.each(LOCALES)('says how many are reminded before they are (%s)', async (locale) => {
  const [all, three, will] = REMIND[locale];
  const { sent } = await renderInApp(<RemindAllButton workflow={workflow} />, {
    user: sampleUser,
    locale,
    answers: forecast(3),
  });
  press(all);
  await screen.findByText(will);
  fireEvent.click(await screen.findByRole('button', { name: three }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toContain('POST /api/workflows/w1/suppliers/reminders'));
});

it('reminds nobody where nobody may be', async () => {
  await renderInApp(<RemindAllButton workflow={workflow} />, { user: sampleUser, answers: forecast(0) });
  press('Remind all');
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind all' }));
  await dialog.findByText('Nobody can be reminded now.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Remind all' }).disabled).toBe(true);
});
