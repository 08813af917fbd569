import { describe, expect, it } from 'vitest';
import { classifyAttempt } from './call-rules';

const on = (...days: (string | null)[]) => days.map((workingDay) => ({ workingDay }));

describe('attempts to reach a supplier', () => {
  it('are three, over two working days at least', () => {
    expect(classifyAttempt([], { workingDay: 'a' })).toBe('counted');
    expect(classifyAttempt(on('a'), { workingDay: 'a' })).toBe('counted');
    expect(classifyAttempt(on('a', 'a'), { workingDay: 'a' })).toBe('too_early');
    expect(classifyAttempt(on('a', 'a'), { workingDay: 'b' })).toBe('last');
    expect(classifyAttempt(on('a', 'b'), { workingDay: 'b' })).toBe('last');
  });

  it('on a day off add no working day', () => {
    expect(classifyAttempt(on('a', 'a'), { workingDay: null })).toBe('too_early');
    expect(classifyAttempt(on('a', null), { workingDay: 'b' })).toBe('last');
  });
});
