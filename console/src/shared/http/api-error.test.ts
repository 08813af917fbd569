import { expect, it } from 'vitest';
import { queryClient } from '../data/query-client';
import { ApiError, hasStatus } from './api-error';

const refused = (status: number) =>
  new ApiError(status, '{"error":"Not found","code":"not_found","details":[]}', 'Not Found', 'en');

it('is told apart from other errors, with its status, code and details', () => {
  const error = refused(404);
  expect(error).toBeInstanceOf(ApiError);
  expect(hasStatus(error, 404)).toBe(true);
  expect(hasStatus(error, 401)).toBe(false);
  expect([error.code, error.details]).toEqual(['not_found', []]);
});

it('is asked again only when the server failed', () => {
  const retry = queryClient.getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('the query client says nothing about retries');
  expect(retry(0, refused(404))).toBe(false);
  expect(retry(0, refused(503))).toBe(true);
  expect(retry(0, new TypeError('Failed to fetch'))).toBe(true);
});
