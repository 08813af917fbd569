import { DomainError } from '@homologa/domain/errors/domain-error';
import { beforeEach, expect, test } from 'vitest';
import { Outages } from './outages';

const refused = (port: number) =>
  Object.assign(new Error(`connect ECONNREFUSED :${port}`), { code: 'ECONNREFUSED', port });

let now = 0;
let said: string[];
let outages: Outages;
beforeEach(() => {
  said = [];
  const addresses = [
    { connection: 'PostgreSQL' as const, port: '5432' },
    { connection: 'Redis' as const, port: '6379' },
  ];
  outages = new Outages(
    addresses,
    () => new Date(now),
    (_line, text) => said.push(text),
  );
});

test('what is away is said once, then once a minute, then that it is back', () => {
  for (let second = 0; second < 130; second += 1) {
    expect(outages.heard(refused(6379))).toBe(true);
    now += 1_000;
  }
  outages.back('Redis');
  outages.back('Redis');
  expect(said).toEqual(['Redis is away', 'Redis is still away', 'Redis is still away', 'Redis is back']);
});

test('a connection that breaks as soon as it is back is said no second time', () => {
  outages.heard(refused(6379));
  outages.back('Redis');
  now += 1_000;
  outages.heard(refused(6379));
  expect(said).toEqual(['Redis is away', 'Redis is back']);
  now += 10_000;
  outages.heard(refused(6379));
  expect(said.at(-1)).toBe('Redis is away');
});

test('each connection is known by its port, its codes or its words, also as a cause; other errors are not heard', () => {
  const shutdown = Object.assign(new Error('terminating connection'), { code: '57P01' });
  expect(outages.heard(new DomainError('service_unavailable', { cause: shutdown }))).toBe(true);
  expect(outages.heard(new AggregateError([refused(6379)]))).toBe(true);
  expect(said).toEqual(['PostgreSQL is away', 'Redis is away']);
  expect(outages.heard(refused(25))).toBe(false);
  expect(outages.heard(new DomainError('not_found'))).toBe(false);
  expect(outages.heard(Object.assign(new Error('statement timeout'), { code: '57014' }))).toBe(false);
});

test('a socket that was cut off is known by who says whose it was', () => {
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  expect(outages.heard(reset)).toBe(false);
  expect(outages.heard(reset, 'Redis')).toBe(true);
  expect(outages.heard(new Error('WRONGTYPE'), 'Redis')).toBe(false);
  expect(said).toEqual(['Redis is away']);
});
