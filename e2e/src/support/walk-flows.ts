import { afterAll, beforeAll, test } from 'vitest';
import { FLOW_CASES, type FlowCase } from './onboarding-cases';
import { completeFlow } from './onboarding-flow';
import { type Invited, type OnboardingWorld, openWorld } from './onboarding-world';
import { type Cast, startCast } from './people';

/** A test for each flow of a report family; `typesForm` says who types the whole form, which takes its time. */
export function walkFlows(family: FlowCase['family'], typesForm: (flow: FlowCase) => boolean = () => false): void {
  const cases = FLOW_CASES.filter((flow) => flow.family === family);
  let cast: Cast;
  let world: OnboardingWorld;
  let invited: Invited[];
  beforeAll(async () => {
    cast = await startCast();
    world = await openWorld(cast.url, `flujo-${family}`);
    invited = await world.invite(cases);
  });
  afterAll(async () => {
    await world.close();
    await cast.leave();
  });

  test.each(cases)('$name', async (flow) => {
    const supplier = invited[cases.indexOf(flow)];
    if (!supplier) throw new Error('nobody was invited');
    await completeFlow(cast, world.desk, { flow, supplier, typesForm: typesForm(flow) });
  });
}
