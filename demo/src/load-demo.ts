import type { Context } from '@homologa/core/kernel/context';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { addDemoCast } from './cast';
import { playClient } from './client';
import { withDemoPapers } from './papers';
import { DEMO_WORKFLOWS } from './plan';
import type { DemoProduction, PlayedSupplier } from './production';
import { addDemoScreenings } from './screenings';
import { setDemoStage } from './stage';
import { addDemoWatchlists } from './watchlists';
import { closeDemoWorkflow, playDemoWorkflow } from './workflow';

const LANES = 3;

interface DemoSummary {
  companies: number;
  workflows: number;
  suppliers: number;
}

/**
 * Fills an empty installation with a demo: one client company with every product, workflows of every status and type,
 * and fictional suppliers in every status. Runs the product's use cases at past times. Throws `forbidden` in
 * production, or if a company exists.
 */
export async function loadDemo(ctx: Context): Promise<DemoSummary> {
  if (ctx.config.production) throw new DomainError('forbidden');
  if ((await ctx.db.read.company.count()) > 0) throw new DomainError('forbidden');
  return withDemoPapers(ctx, async (papers) => {
    const now = ctx.now();
    const stage = setDemoStage({ ...ctx, now: () => now });
    const production: DemoProduction = { stage, papers, cast: await addDemoCast(stage) };
    // Precedes the workflows, because the desk's compliance reports search the lists.
    await addDemoWatchlists(stage);
    const played = await playWorkflows(production);
    await playClient(production, played);
    await closeWorkflows(production, played);
    await addDemoScreenings(production, played);
    const suppliers = DEMO_WORKFLOWS.reduce((sum, plan) => sum + plan.suppliers, 0);
    return { companies: 1, workflows: DEMO_WORKFLOWS.length, suppliers };
  });
}

async function playWorkflows(production: DemoProduction): Promise<PlayedSupplier[]> {
  let first = 0;
  const waiting = DEMO_WORKFLOWS.map((plan, at) => {
    const each = { at, plan, first };
    first += plan.suppliers;
    return each;
  });
  const played: PlayedSupplier[][] = [];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      played[next.at] = await playDemoWorkflow(production, next.plan, next.first);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return played.flat();
}

async function closeWorkflows(production: DemoProduction, played: readonly PlayedSupplier[]): Promise<void> {
  for (const plan of DEMO_WORKFLOWS.filter(({ status }) => status === 'closed')) {
    const supplier = played.find((each) => each.plan === plan);
    if (supplier) await closeDemoWorkflow(production, plan, supplier.workflowId);
  }
}
