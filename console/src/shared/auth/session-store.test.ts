// @vitest-environment jsdom
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { CONSOLE_SESSION_KEY } from '@homologa/web/state/console-session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const user = { id: 'u1', acting_company_id: 'c1', companies: [] } as unknown as UserResponse;

/** Loads the module anew, as a reload of the page does. */
async function reloaded() {
  vi.resetModules();
  return import('./session-store');
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('leads a reloaded tab to the login and leaves the token of the other tabs if the session has ended', async () => {
  (await reloaded()).startSession({ token: 'ended', user });
  const { getSession, suspendSession, takeRequestedPage } = await reloaded();
  expect(getSession()).toMatchObject({ token: 'ended', user: null });
  suspendSession('/suppliers/7');
  expect(getSession()).toMatchObject({ token: null, hasLeft: false, isOver: false });
  expect(localStorage.getItem(CONSOLE_SESSION_KEY)).toBe('ended');
  expect(takeRequestedPage()).toBe('/suppliers/7');
});

it('returns staff who are logged in as a client user to their own session if that session has ended', async () => {
  const before = await reloaded();
  before.startSession({ token: 'own', user });
  before.startLooking({ token: 'looking', user: { ...user, id: 'u2' } });
  const { getSession, suspendSession } = await reloaded();
  suspendSession('/suppliers/7');
  expect(getSession()).toMatchObject({ token: 'own', user: null });
  expect(localStorage.getItem(CONSOLE_SESSION_KEY)).toBe('own');
});
