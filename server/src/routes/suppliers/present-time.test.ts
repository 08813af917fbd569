import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { presentTime } from './present-time';

const moment = fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true });
/** Formats a UTC time like PostgreSQL's JSON, without trailing zeros in the fraction. */
const written = (at: Date) => at.toISOString().replace(/\.?0*Z$/, '+00:00');

test.prop([moment])('a moment is the same from a date and from the database’s JSON', (at) => {
  expect(presentTime(at)).toBe(at.toISOString());
  expect(presentTime(written(at))).toBe(at.toISOString());
});

test.each([
  ['2026-11-22T10:00:00+00:00', '2026-11-22T10:00:00.000Z'],
  ['2026-11-22T10:00:00.05+00:00', '2026-11-22T10:00:00.050Z'],
  ['2026-11-22T10:00:00.123456+00:00', '2026-11-22T10:00:00.123Z'],
  ['2026-11-22T07:00:00.5-03:00', '2026-11-22T10:00:00.500Z'],
])('%s is %s', (text, onWire) => {
  expect(presentTime(text)).toBe(onWire);
});
