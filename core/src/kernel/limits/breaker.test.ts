import { expect, test, vi } from 'vitest';
import { createBreaker } from './breaker';

const AWAY = new Error('away');
const REFUSED = new Error('refused');
const SPARED = new Error('spared');

function build() {
  let now = 0;
  const breaker = createBreaker({
    failures: 2,
    pauseMs: 1000,
    now: () => new Date(now),
    refusal: () => SPARED,
    isFailure: (error) => error === AWAY,
  });
  const fails = () => breaker(() => Promise.reject(AWAY));
  return { breaker, fails, at: (moment: number) => void (now = moment) };
}

test('a service that is away is spared, and asked by one call when the pause is over', async () => {
  const { breaker, fails, at } = build();
  await expect(fails()).rejects.toBe(AWAY);
  await expect(fails()).rejects.toBe(AWAY);
  const work = vi.fn(async () => 'back');
  await expect(breaker(work)).rejects.toBe(SPARED);
  at(999);
  await expect(breaker(work)).rejects.toBe(SPARED);
  expect(work).not.toHaveBeenCalled();
  at(1000);
  let answer: (text: string) => void = () => undefined;
  const first = breaker(() => new Promise<string>((resolve) => void (answer = resolve)));
  await expect(breaker(work)).rejects.toBe(SPARED);
  answer('first');
  await expect(first).resolves.toBe('first');
  await expect(breaker(work)).resolves.toBe('back');
});

test('a first call that fails opens it again at once', async () => {
  const { breaker, fails, at } = build();
  await expect(fails()).rejects.toBe(AWAY);
  await expect(fails()).rejects.toBe(AWAY);
  at(1000);
  await expect(fails()).rejects.toBe(AWAY);
  await expect(breaker(async () => 'back')).rejects.toBe(SPARED);
});

test('a refusal is an answer: it counts as none', async () => {
  const { breaker, fails } = build();
  await expect(fails()).rejects.toBe(AWAY);
  await expect(breaker(() => Promise.reject(REFUSED))).rejects.toBe(REFUSED);
  await expect(fails()).rejects.toBe(AWAY);
  await expect(breaker(async () => 'there')).resolves.toBe('there');
});

test('tells once when it opens and once when it closes', async () => {
  const changes: boolean[] = [];
  let now = 0;
  const breaker = createBreaker({
    failures: 2,
    pauseMs: 1000,
    now: () => new Date(now),
    refusal: () => SPARED,
    isFailure: (error) => error === AWAY,
    onChange: (isOpen) => changes.push(isOpen),
  });
  const fails = () => expect(breaker(() => Promise.reject(AWAY))).rejects.toBe(AWAY);
  await fails();
  expect(changes).toEqual([]);
  await fails();
  now += 1000;
  await fails();
  expect(changes).toEqual([true]);
  now += 1000;
  await breaker(async () => 'back');
  expect(changes).toEqual([true, false]);
});
