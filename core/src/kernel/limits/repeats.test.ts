import { expect, test } from 'vitest';
import { Repeats } from './repeats';

test('an error that comes back is said once, then once a minute with how often it came', () => {
  let now = 0;
  const repeats = new Repeats(() => new Date(now));
  const slot = (id: number) => new Error(`CROSSSLOT Keys in request don't hash to the same slot (job ${id})`);
  const said: unknown[] = [];
  for (let at = 0; at < 92_915; at += 1) {
    now += 2;
    const told = repeats.told(slot(at), 'queue worker');
    if (told) said.push(told);
  }
  expect(said).toEqual([{}, { repeated: 30_000 }, { repeated: 30_000 }, { repeated: 30_000 }]);
  now += 120_000;
  expect(repeats.told(slot(1), 'queue worker')).toEqual({ repeated: expect.any(Number) });
});

test('another error, and the same in another place, is said at once', () => {
  const repeats = new Repeats(() => new Date(0));
  expect(repeats.told(new Error('a'), 'queue')).toEqual({});
  expect(repeats.told(new Error('b'), 'queue')).toEqual({});
  expect(repeats.told(new Error('a'), 'schedules')).toEqual({});
  expect(repeats.told(new Error('a'), 'queue')).toBeNull();
  expect(repeats.told('a text', 'queue')).toEqual({});
});

test('what is remembered is bounded', () => {
  const repeats = new Repeats(() => new Date(0));
  for (let at = 0; at < 500; at += 1) repeats.told(new Error(String.fromCodePoint(0x4e00 + at)), 'queue');
  expect(repeats.told(new Error(String.fromCodePoint(0x4e00)), 'queue')).toEqual({});
});
