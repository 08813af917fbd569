import { ApiError } from '@homologa/web/http/api-error';
import { describe, expect, it } from 'vitest';
import { classifyFailure } from './answer-queues';

const failure = (status: number, code: ConstructorParameters<typeof ApiError>[1]['code'], paths: string[] = []) =>
  new ApiError(status, {
    error: 'x',
    code,
    details: paths.map((path) => ({ code: 'answer_invalid', message: '', path })),
  });

const sent = new Map([['q2', { answer: 'Yes' }]]);

describe('a save that failed', () => {
  it.each([0, 429, 500, 503])('with %s passes', (status) => {
    expect(classifyFailure(failure(status, status === 0 ? 'offline' : 'internal_error'), sent)).toEqual({
      kind: 'retry',
    });
  });
  it('by an answer that does not fit is given up, and no other', () => {
    expect(classifyFailure(failure(422, 'answer_invalid', ['answers.q1', 'else']), sent)).toEqual({
      kind: 'refused',
      keys: ['q1'],
    });
  });
  it('by an answer that was changed elsewhere waits for a choice, and no other', () => {
    const refusal = new ApiError(409, {
      error: 'x',
      code: 'answer_changed',
      details: [{ code: 'answer_changed', message: '', path: 'answers.q2' }],
    });
    expect(classifyFailure(refusal, sent)).toEqual({ kind: 'held', keys: ['q2'] });
  });
  it('without a session waits for one', () => {
    expect(classifyFailure(failure(401, 'unauthenticated'), sent)).toEqual({ kind: 'stopped' });
  });
  it('of an onboarding that takes nothing any more waits for nobody', () => {
    expect(classifyFailure(failure(409, 'workflow_closed'), sent)).toEqual({ kind: 'ended' });
  });
  it('because something was sent back meanwhile is given up, so that what was sent back is still saved', () => {
    expect(classifyFailure(failure(409, 'not_sent_back'), sent)).toEqual({ kind: 'refused', keys: ['q2'] });
  });
});
