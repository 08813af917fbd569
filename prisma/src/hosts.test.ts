import { expect, test } from 'vitest';
import { hostsOf, withOneHost } from './hosts';
import { isPooled, throughPooler } from './pooler';

test('an address with several hosts keeps its login, database and parameters', () => {
  const address = withOneHost('postgresql://owner:p%40@one:5433,two,[::1]:5434/homologa?sslmode=require');
  expect(new URL(address)).toMatchObject({ username: 'owner', password: 'p%40', pathname: '/homologa' });
  expect(new URL(address).searchParams.get('sslmode')).toBe('require');
  expect(hostsOf(address)).toEqual([
    { host: 'one', port: 5433 },
    { host: 'two', port: 5432 },
    { host: '::1', port: 5434 },
  ]);
});

test.each(['postgresql://o:a,b@one/d', 'postgresql:///d?host=/var/run/postgresql', 'postgresql://one/d'])(
  'an address with one host stays as it is: %s',
  (address) => expect(withOneHost(address)).toBe(address),
);

test('a pooler takes the place of all hosts, and is known by the address', () => {
  const address = throughPooler(withOneHost('postgresql://a:p@one,two/d?sslmode=require'), 'pooler:6432');
  expect(hostsOf(address)).toEqual([{ host: 'pooler', port: 6432 }]);
  expect([isPooled(address), isPooled('postgresql://a:p@one/d'), isPooled(undefined)]).toEqual([true, false, false]);
});
