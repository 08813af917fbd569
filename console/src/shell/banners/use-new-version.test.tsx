import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewVersion } from './use-new-version';

const pageOf = (build: string) => `<script type="module" src="/assets/index-${build}.js"></script>`;

let entry: HTMLElement;
beforeEach(() => {
  entry = document.head.appendChild(document.createElement('template'));
  entry.innerHTML = pageOf('old');
});
afterEach(() => {
  cleanup();
  entry.remove();
  vi.unstubAllGlobals();
});

const serve = (respond: () => Promise<Response>) => {
  const fetched = vi.fn(respond);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const missImport = () => window.dispatchEvent(new Event('vite:preloadError'));

it('announces a newer build after a failed import', async () => {
  serve(async () => new Response(pageOf('new')));
  const { result } = renderHook(() => useNewVersion());
  expect(result.current).toBe(false);
  missImport();
  await vi.waitFor(() => expect(result.current).toBe(true));
});

it.each([
  ['the server has the same build', async () => new Response(pageOf('old'))],
  ['the server is unreachable', () => Promise.reject(new TypeError('offline'))],
])('announces nothing after a failed import if %s', async (_condition, respond) => {
  const fetched = serve(respond);
  const { result } = renderHook(() => useNewVersion());
  missImport();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  await new Promise((settled) => setTimeout(settled, 20));
  expect(result.current).toBe(false);
});
