// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { getSession, suspendSession } from '../shared/auth/session-store';
import { useAction } from '../shared/data/use-action';
import { callJson } from '../shared/http/http-client';
import { beginWaiting } from '../shared/http/waiting';
import { press, type } from '../test/gestures';
import { renderInApp } from '../test/render-in-app';
import { sampleUser } from '../test/samples';
import SessionOverDialog from './banners/SessionOverDialog';
import { WaitingBar } from './banners/WaitingBar';

const STILL = {
  en: 'Still working. This is taking longer than usual.',
  es: 'Seguimos trabajando. Está tardando más de lo habitual.',
  'pt-BR': 'Ainda trabalhando. Está demorando mais que o normal.',
};

it.each(LOCALES)('shows a bar after 150 ms and a word after 8 s, until all is answered (%s)', async (locale) => {
  await renderInApp(<WaitingBar />, { locale });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const shown = () => [screen.queryByRole('progressbar') !== null, screen.queryByText(STILL[locale]) !== null];
  const [first, second] = [beginWaiting(), beginWaiting()];
  await pass(149);
  expect(shown()).toEqual([false, false]);
  await pass(1);
  expect(shown()).toEqual([true, false]);
  await pass(7_850);
  expect(shown()).toEqual([true, true]);
  act(first);
  expect(shown()).toEqual([true, true]);
  act(second);
  expect(shown()).toEqual([false, false]);
});

function Reminder() {
  const remind = useAction(() => callJson('/api/reminders', { method: 'POST', body: {} }), { success: 'Reminded.' });
  return (
    <button type="button" onClick={() => remind.mutate()}>
      Remind
    </button>
  );
}

const AGAIN = { en: 'Try again', es: 'Reintentar', 'pt-BR': 'Tentar novamente' };

it.each(LOCALES)('offers to try again what was not answered (%s)', async (locale) => {
  await renderInApp(<Reminder />, { locale });
  const answer = vi.fn<() => Promise<Response>>();
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answer.mockResolvedValueOnce(Response.json({ ok: true }));
  vi.stubGlobal('fetch', answer);
  press('Remind');
  await screen.findByRole('button', { name: AGAIN[locale] });
  press(AGAIN[locale]);
  await screen.findByText('Reminded.');
  expect(answer).toHaveBeenCalledTimes(2);
});

const OVER = {
  en: ['Your session is over', 'Password', 'Log in', /what you typed/],
  es: ['Su sesión terminó', 'Contraseña', 'Iniciar sesión', /lo que escribió/],
  'pt-BR': ['Sua sessão terminou', 'Senha', 'Entrar', /o que você digitou/],
} as const;

it.each(LOCALES)('logs the same person in again over the page (%s)', async (locale) => {
  const [title, password, logIn, promise] = OVER[locale];
  const { sent } = await renderInApp(<SessionOverDialog />, {
    user: sampleUser,
    locale,
    answers: { 'POST /auth/login': { body: { token: 'new', user: sampleUser } } },
  });
  act(() => suspendSession('/here'));
  expect((await screen.findByRole('dialog', { name: title })).textContent).toMatch(promise);
  type(password, 'secret');
  press(logIn);
  await waitFor(() => expect(getSession()).toMatchObject({ token: 'new', isOver: false }));
  expect(sent.at(-1)?.body).toEqual({ email: sampleUser.info.email, password: 'secret' });
});
