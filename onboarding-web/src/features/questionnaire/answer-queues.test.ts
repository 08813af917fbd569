import { ApiError } from '@homologa/web/http/api-error';
import { describe, expect, it } from 'vitest';
import { judgeFailure } from './answer-queues';

const failure = (status: number, code: ConstructorParameters<typeof ApiError>[1]['code'], paths: string[] = []) =>
  new ApiError(status, {
    error: 'x',
    code,
    details: paths.map((path) => ({ code: 'answer_invalid', message: '', path })),
  });

describe('a save that failed', () => {
  it.each([0, 429, 500, 503])('with %s passes', (status) => {
    expect(judgeFailure(failure(status, status === 0 ? 'offline' : 'internal_error'))).toEqual({ kind: 'retry' });
  });
  it('by an answer that does not fit is given up, and no other', () => {
    expect(judgeFailure(failure(422, 'answer_invalid', ['answers.q1', 'else']))).toEqual({
      kind: 'refused',
      keys: ['q1'],
    });
  });
  it('without a session waits for one', () => {
    expect(judgeFailure(failure(401, 'unauthenticated'))).toEqual({ kind: 'stopped' });
  });
  it('of an onboarding that takes nothing any more waits for nobody', () => {
    expect(judgeFailure(failure(409, 'workflow_closed'))).toEqual({ kind: 'ended' });
  });
});
