import { afterAll, beforeAll, test } from 'vitest';
import { FLOW_CASES } from './support/onboarding-cases';
import { completeFlow } from './support/onboarding-flow';
import { type Invited, type OnboardingWorld, openWorld } from './support/onboarding-world';
import { type Cast, startCast } from './support/people';

const CASES = FLOW_CASES.filter(({ family }) => family === 'score');

let cast: Cast;
let world: OnboardingWorld;
let invited: Invited[];
beforeAll(async () => {
  cast = await startCast();
  world = await openWorld(cast.url, 'flujo-score');
  invited = await world.invite(CASES);
});
afterAll(async () => {
  await world.close();
  await cast.leave();
});

test.each(CASES)('$name', async (flow) => {
  const supplier = invited[CASES.indexOf(flow)];
  if (!supplier) throw new Error('nobody was invited');
  await completeFlow(cast, world.desk, { flow, supplier });
});
