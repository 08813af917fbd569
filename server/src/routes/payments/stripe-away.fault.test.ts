import { tried } from '@homologa/core/test/tried';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStripeWorld } from '../../test/stripe-world';

/** Stripe is called three times with eight seconds each; the answer has to come within that and the pauses. */
const HUNG_MS = 30_000;
const UNREACHABLE_MS = 5_000;
const PAYERS = 5;

let world: Awaited<ReturnType<typeof createStripeWorld>>;
beforeAll(async () => {
  world = await createStripeWorld();
});
afterAll(() => world.close());

const timed = async <T>(work: () => PromiseLike<T>): Promise<{ answer: T; ms: number }> => {
  const began = performance.now();
  const answer = await work();
  return { answer, ms: performance.now() - began };
};

test.each([
  ['away', UNREACHABLE_MS],
  ['accepting calls and never answering', HUNG_MS],
])(
  'while the provider is %s the payer is told, others go on, and afterwards there is one page',
  async (how, within) => {
    const payers = [];
    for (let count = 0; count < PAYERS; count += 1) payers.push(await world.card());
    const before = world.stripe.sessions.size;
    if (how === 'away') await world.stripe.close();
    else world.stripe.isSilent = true;
    try {
      const asked = payers.map((payer) => timed(() => payer.payOnline()));
      // The rest of the onboarding answers meanwhile: no call holds a connection of the database.
      const reads = await Promise.all(payers.map((payer) => timed(() => payer.read())));
      for (const { ms } of reads) expect(ms).toBeLessThan(UNREACHABLE_MS);
      for (const { answer, ms } of await Promise.all(asked)) {
        expect([answer.status, answer.body.error]).toEqual([
          502,
          'The payment page could not be opened. Please try again.',
        ]);
        expect(ms).toBeLessThan(within);
      }
    } finally {
      if (how === 'away') await world.stripe.listen();
      world.stripe.isSilent = false;
    }
    for (const payer of payers) {
      const { body } = await payer.payOnline().expect(200);
      expect(body.uri).toBe((await world.sessionOf(payer)).url);
      expect((await payer.history()).payments).toHaveLength(1);
    }
    expect(world.stripe.sessions.size).toBe(before + PAYERS);
    tried(PAYERS);
  },
);
