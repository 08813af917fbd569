import type { Locale } from '@homologa/domain/language/locales';
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, Route, Routes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, vi } from 'vitest';
import { endSession, startSession } from '../shared/auth/session-store';
import { dataProvider } from '../shared/data/provider/data-provider';
import { createI18nProvider } from '../shared/i18n/i18n-provider';
import { rememberLocale } from '../shared/i18n/locale';
import { ThemeRoot } from '../shared/theme/ThemeRoot';
import { Toasts } from '../shared/ui/Toasts';
import { stubComputedStyle } from './computed-style';

/**
 * Responses by method and path, such as `PUT /api/accounts/1`: a status (default 200), a body and headers. If the body is a
 * promise, the response arrives when the promise resolves.
 */
export type Answers = Readonly<Record<string, { status?: number; body: unknown; headers?: Record<string, string> }>>;

interface Options {
  answers?: Answers;
  user?: UserResponse;
  path?: string;
  locale?: Locale;
}

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
    return Response.json(await answer.body, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  });
  return sent;
}

/** Renders an element inside the console's providers with stubbed responses; resets everything when the test ends. */
export async function renderInApp(
  element: ReactNode,
  { answers = {}, user, path = '/here', locale = 'en' }: Options = {},
) {
  stubComputedStyle();
  const sent = serve(answers);
  rememberLocale(locale);
  if (user) startSession({ token: 'token', user });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18nProvider = createI18nProvider();
  const app = (
    <CoreAdminContext
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <ThemeRoot>
        <Routes>
          <Route path={path.split('?')[0]} element={<main>{element}</main>} />
          <Route path="*" element={<p>Another page</p>} />
        </Routes>
        <Toasts />
      </ThemeRoot>
    </CoreAdminContext>
  );
  // Use a data router as the product does, because only data routers support blockers.
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [path] });
  const view = render(<RouterProvider router={router} />);
  onTestFinished(() => {
    cleanup();
    router.dispose();
    queryClient.clear();
    endSession();
    rememberLocale('en');
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  // react-admin renders nothing until its texts are loaded.
  await waitFor(() => expect(view.container.hasChildNodes()).toBe(true));
  return { ...view, router, sent, queryClient };
}
