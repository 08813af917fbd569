import type { UserActor } from '@homologa/domain/identity/actor';
import { expect, test } from 'vitest';
import { StreamPlaces } from './stream-places';

const as = (userId: string, address: string, loggedInAsBy: string | null = null) => ({
  actor: { kind: 'user', userId, loggedInAsBy } as UserActor,
  address,
});
const refused = expect.objectContaining({ code: 'rate_limited', extra: { retry_after: expect.any(Number) } });

test('a person beyond the limit is refused until one of the streams ends, others are not', () => {
  const places = new StreamPlaces({ perPerson: 2, perAddress: 100 });
  const end = places.take(as('a', '1'));
  places.take(as('a', '2'));
  expect(() => places.take(as('a', '3'))).toThrow(refused);
  places.take(as('b', '1'));
  end();
  end();
  places.take(as('a', '3'));
  expect(() => places.take(as('a', '4'))).toThrow(refused);
});

test('an address beyond the limit is refused, whoever asks', () => {
  const places = new StreamPlaces({ perPerson: 100, perAddress: 2 });
  places.take(as('a', '1'));
  const end = places.take(as('b', '1'));
  expect(() => places.take(as('c', '1'))).toThrow(refused);
  places.take(as('c', '2'));
  end();
  places.take(as('c', '1'));
});

test('the streams of staff who act as a client do not count for the client', () => {
  const places = new StreamPlaces({ perPerson: 1, perAddress: 100 });
  places.take(as('client', '1', 'staff'));
  places.take(as('client', '2'));
  expect(() => places.take(as('other', '3', 'staff'))).toThrow(refused);
});
