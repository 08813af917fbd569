// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadFirst } from './load-first';
import { endSession, startSession } from './shared/auth/session-store';
import { buyerOf } from './test/samples';

vi.mock('./routes', () => ({ loadPage: async () => undefined }));
vi.mock('./shared/data/provider/data-provider', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('the page is rendered even if the code of the data provider cannot be fetched', async () => {
  vi.stubGlobal('fetch', async () => Response.json(buyerOf('bir')));
  startSession({ token: 'token', user: buyerOf('bir') });
  onTestFinished(() => {
    endSession();
    vi.unstubAllGlobals();
  });
  await expect(loadFirst()).resolves.toBeUndefined();
});
