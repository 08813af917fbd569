import { beforeEach, expect, it, vi } from 'vitest';
import { lastSave, sendBeforeLogOut } from './last-answers';
import {
  currentSession,
  expireSession,
  forgetEnd,
  forgetSession,
  keepSession,
  leaveEndedPage,
  onSessionRestored,
} from './session-store';

const session = (accountId: string, token: string) => ({
  accountId,
  token,
  email: 'ana@acme.test',
  name: '',
  phone: '',
});

beforeEach(() => {
  forgetSession();
  forgetEnd();
});

it('a login after the end of the session is told once, with the new session in place', () => {
  const seen: (string | undefined)[] = [];
  const stop = onSessionRestored(() => seen.push(currentSession()?.token));
  keepSession(session('ana', 'first'));
  expireSession();
  expect([currentSession(), seen]).toEqual([null, []]);
  keepSession(session('ana', 'second'));
  keepSession(session('ana', 'third'));
  expect(seen).toEqual(['second']);
  stop();
});

it.each([
  ['another account', () => keepSession(session('luis', 'second'))],
  [
    'a login after the page was left',
    () => {
      leaveEndedPage();
      keepSession(session('ana', 'second'));
    },
  ],
])('%s restores no session', (_what, logIn) => {
  const told = vi.fn();
  const stop = onSessionRestored(told);
  keepSession(session('ana', 'first'));
  expireSession();
  logIn();
  expect(told).not.toHaveBeenCalled();
  stop();
});

it('the last save of all forms is told, and what of them still waits', () => {
  const nothing = () => Promise.resolve();
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 12, minute));
  sendBeforeLogOut(nothing, { progress: () => ({ savedAt: at(2), isPending: false, held: 0 }) });
  expect(lastSave()).toEqual({ savedAt: at(2), isPending: false, held: 0 });
  sendBeforeLogOut(nothing, { progress: () => ({ savedAt: at(1), isPending: true, held: 2 }) });
  sendBeforeLogOut(nothing);
  expect(lastSave()).toEqual({ savedAt: at(2), isPending: true, held: 2 });
});
