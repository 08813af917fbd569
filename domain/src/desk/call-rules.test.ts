import { describe, expect, it } from 'vitest';
import { judgeAttempt } from './call-rules';

const on = (...days: (string | null)[]) => days.map((workingDay) => ({ workingDay }));

describe('attempts to reach a supplier', () => {
  it('are three, over two working days at least', () => {
    expect(judgeAttempt([], { workingDay: 'a' })).toBe('counted');
    expect(judgeAttempt(on('a'), { workingDay: 'a' })).toBe('counted');
    expect(judgeAttempt(on('a', 'a'), { workingDay: 'a' })).toBe('too_early');
    expect(judgeAttempt(on('a', 'a'), { workingDay: 'b' })).toBe('last');
    expect(judgeAttempt(on('a', 'b'), { workingDay: 'b' })).toBe('last');
  });

  it('on a day off add no working day', () => {
    expect(judgeAttempt(on('a', 'a'), { workingDay: null })).toBe('too_early');
    expect(judgeAttempt(on('a', null), { workingDay: 'b' })).toBe('last');
  });
});
