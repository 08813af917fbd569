import { expect, test } from 'vitest';
import { readCoreEnv } from '../env';
import { DATABASE_URL, problemsOf } from '../test/env-problems';

test('the hosts that may be called are hosts, not addresses or networks', () => {
  const OUTGOING_ALLOWED = ' lists.internal, 10.0.0.5:8443 ';
  expect(readCoreEnv({ DATABASE_URL, OUTGOING_ALLOWED }).OUTGOING_ALLOWED).toEqual(['lists.internal', '10.0.0.5:8443']);
  for (const wrong of ['https://lists.internal', '10.0.0.0/8', '*.internal']) {
    expect(problemsOf({ DATABASE_URL, OUTGOING_ALLOWED: wrong })).toEqual([
      expect.stringMatching(/^OUTGOING_ALLOWED: /),
    ]);
  }
});
