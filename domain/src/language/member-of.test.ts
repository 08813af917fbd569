import { expect, it } from 'vitest';
import { memberOf } from './member-of';

it('knows the members of a set and refuses any other text', () => {
  expect(memberOf(['on', 'off'], 'off')).toBe('off');
  expect(() => memberOf(['on', 'off'], 'OFF')).toThrow(RangeError);
});
