import type { FlowCase } from '@homologa/core/test/onboarding-flows';
import { afterAll, beforeAll, test } from 'vitest';
import { type Cast, startCast } from '../people';
import { BROWSER_FLOWS } from './browser-flows';
import { completeFlow } from './onboarding-flow';
import { type Invited, type OnboardingWorld, openWorld } from './onboarding-world';

/**
 * Declares a test for each browser flow of a report family; `typesForm` selects the flows that type the whole form,
 * which is slow.
 */
export function walkFlows(family: FlowCase['family'], typesForm: (flow: FlowCase) => boolean = () => false): void {
  const cases = BROWSER_FLOWS.filter((flow) => flow.family === family);
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
