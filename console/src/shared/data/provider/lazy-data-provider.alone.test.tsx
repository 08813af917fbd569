// @vitest-environment jsdom
import { isTemporary } from '@homologa/web/http/api-error';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../http/api-error';
import { lazyDataProvider } from './lazy-data-provider';

vi.mock('./data-provider', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a call whose code cannot be fetched fails like one without an answer', async () => {
  const failure: unknown = await lazyDataProvider.getOne('payments', { id: 'p1' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 0, code: 'service_unavailable' });
  expect(isTemporary(failure)).toBe(true);
});
