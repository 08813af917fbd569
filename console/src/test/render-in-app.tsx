import type { Locale } from '@homologa/domain/language/locales';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, Route, Routes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, vi } from 'vitest';
import { endSession, startSession } from '../shared/auth/session-store';
import { createI18nProvider } from '../shared/i18n/i18n-provider';
import { rememberLocale } from '../shared/i18n/locale';
import { ThemeRoot } from '../shared/theme/ThemeRoot';
import { Toasts } from '../shared/ui/Toasts';
import { fillBrowserGaps } from './browser-gaps';

/**
 * What the server answers: by method and path, as `PUT /api/accounts/1`. A status, 200 without one, and a body; one
 * that is a promise is answered when it settles.
 */
export type Answers = Readonly<Record<string, { status?: number; body: unknown }>>;

interface Options {
  answers?: Answers;
  /** Who is signed in; nobody without it. */
  user?: UserResponse;
  /** The address that shows the element; every other one shows 'Another page'. */
  path?: string;
  /** English without it. */
  locale?: Locale;
}

/** One call that was made of the server. */
interface SentCall {
  call: string;
  body: unknown;
}

function serve(answers: Answers): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path}`;
    const isJson = new Headers(init.headers).get('Content-Type') === 'application/json';
    const { body } = init;
    sent.push({ call, body: isJson && typeof body === 'string' ? (JSON.parse(body) as unknown) : body });
    const answer = answers[call];
    if (!answer) return Response.json({ error: `no answer to ${call}`, code: 'not_found' }, { status: 404 });
    return Response.json(await answer.body, { status: answer.status ?? 200 });
  });
  return sent;
}

/** Draws a part of the console as it runs over a server that answers `answers`; all ends with the test. */
export async function renderInApp(
  element: ReactNode,
  { answers = {}, user, path = '/here', locale = 'en' }: Options = {},
) {
  // For busy machines; the default second is for idle ones. Asking of each element whether it shows costs the most.
  configure({ asyncUtilTimeout: 30_000, defaultHidden: true });
  fillBrowserGaps();
  const sent = serve(answers);
  rememberLocale(locale);
  if (user) startSession({ token: 'token', user });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18nProvider = createI18nProvider();
  const app = (
    <CoreAdminContext i18nProvider={i18nProvider} queryClient={queryClient} store={memoryStore()}>
      <ThemeRoot>
        <Routes>
          <Route path={path.split('?')[0]} element={<main>{element}</main>} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
        <Toasts />
      </ThemeRoot>
    </CoreAdminContext>
  );
  // A router that can hold somebody back, as the product's own.
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [path] });
  const view = render(<RouterProvider router={router} />);
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    endSession();
    rememberLocale('en');
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  // react-admin draws nothing before its texts are there.
  await waitFor(() => expect(view.container.hasChildNodes()).toBe(true));
  return { ...view, router, sent, queryClient };
}
