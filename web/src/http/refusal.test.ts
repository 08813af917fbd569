import { describe, expect, it } from 'vitest';
import { readRefusal } from './refusal';

describe('readRefusal', () => {
  it('reads the error shape with its details', () => {
    const body = JSON.stringify({
      error: 'Found invalid email: x',
      code: 'bulk_invalid_email',
      request_id: 'r1',
      details: [{ code: 'bulk_invalid_email', message: 'Found invalid email: x', path: 'emails', index: 2 }, null],
    });
    expect(readRefusal(422, body)).toEqual({
      json: JSON.parse(body),
      error: 'Found invalid email: x',
      code: 'bulk_invalid_email',
      requestId: 'r1',
      nextAt: null,
      details: [{ code: 'bulk_invalid_email', message: 'Found invalid email: x', path: 'emails', index: 2 }],
    });
  });

  it('takes raw text, but not the page of a proxy', () => {
    expect(readRefusal(502, 'Down for a minute').error).toBe('Down for a minute');
    expect(readRefusal(502, '<html>502</html>').error).toBe('');
    expect(readRefusal(502, '').error).toBe('');
    expect(readRefusal(413, 'too large')).toMatchObject({ code: 'file_too_large', error: 'too large' });
  });

  it.each([
    [408, 'request_timed_out'],
    [413, 'file_too_large'],
    [500, 'internal_error'],
    [502, 'service_unavailable'],
    [504, 'service_unavailable'],
  ])('%i without a code is %s', (status, code) => expect(readRefusal(status, '<html></html>').code).toBe(code));

  it('reads JSON of another shape as saying nothing', () => {
    for (const body of ['[]', '{"error":1,"code":2,"details":"x"}']) {
      expect(readRefusal(500, body)).toEqual({ ...readRefusal(500, ''), json: JSON.parse(body) });
    }
  });
});
