// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLoadNext } from './load-next';
import { endSession, startSession } from './shared/auth/session-store';
import { buyerOf } from './test/samples';

const loaded: string[] = [];
vi.mock('./routes', () => ({ loadPage: async (page: string) => void loaded.push(page) }));

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
  loaded.length = 0;
});

const idle = () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
};

it('loads the pages of a client’s day once somebody has signed in, and nothing before', async () => {
  idle();
  const { rerender } = renderHook(() => useLoadNext());
  expect(loaded).toEqual([]);
  startSession({ token: 'token', user: buyerOf('bir') });
  rerender();
  await vi.waitFor(() => expect(loaded).toContain('/workflows/id/suppliers/id'));
});

it('loads nothing ahead for somebody who saves data', async () => {
  idle();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  startSession({ token: 'token', user: buyerOf('bir') });
  renderHook(() => useLoadNext());
  await Promise.resolve();
  expect(loaded).toEqual([]);
});
