import type { Context } from '@homologa/core/kernel/context';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { addDemoCast } from './cast';
import { playClient } from './client';
import { withDemoPapers } from './papers';
import { DEMO_WORKFLOWS, type DemoWorkflow } from './plan';
import type { DemoProduction, PlayedSupplier } from './production';
import { DemoProgress, type ProgressListener } from './progress';
import { playRiskReview } from './risk-review';
import { addDemoScreenings, DEMO_SCREENINGS } from './screenings';
import { setDemoStage } from './stage';
import { addDemoWatchlists } from './watchlists';
import { closeDemoWorkflow, openDemoWorkflow, type PlannedSupplier, playStories } from './workflow';

const LANES = 3;

const countSuppliers = (plans: readonly DemoWorkflow[]): number => plans.reduce((sum, plan) => sum + plan.suppliers, 0);
const LAUNCHED = countSuppliers(DEMO_WORKFLOWS.filter(({ status }) => status !== 'draft'));

interface DemoSummary {
  companies: number;
  workflows: number;
  suppliers: number;
}

/**
 * Fills an empty installation with a demo: one client company with every product, workflows of every status and type,
 * and fictional suppliers in every status. Runs the product's use cases at past times. The first progress is reported once
 * the accounts can sign in; then the workflows are launched with all suppliers, whose stories follow, so that lists fill
 * while a user looks at them. Throws `forbidden` in production, or if a company exists.
 */
export async function loadDemo(ctx: Context, onProgress: ProgressListener = () => {}): Promise<DemoSummary> {
  if (ctx.config.production) throw new DomainError('forbidden');
  if ((await ctx.db.read.company.count()) > 0) throw new DomainError('forbidden');
  return withDemoPapers(ctx, async (papers) => {
    const now = ctx.now();
    const stage = setDemoStage({ ...ctx, now: () => now });
    const progress = new DemoProgress(DEMO_WORKFLOWS.length + LAUNCHED + DEMO_SCREENINGS, onProgress);
    const production: DemoProduction = { stage, papers, cast: await addDemoCast(stage), progress };
    progress.report();
    const opened = await openWorkflows(production);
    // Precedes the stories, because the desk's compliance reports search the lists.
    await addDemoWatchlists(stage);
    await inLanes(opened, (suppliers) => playStories(production, suppliers));
    const played = opened.flat();
    await playClient(production, played);
    await playRiskReview(production, played);
    await closeWorkflows(production, played);
    await addDemoScreenings(production, played);
    return { companies: 1, workflows: DEMO_WORKFLOWS.length, suppliers: countSuppliers(DEMO_WORKFLOWS) };
  });
}

async function openWorkflows(production: DemoProduction): Promise<PlannedSupplier[][]> {
  let first = 0;
  const plans = DEMO_WORKFLOWS.map((plan) => {
    const each = { plan, first };
    first += plan.suppliers;
    return each;
  });
  return inLanes(plans, async ({ plan, first }) => {
    const opened = await openDemoWorkflow(production, plan, first);
    production.progress.advance();
    return opened;
  });
}

/** Runs `work` for each item, a few items at a time; returns the answers in the order of the items. */
async function inLanes<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const waiting = [...items.entries()];
  const answers: R[] = [];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, item] = next;
      answers[at] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return answers;
}

async function closeWorkflows(production: DemoProduction, played: readonly PlayedSupplier[]): Promise<void> {
  for (const plan of DEMO_WORKFLOWS.filter(({ status }) => status === 'closed')) {
    const supplier = played.find((each) => each.plan === plan);
    if (supplier) await closeDemoWorkflow(production, plan, supplier.workflowId);
  }
}
