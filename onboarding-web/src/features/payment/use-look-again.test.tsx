// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLookAgain } from './use-look-again';

const close: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  for (const end of close.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const look = vi.fn(async () => undefined);
  function Page({ isSlow }: { isSlow: boolean }) {
    useLookAgain(true, look, isSlow);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const render = (isSlow: boolean) => act(async () => root.render(<Page isSlow={isSlow} />));
  close.push(() => act(() => root.unmount()));
  return { look, render, wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}

test('polls with growing delays, and no more after the last', async () => {
  const { look, render, wait } = open();
  await render(false);
  await wait(1500);
  expect(look).toHaveBeenCalledTimes(1);
  await wait(1999);
  expect(look).toHaveBeenCalledTimes(1);
  for (let times = 0; times < 20; times += 1) await wait(15_000);
  expect(look).toHaveBeenCalledTimes(9);
});

test.each([4, 9])('starts over when the delays become slow after %d polls', async (polls) => {
  const { look, render, wait } = open();
  await render(false);
  while (look.mock.calls.length < polls) await wait(1000);
  await render(true);
  await wait(1500);
  expect(look).toHaveBeenCalledTimes(polls + 1);
  await wait(2000);
  expect(look).toHaveBeenCalledTimes(polls + 2);
});
