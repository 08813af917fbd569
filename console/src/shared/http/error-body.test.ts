import { describe, expect, it } from 'vitest';
import { errorResponseOf } from './error-body';

describe('errorResponseOf', () => {
  it('reads the error shape with its details', () => {
    const body = JSON.stringify({
      error: 'Found invalid email: x',
      code: 'bulk_invalid_email',
      request_id: 'r1',
      details: [{ code: 'bulk_invalid_email', message: 'Found invalid email: x', path: 'emails', index: 2 }, null],
    });
    expect(errorResponseOf(body, 'Unprocessable')).toEqual({
      error: 'Found invalid email: x',
      code: 'bulk_invalid_email',
      requestId: 'r1',
      nextAt: null,
      details: [{ code: 'bulk_invalid_email', message: 'Found invalid email: x', path: 'emails', index: 2 }],
    });
  });

  it('takes raw text, but not the page of a proxy', () => {
    expect(errorResponseOf('Down for a minute', 'Bad Gateway').error).toBe('Down for a minute');
    expect(errorResponseOf('<html>502</html>', 'Bad Gateway').error).toBe('Bad Gateway');
    expect(errorResponseOf('', 'Bad Gateway').error).toBe('Bad Gateway');
  });
});
