// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../../../i18n/I18nProvider';
import { forgetSession, keepSession } from '../../../lib/session-store';
import { LoginForm } from './LoginForm';

const EMAIL = 'laura@proveedor.test';
const SESSION = { token: 'a-link', accountId: 'laura', email: EMAIL, name: 'Laura', phone: '' };

const close: (() => void)[] = [];
const calls: string[] = [];
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return Response.json({ attempt: 'one' });
  });
});
afterEach(() => {
  for (const end of close.splice(0)) end();
  calls.length = 0;
  vi.unstubAllGlobals();
});

async function render(offersCode: boolean): Promise<HTMLElement> {
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  close.push(() => {
    act(() => root.unmount());
    page.remove();
  });
  await act(async () =>
    root.render(
      <I18nProvider first="en">
        <LoginForm email={EMAIL} offersCode={offersCode} onLoggedIn={() => Promise.resolve()} />
      </I18nProvider>,
    ),
  );
  return page;
}

const press = (page: HTMLElement, name: string): Promise<void> =>
  act(async () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());

test('a known account is offered the code first, mails it on the press alone, and says nothing of other accounts', async () => {
  keepSession(SESSION);
  close.push(forgetSession);
  const page = await render(true);
  expect(page.querySelector('input')).toBeNull();
  expect(calls).toEqual([]);
  await press(page, 'Email me a code');
  expect(calls).toHaveLength(1);
  expect(page.textContent).toContain(`A six-digit code is on its way to ${EMAIL}.`);
  expect(page.textContent).not.toContain('If ');
});

test('who wants the password gets its fields', async () => {
  const page = await render(true);
  await press(page, 'Use the password');
  expect(page.querySelector('input[type=password]')).not.toBeNull();
  expect(calls).toEqual([]);
});

test('without a session, the code says nothing about whether the account exists', async () => {
  const page = await render(true);
  await press(page, 'Email me a code');
  expect(page.textContent).toContain(`If ${EMAIL} has a supplier’s account`);
});

test('a client user with a second factor is asked for its code after the password', async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    if (path !== '/auth/login') return Response.json({ error: 'x', code: 'second_factor_wrong' }, { status: 422 });
    return Response.json(
      { error: 'x', code: 'second_factor_required', attempt: 'one', ways: ['app'] },
      { status: 403 },
    );
  });
  const page = await render(false);
  const [, password] = page.querySelectorAll('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(password, 'secret word');
    password?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(page, 'Log in');
  await vi.waitFor(() => expect(page.textContent).toContain('Enter the code of your authenticator app'));
  expect(calls).toEqual(['/auth/login']);
});
