// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../../../i18n/I18nProvider';
import { currentSession, forgetSession, keepSession } from '../../../lib/session-store';
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

const refusal = (body: object, status: number) => Response.json({ error: 'x', ...body }, { status });

/** Answers the password with the question for a second factor, and codes as the server does: one of them is right. */
function asksFactor(ways: readonly string[]): void {
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    calls.push(path);
    if (path === '/auth/login') return refusal({ code: 'second_factor_required', attempt: 'one', ways }, 403);
    if (!body?.includes('"code":"123456"')) {
      return refusal({ code: 'second_factor_wrong', error: 'This code is not valid.' }, 422);
    }
    return Response.json({ token: 'opened', user: { id: 'laura', info: { email: EMAIL, name: 'Laura' } } });
  });
}

const type = (page: HTMLElement, selector: string, text: string): Promise<void> =>
  act(async () => {
    const input = page.querySelector(selector);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });

async function logIn(page: HTMLElement): Promise<void> {
  await type(page, 'input[type=password]', 'secret word');
  await press(page, 'Log in');
}

test('a client user with a second factor is asked for its code after the password, until the code is right', async () => {
  asksFactor(['app', 'recovery']);
  close.push(forgetSession);
  const page = await render(false);
  await logIn(page);
  await vi.waitFor(() => expect(page.textContent).toContain('Enter the code of your authenticator app'));
  expect(calls).toEqual(['/auth/login']);
  await type(page, 'input[name=code]', '000 000');
  await press(page, 'Confirm');
  await vi.waitFor(() => expect(page.textContent).toContain('This code is not valid.'));
  expect(currentSession()).toBeNull();
  await type(page, 'input[name=code]', '123 456');
  await press(page, 'Confirm');
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ token: 'opened', accountId: 'laura' }));
  expect(calls).toEqual(['/auth/login', '/auth/second-factor', '/auth/second-factor']);
});

test('who has passkeys alone is asked for a recovery code, told why, and can go back to the password', async () => {
  asksFactor(['passkey', 'recovery']);
  const page = await render(false);
  await logIn(page);
  await vi.waitFor(() => expect(page.textContent).toContain('Your passkey works in the console only. Enter one of'));
  expect(page.textContent).not.toContain('Enter the code of your authenticator app');
  await press(page, 'Back');
  expect(page.querySelector('input[type=password]')).not.toBeNull();
  expect(document.activeElement).toBe(page.querySelector('input[type=email]'));
});

test('who has passkeys alone and no recovery code left is asked for nothing', async () => {
  asksFactor(['passkey']);
  const page = await render(false);
  await logIn(page);
  await vi.waitFor(() => expect(page.textContent).toContain('you have no recovery codes left'));
  expect(page.querySelector('input')).toBeNull();
  await press(page, 'Back');
  expect(page.querySelector('input[type=password]')).not.toBeNull();
});
