import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import './dom-gaps';
import { changedGlobals, endTest, readGlobals, watchListeners, watchTimers } from './dom-page';
import './dom-waits';

const SHARED = {
  '': globalThis,
  'Element.prototype.': Element.prototype,
  'HTMLElement.prototype.': HTMLElement.prototype,
  'HTMLDialogElement.prototype.': HTMLDialogElement.prototype,
  'Storage.prototype.': Storage.prototype,
  'document.': document,
  'navigator.': navigator,
};

watchTimers(globalThis);
watchListeners(window, 'window');
watchListeners(document, 'document');
let before = readGlobals(SHARED);

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  before = readGlobals(SHARED);
});
// Registered first and therefore called last, after everything that a test or its file ends itself.
beforeEach(() =>
  onTestFinished(async () => {
    const left = await endTest();
    if (vi.isFakeTimers()) left.push('fake timers');
    vi.useRealTimers();
    expect(left, 'left on the page by this test').toEqual([]);
  }),
);
// The testing library registers its clean-up in the file that loads it first only, because the files of one worker share
// what is loaded.
afterEach(cleanup);

// The next file of the worker finds the same document.
afterAll(() => {
  const left = changedGlobals(before, readGlobals(SHARED));
  if (document.body.hasChildNodes()) left.push(`in the body: ${document.body.innerHTML.slice(0, 200)}`);
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  expect(left, 'left on the page by this file').toEqual([]);
});
