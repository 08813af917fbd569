// @vitest-environment jsdom
import type { UserResponse } from '@homologa/domain/session/session.contract';
import { storage } from '@homologa/web/state/storage';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { authProvider } from './auth-provider';
import { forgetTypedOf, keptTyped } from './kept-typed';
import { saveBeforeLogOut } from './last-saves';
import { endSession, startSession, suspendSession, switchCompany } from './session-store';

const KEY = 'homologa.typed.u1.decision.7';
const user = { id: 'u1', acting_company_id: 'c1', companies: [] } as unknown as UserResponse;
const note = () => keptTyped<{ reason: string }>('typed', 'u1', 'decision.7');
const keptTexts = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('homologa.typed.') || key.startsWith('homologa.draft.'))
    .map((key) => localStorage.getItem(key));

const inOtherTab = (reason: string, at = Date.now()) =>
  localStorage.setItem(`${KEY}#other`, JSON.stringify({ at, value: { reason } }));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  startSession({ token: 'token', user });
});
afterEach(() => {
  endSession();
  forgetTypedOf('u1');
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('keeps the texts of two tabs beside each other, and gives the newest', () => {
  const here = note();
  here.keep({ reason: 'here' });
  inOtherTab('there', Date.now() + 1000);
  here.keep({ reason: 'here, and on' });
  expect(keptTexts()).toHaveLength(2);
  here.forget();
  expect(note().read()).toEqual({ reason: 'there' });
});

it('removes the text that it went on with, but not one that has changed since', () => {
  inOtherTab('closed');
  const first = note();
  expect(first.read()).toEqual({ reason: 'closed' });
  first.forget();
  expect(keptTexts()).toEqual([]);
  inOtherTab('open');
  const second = note();
  second.read();
  inOtherTab('open, and on');
  second.forget();
  expect(note().read()).toEqual({ reason: 'open, and on' });
});

it('leaves nothing of a text that was typed on over several reloads, once it is sent', async () => {
  const pageOf = async () => {
    vi.resetModules();
    const auth = await import('./session-store');
    auth.startSession({ token: 'token', user });
    return (await import('./kept-typed')).keptTyped<{ reason: string }>('typed', 'u1', 'decision.7');
  };
  const first = await pageOf();
  first.keep({ reason: 'one' });
  const second = await pageOf();
  expect(second.read()).toEqual({ reason: 'one' });
  vi.setSystemTime(Date.now() + 1000);
  second.keep({ reason: 'one two' });
  const third = await pageOf();
  expect(third.read()).toEqual({ reason: 'one two' });
  vi.setSystemTime(Date.now() + 1000);
  third.keep({ reason: 'one two three' });
  third.forget();
  expect(keptTexts()).toEqual([]);
  expect((await pageOf()).read()).toBeNull();
});

it('gets back a text that another tab has removed while this one still shows it', () => {
  note().keep({ reason: 'still open' });
  const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith(KEY));
  localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(note().read()).toEqual({ reason: 'still open' });
});

it('leaves the texts of open pages alone, and removes one of those offered without the others', () => {
  inOtherTab('open', 2);
  localStorage.setItem(`${KEY}#crashed`, JSON.stringify({ at: 1, value: { reason: 'crashed' } }));
  const here = note();
  const live = new Set(['other']);
  expect(here.read(live)).toEqual({ reason: 'crashed' });
  const copies = here.list(live);
  expect(copies.map(({ value }) => value.reason)).toEqual(['crashed']);
  for (const copy of copies) here.drop(copy);
  expect(here.list(new Set()).map(({ value }) => value.reason)).toEqual(['open']);
});

it('reads a text of the time when all tabs shared one', () => {
  localStorage.setItem(KEY, JSON.stringify({ reason: 'older' }));
  const old = note();
  expect(old.read()).toEqual({ reason: 'older' });
  old.forget();
  expect(keptTexts()).toEqual([]);
});

it('removes texts and drafts of the person at a log-out, and of nobody else', async () => {
  note().keep({ reason: 'mine' });
  keptTyped('draft', 'u1', 'w1').keep({ form: 'mine' });
  inOtherTab('mine too');
  localStorage.setItem('homologa.draft.u1.w2', '{"form":"older"}');
  localStorage.setItem('homologa.typed.u10.decision.7#page', '{"at":1,"value":{"reason":"of another"}}');
  const late = note();
  await authProvider.logout();
  late.keep({ reason: 'late' });
  expect(keptTexts()).toEqual(['{"at":1,"value":{"reason":"of another"}}']);
});

it('removes them where another tab has logged out, whichever order its news arrive in', () => {
  note().keep({ reason: 'mine' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'homologa.session', newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'homologa.left', newValue: 'u1' }));
  expect(keptTexts()).toEqual([]);
});

it('keeps them when the session expires', () => {
  note().keep({ reason: 'mine' });
  suspendSession('/here');
  endSession('/here');
  startSession({ token: 'next', user });
  expect(note().read()).toEqual({ reason: 'mine' });
});

it('saves what is unsaved before the session is closed', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    calls.push(`${path} ${new Headers(init?.headers).get('Authorization')}`);
    return Response.json({});
  });
  const end = saveBeforeLogOut(() => fetch('/save', { headers: { Authorization: 'Bearer token' } }));
  await authProvider.logout();
  end();
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['/save', expect.stringContaining('logout')]);
});

it('lets another tab save its draft before the session is closed and what was typed is removed', async () => {
  const DRAFT = 'homologa.draft.u1.w1#other';
  localStorage.setItem(DRAFT, '{"at":1,"value":{"form":"unsaved"}}');
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(`${path}, draft kept: ${localStorage.getItem(DRAFT) !== null}`);
    return Response.json({});
  });
  vi.spyOn(storage, 'setItem').mockImplementation((key, value) => {
    localStorage.setItem(key, value);
    if (key !== 'homologa.leaving' || value !== 'u1') return;
    window.dispatchEvent(new StorageEvent('storage', { key: 'homologa.saving', newValue: 'u1' }));
    setTimeout(() => localStorage.removeItem(DRAFT), 700);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await authProvider.logout();
  expect(calls).toEqual([expect.stringMatching(/logout, draft kept: false$/)]);
});

it('saves at once when another tab is about to log the same person out, and no other', () => {
  const save = vi.fn(async () => undefined);
  const end = saveBeforeLogOut(save);
  const leaving = (userId: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'homologa.leaving', newValue: userId }));
  leaving('u2');
  leaving(null);
  expect(save).not.toHaveBeenCalled();
  leaving('u1');
  end();
  expect(save).toHaveBeenCalledOnce();
});

it('removes them at a log-out while the person is being loaded again', async () => {
  note().keep({ reason: 'mine' });
  switchCompany('c2');
  await authProvider.logout();
  expect(keptTexts()).toEqual([]);
});
