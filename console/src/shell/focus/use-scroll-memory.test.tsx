// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { stubComputedStyle } from '../../test/computed-style';
import { useScrollMemory } from './use-scroll-memory';

function Page() {
  useScrollMemory();
  return null;
}

function openPages() {
  stubComputedStyle();
  const height = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  const scrollTo = (y: number) => {
    height.mockReturnValue(y);
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(200);
  };
  vi.stubGlobal('scrollTo', (_x: number, y: number) => scrollTo(y));
  // Calls back once after `observe`, like a real ResizeObserver.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly look: () => void) {}
      observe = () => queueMicrotask(this.look);
      disconnect = () => undefined;
    },
  );
  vi.useFakeTimers();
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/list'] });
  render(<RouterProvider router={router} />);
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });
  const go = (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { go, scrollTo, height: () => window.scrollY };
}

it('shows a list that was never scrolled from its top, however far down the page was that one comes back from', async () => {
  const { go, scrollTo, height } = openPages();
  await go('/supplier');
  scrollTo(900);
  await go(-1);
  expect(height()).toBe(0);
});

it('returns to where one was in a list that was scrolled', async () => {
  const { go, scrollTo, height } = openPages();
  scrollTo(400);
  await go('/supplier');
  expect(height()).toBe(0);
  scrollTo(900);
  await go(-1);
  expect(height()).toBe(400);
  await go(1);
  expect(height()).toBe(900);
});
