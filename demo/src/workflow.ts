import { listItems } from '@homologa/core/questionnaires/answers.queries';
import { addSuppliersBulk } from '@homologa/core/suppliers/add/add-suppliers-bulk';
import { closeWorkflow } from '@homologa/core/workflows/close-workflow';
import { createWorkflow } from '@homologa/core/workflows/create-workflow';
import { launchWorkflow } from '@homologa/core/workflows/launch-workflow';
import { updateWorkflow } from '@homologa/core/workflows/update-workflow';
import type { Invite } from '@homologa/domain/suppliers/invite';
import { byWire } from '@homologa/domain/suppliers/supplier-fields';
import type { CreateWorkflowBody } from '@homologa/domain/workflows/workflow.contract';
import { DEMO_CONTACTS, DEMO_PAYER, DEMO_QUESTIONS } from '@homologa/prisma/demo/demo-names';
import { DEMO_SHAREHOLDERS } from '@homologa/prisma/demo/demo-screenings';
import { playDesk } from './desk';
import { playOnboarding } from './onboarding';
import { checkPayment, DEMO_PRICE } from './payment';
import type { DemoStory, DemoWorkflow } from './plan';
import type { DemoProduction, PlayedSupplier } from './production';
import { act, DAY_MS, type DemoStage, daysAgo, HOUR_MS } from './stage';
import { type DemoSupplier, demoSupplier, pick } from './suppliers';

const DUE_DAYS = 120;
const CAMPAIGN_DAYS = 90;

interface Planned {
  at: number;
  story: DemoStory;
  company: DemoSupplier;
  invite: Invite;
}

export type PlannedSupplier = PlayedSupplier & Planned;

/** Creates and launches a workflow with its suppliers; returns them, or none of a draft. */
export async function openDemoWorkflow(
  production: DemoProduction,
  plan: DemoWorkflow,
  firstSupplier: number,
): Promise<PlannedSupplier[]> {
  const { stage, cast } = production;
  const planned = Array.from({ length: plan.suppliers }, (_, at) => planSupplier(plan, at, firstSupplier + at));
  const invitedLater = planned.filter((each) => laterOf(plan, each) !== null);
  const invitedFirst = planned.filter((each) => !invitedLater.includes(each));
  const createdAt = daysAgo(stage, plan.createdDaysAgo);
  const workflowId = await draft(production, plan, createdAt, invitedFirst);
  if (plan.status === 'draft') return [];
  const launched = await act(stage, cast.admin, new Date(createdAt.getTime() + DAY_MS), (ctx) =>
    launchWorkflow(ctx, workflowId),
  );
  const ids = new Map<Planned, string>();
  const note = (group: readonly Planned[], added: readonly { id: string }[]) => {
    for (const [index, each] of group.entries()) ids.set(each, pick(added, index).id);
  };
  note(invitedFirst, launched.suppliers);
  for (const days of new Set(invitedLater.map((each) => laterOf(plan, each) ?? 0))) {
    const group = invitedLater.filter((each) => laterOf(plan, each) === days);
    const { suppliers } = await act(stage, cast.admin, daysAgo(stage, days), (ctx) =>
      addSuppliersBulk(ctx, { workflowId, suppliers: group.map(({ invite }) => invite) }),
    );
    note(group, suppliers);
  }
  return planned.map((each) => ({ ...each, workflowId, supplierId: ids.get(each) ?? '', plan }));
}

export async function closeDemoWorkflow(
  { stage, cast }: DemoProduction,
  plan: DemoWorkflow,
  workflowId: string,
): Promise<void> {
  await act(stage, cast.admin, daysAgo(stage, plan.createdDaysAgo - CAMPAIGN_DAYS), (ctx) =>
    closeWorkflow(ctx, workflowId),
  );
}

function planSupplier(plan: DemoWorkflow, at: number, index: number): Planned {
  const story = pick(plan.stories, at);
  const company = { ...demoSupplier(index, plan.reportType === 'ckr' ? 'brazil' : story.country), ...story.company };
  const invite: Invite = {
    ...company,
    ...contactOf(plan, story, company),
    dunsNumber: plan.type === 'investigating' ? String(700_000_000 + index * 131) : '',
    shareholders: plan.reportType === 'cfr' ? [...pick(DEMO_SHAREHOLDERS, index)] : [],
  };
  return { at, story, company, invite };
}

