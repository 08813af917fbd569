// @vitest-environment jsdom
import { SUPPLIER_SESSION_KEY } from '@homologa/web/state/supplier-session';
import { afterEach, expect, it, vi } from 'vitest';

const sent = vi.fn(() => Promise.resolve(new Response('{}')));

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-served');
  document.documentElement.removeAttribute('data-own');
  sent.mockClear();
  vi.resetModules();
  vi.unstubAllGlobals();
});

async function openHome(session: object | null): Promise<void> {
  vi.stubGlobal('fetch', sent);
  window.history.replaceState(null, '', '/onboarding/home');
  document.documentElement.dataset.served = 'home';
  if (session) localStorage.setItem(SUPPLIER_SESSION_KEY, JSON.stringify(session));
  await import('./early');
}

it('the home asks for its data with the session before the app is loaded', async () => {
  await openHome({ token: 'secret' });
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    '/onboarding/account',
    expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer secret' }) }),
  );
});

it('the home shows its painted lead to somebody who is signed in, and to nobody else', async () => {
  await openHome(null);
  expect(document.documentElement.dataset.own).toBeUndefined();
  vi.resetModules();
  await openHome({ token: 'secret' });
  expect(document.documentElement.dataset.own).toBe('');
});

it('the home asks for nothing where nobody is signed in', async () => {
  await openHome(null);
  expect(sent).not.toHaveBeenCalled();
});
