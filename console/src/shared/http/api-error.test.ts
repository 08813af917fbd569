import { errorText } from '@homologa/domain/errors/error-messages';
import { hasStatus } from '@homologa/web/http/api-error';
import { OFFLINE, readRefusal } from '@homologa/web/http/refusal';
import { expect, it } from 'vitest';
import { queryClient } from '../data/query-client';
import { ApiError } from './api-error';

const refused = (status: number) =>
  new ApiError(status, readRefusal(status, '{"error":"Not found","code":"not_found"}'), 'Not Found', 'en');

it('is told apart from other errors, with its status, code and details', () => {
  const error = refused(404);
  expect(error).toBeInstanceOf(ApiError);
  expect(hasStatus(error, 404)).toBe(true);
  expect(hasStatus(error, 401)).toBe(false);
  expect([error.code, error.details]).toEqual(['not_found', []]);
});

it('says what it can in the language of the reader', () => {
  const of = (body: string, locale: 'en' | 'es') => new ApiError(502, readRefusal(502, body), 'Bad Gateway', locale);
  expect(of('<html>502</html>', 'en').message).toBe('Bad Gateway');
  expect(of('<html>502</html>', 'es').message).toBe(errorText('service_unavailable', 'es'));
  expect(new ApiError(0, OFFLINE, '', 'es')).toMatchObject({
    status: 0,
    code: 'service_unavailable',
    message: errorText('service_unavailable', 'es'),
  });
});

it('gives forms its details by field', () => {
  const details = [{ code: 'email_invalid', message: 'Please enter a valid email.', path: 'email' }];
  const error = new ApiError(422, readRefusal(422, JSON.stringify({ code: 'invalid_input', details })), '', 'es');
  expect(error.body.errors).toEqual({ email: errorText('email_invalid', 'es') });
});

it('is asked again only when the server failed', () => {
  const retry = queryClient.getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('the query client says nothing about retries');
  expect(retry(0, refused(404))).toBe(false);
  expect(retry(0, refused(503))).toBe(true);
  expect(retry(0, new TypeError('Failed to fetch'))).toBe(true);
});
