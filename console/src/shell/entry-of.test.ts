import { expect, it } from 'vitest';
import { entryOf } from './entry-of';

it("finds the build's entry, and none where there is no build", () => {
  const page = '<head><script type="module" crossorigin src="/assets/index-B_x-9.js"></script></head>';
  expect(entryOf(page)).toBe('/assets/index-B_x-9.js');
  expect(entryOf('<script type="module" src="/src/main.tsx"></script>')).toBeNull();
  expect(entryOf('<h1>502</h1>')).toBeNull();
});