function contactOf(plan: DemoWorkflow, story: DemoStory, { index }: DemoSupplier): Partial<Invite> {
  if (story.isUndeliverable) return { emails: [`sin-buzon${index}@proveedor.homologa.test`] };
  if (plan.type === 'investigating' || story.stopsAt === 'introduction') return {};
  if (story.stopsAt === 'account_connection') return {};
  const { name, email } = plan.payment === 'supplier' ? DEMO_PAYER : contactIn(story, index);
  return { fullName: name, emails: [email] };
}

/** Suppliers with a name of their own have a contact of their country. */
const contactIn = ({ company, country }: DemoStory, index: number) =>
  (company && DEMO_CONTACTS.find((one) => one.country === country)) ?? pick(DEMO_CONTACTS, index);

/**
 * Returns how many days ago the supplier of an investigation was added. The desk's queue should look recent, with its
 * oldest request one day overdue.
 */
function laterOf(plan: DemoWorkflow, { at, story }: Planned): number | null {
  if (plan.type !== 'investigating' || story.desk === 'delivered') return null;
  return story.desk === 'queued' ? pick([6, 4, 1], Math.floor(at / plan.stories.length)) : 3;
}

async function draft(
  { stage, cast }: DemoProduction,
  plan: DemoWorkflow,
  createdAt: Date,
  suppliers: readonly Planned[],
): Promise<string> {
  const { workflow } = await act(stage, cast.admin, createdAt, (ctx) =>
    createWorkflow(ctx, workflowBody(plan, createdAt)),
  );
  if (suppliers.length > 0) {
    await act(stage, cast.admin, new Date(createdAt.getTime() + 3 * HOUR_MS), (ctx) =>
      updateWorkflow(ctx, {
        id: workflow.id,
        changes: { suppliers: suppliers.map(({ invite }) => ({ invite: inputOf(invite) })) },
        notify: false,
      }),
    );
  }
  return workflow.id;
}

const PLAIN_QUESTIONS = DEMO_QUESTIONS.map(({ options, ...question }) => ({
  ...question,
  options: options.map((value) => ({ value })),
}));

function workflowBody(plan: DemoWorkflow, createdAt: Date): CreateWorkflowBody {
  const { title, description, type, product, payment, reportType } = plan;
  const isOnboarding = type === 'onboarding';
  return {
    type,
    product,
    payment,
    report_type: reportType,
    price_per_supplier: payment === 'supplier' ? DEMO_PRICE : null,
    info: {
      title,
      description,
      ...(isOnboarding
        ? {
            welcome_message: 'Gracias por acompañarnos en este proceso. Le tomará unos quince minutos.',
            email: {
              subject: `Invitación: ${title}`,
              message: 'Le invitamos a completar su homologación como proveedor.',
            },
          }
        : {}),
    },
    questionnaire: plan.hasQuestionnaire ? (plan.questions ?? PLAIN_QUESTIONS) : [],
    ...(plan.scoring ? { scoring: plan.scoring, score_shown: true } : {}),
    onboarding: isOnboarding
      ? { due_date: new Date(createdAt.getTime() + DUE_DAYS * DAY_MS).toISOString().slice(0, 10) }
      : null,
  };
}

const inputOf = (invite: Invite) =>
  byWire(
    (name) => invite[name],
    (name) => invite[name],
  );

/** Plays what the suppliers of one workflow and the desk have done since its launch. */
export async function playStories(production: DemoProduction, played: readonly PlannedSupplier[]): Promise<void> {
  const { stage, cast, progress } = production;
  const [first] = played;
  if (!first) return;
  const questions = await stage.base.db.tenant(cast.companyId, (tx) => listItems(tx, first.workflowId, cast.companyId));
  for (const supplier of played) {
    if (supplier.plan.type === 'onboarding') {
      await playOnboarding(production, supplier, { questions, from: beginning(stage, supplier) });
    }
    await checkPayment(production, supplier);
    if (supplier.story.desk) await playDesk(production, supplier, supplier.story.desk);
    progress.advance();
  }
}

/** Returns when a supplier opens its mail: shortly after the launch, or recently for suppliers in the desk's queue. */
function beginning(stage: DemoStage, { at, plan, story }: PlannedSupplier): Date {
  const recent = { queued: at % 7, taken: 2 + (at % 3), sent_back: 3, verified: 3 + (at % 2) };
  if (story.beganDaysAgo !== undefined) return daysAgo(stage, story.beganDaysAgo);
  if (story.desk && story.desk !== 'delivered') return daysAgo(stage, recent[story.desk] + 0.5);
  return daysAgo(stage, plan.createdDaysAgo - 2 - ((at * 29) % 90) / 10);
}
