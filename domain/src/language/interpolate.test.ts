import { expect, test } from 'vitest';
import { interpolate } from './interpolate';

test('places without a value stay', () => expect(interpolate('{a} {b}', { a: 1 })).toBe('1 {b}'));
