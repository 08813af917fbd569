import { startScreening } from '@homologa/core/compliance/start-screening';
import { startSuppliersExport } from '@homologa/core/exports/start-suppliers-export';
import type { Context } from '@homologa/core/kernel/context';
import { newId } from '@homologa/core/kernel/ids';
import { type JobOutcome, runJob } from '@homologa/core/kernel/jobs/run-job';
import { requestHandover } from '@homologa/core/onboarding/handover/request-handover';
import { queueSupplierMail } from '@homologa/core/onboarding/mails/supplier-mail.steps';
import { sendEmailConfirmationJob, sendOwnLinkJob } from '@homologa/core/onboarding/onboarding.jobs';
import { createReportRequest } from '@homologa/core/reports/report-requests.steps';
import { startBulkAction } from '@homologa/core/suppliers/bulk/start-bulk-action';
import { remindSupplier } from '@homologa/core/suppliers/reminders/remind-supplier';
import { removeSuppliers } from '@homologa/core/suppliers/remove-suppliers';
import { sendInvitationJob } from '@homologa/core/suppliers/supplier.jobs';
import { lockSupplier } from '@homologa/core/suppliers/supplier.steps';
import { buildConnected, buildOnboarding } from '@homologa/core/test/onboarding-world';
import { createTestApp, type TestApp } from '@homologa/core/test/test-database';
import { tried } from '@homologa/core/test/tried';
import { buildWatchlist } from '@homologa/core/test/watchlist-samples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindJobs } from './processors/registry';

/** More steps than any job takes; a job that has ended before its next step is through. */
const MOST_STEPS = 60;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await buildWatchlist(app, [['ROMULO FICTICIO ARENAS']], { code: 'sample' });
});
afterAll(() => app.destroy());

interface Scene {
  companyId: string;
  workflowId: string;
  supplierId: string;
}

type Built = Awaited<ReturnType<typeof buildOnboarding>>;
const sceneOf = ({ companyId, workflow, supplier }: Built): Scene => ({
  companyId,
  workflowId: workflow.id,
  supplierId: supplier.id,
});

const DELIVERED = { invitationState: 'sent', invitationSentAt: new Date('2026-01-01T00:00:00Z') } as const;

/** Another e-mail each time, because one e-mail is asked a few times a day only. */
const colleague = () =>
  ({ fullName: 'Eva Ruiz', email: `${newId()}@colega.test`, asker: 'colleague', note: '' }) as const;

/** Each kind of job of a supplier: builds a supplier and enqueues the job as the product does. */
const SCENES: Record<string, () => Promise<Scene>> = {
  'mail.send-invitation': async () => {
    const built = await buildOnboarding(app, { supplier: { invitationState: 'queued' } });
    const scene = sceneOf(built);
    await enqueue(built, (ctx, tx) =>
      ctx.jobs.enqueue(tx, sendInvitationJob, { supplierId: scene.supplierId }, { companyId: scene.companyId }),
    );
    return scene;
  },
  'mail.send-reminder': async () => {
    const built = await buildOnboarding(app, { supplier: DELIVERED });
    await remindSupplier(app.contextFor(built.admin.actor), sceneOf(built));
    return sceneOf(built);
  },
  'mail.send-own-link': async () => {
    const built = await buildOnboarding(app, { supplier: DELIVERED });
    const { supplierId, companyId } = sceneOf(built);
    await enqueue(built, (ctx, tx) => ctx.jobs.enqueue(tx, sendOwnLinkJob, { supplierId }, { companyId }));
    return sceneOf(built);
  },
  'mail.send-email-confirmation': async () => {
    const built = await buildOnboarding(app, { supplier: { unconfirmedEmail: 'ana@nueva.test' } });
    const { supplierId, companyId } = sceneOf(built);
    await enqueue(built, (ctx, tx) => ctx.jobs.enqueue(tx, sendEmailConfirmationJob, { supplierId }, { companyId }));
    return sceneOf(built);
  },
  'mail.send-handover-request': async () => {
    const built = await buildConnected(app);
    const link = app.contextFor({ kind: 'anonymous' });
    await requestHandover(link, { ...built.key, linkToken: built.link }, colleague());
    return sceneOf(built);
  },
  'mail.send-handover-link': async () => {
    const built = await buildConnected(app);
    await requestHandover(built.ctx, built.key, colleague());
    return sceneOf(built);
  },
  'mail.send-supplier-progress': async () => {
    const built = await buildConnected(app);
    const { id, companyId } = built.supplier;
    await enqueue(built, (ctx, tx) => queueSupplierMail(ctx, tx, { id, companyId }, 'account_made'));
    return sceneOf(built);
  },
  'suppliers.bulk': async () => {
    const built = await buildOnboarding(app, { supplier: DELIVERED });
    const { supplierId, workflowId } = sceneOf(built);
    const ctx = app.contextFor(built.admin.actor);
    await startBulkAction(ctx, { workflowId, action: 'remind', ids: [supplierId] });
    return sceneOf(built);
  },
  'screenings.run': async () => {
    const built = await buildOnboarding(app, { supplier: { status: 'completed' } });
    await startScreening(app.contextFor({ kind: 'system', name: 'test' }), built.supplier.id);
    return sceneOf(built);
  },
  'reports.submit-request': async () => {
    const built = await buildConnected(app);
    await enqueue(built, async (ctx, tx) => {
      await createReportRequest(ctx, tx, { ...sceneOf(built), kind: 'cfr' });
    });
    return sceneOf(built);
  },
  'exports.suppliers': async () => {
    const built = await buildOnboarding(app);
    await startSuppliersExport(app.contextFor(built.admin.actor), {
      workflowId: built.workflow.id,
      columns: null,
      filter: {},
      sort: { field: 'invite.company_name', order: 'ASC' },
      spoken: null,
    });
    return sceneOf(built);
  },
};

type Work = Parameters<Context['db']['tenant']>[1];
const enqueue = ({ companyId }: Built, work: (ctx: Context, tx: Parameters<Work>[0]) => Promise<unknown>) => {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  return ctx.db.tenant(companyId, (tx) => work(ctx, tx));
};

async function deleteIt({ companyId, ...place }: Scene): Promise<void> {
  const ctx = app.contextFor({ kind: 'system', name: 'delete' });
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, place);
    await removeSuppliers(ctx, tx, companyId, [supplier]);
  });
}

/** Wraps what a job works with, so that `step` runs before each transaction, statement, mail and file of the job. */
function stepping<T extends object>(target: T, step: () => Promise<void>): T {
  return new Proxy(target, {
    get(_, name) {
      const value = Reflect.get(target, name, target) as unknown;
      if (typeof value === 'function') {
        // `hot` only prepares statements; those it returns are the steps.
        if (name === 'hot') return (...args: unknown[]) => stepping(value.apply(target, args), step);
        return async (...args: unknown[]) => {
          await step();
          return value.apply(target, args);
        };
      }
      return typeof value === 'object' && value !== null ? stepping(value, step) : value;
    },
  });
}

/** Runs a job and deletes its supplier before the `place`-th step. Returns false if the job has fewer steps. */
async function runAndDelete(name: string, scene: Scene, place: number): Promise<boolean> {
  const { companyId } = scene;
  const job = await app.db.read.job.findFirstOrThrow({ where: { companyId, name }, orderBy: { createdAt: 'desc' } });
  const due = { runAt: new Date(0), dispatchedAt: new Date(), maxAttempts: 1 };
  await app.db.system((tx) => tx.job.update({ where: { id: job.id }, data: due, select: { id: true } }));
  let steps = 0;
  let deleted = false;
  const step = async () => {
    steps += 1;
    if (steps !== place) return;
    deleted = true;
    await deleteIt(scene);
  };
  const outcome: JobOutcome = await runJob(
    {
      contextFor: () => {
        const ctx = app.contextFor({ kind: 'system', name: 'test' });
        const wrapped = {
          db: stepping(ctx.db, step),
          mail: stepping(ctx.mail, step),
          files: stepping(ctx.files, step),
        };
        return { ...ctx, ...wrapped };
      },
      find: bindJobs(app.adapters),
      nudge: () => undefined,
    },
    job.id,
  );
  const row = await app.db.read.job.findUnique({ where: { id: job.id } });
  // Codes of the product are in lower case; an unexpected error has the name of its class.
  expect(row?.errorCode ?? '', `${name}, step ${place}`).toMatch(/^[a-z_]*$/);
  expect(['completed', 'failed', 'not_claimed'], `${name}, step ${place}`).toContain(outcome);
  return deleted;
}

/**
 * What outlives a supplier: the proof of the notice that a person accepted, what became of each id of a bulk action, and
 * what the client's users were told.
 */
const KEPT = new Set(['ConsentRecord', 'BulkActionItem', 'Notification']);

/** Tables in which something of a supplier is left, with the number of rows. */
async function leftOf({ supplierId }: Scene): Promise<string[]> {
  const tables = await app.db.read.$queryRaw<{ name: string }[]>`
    SELECT c.table_name AS name FROM information_schema.columns c JOIN information_schema.tables t USING (table_name)
    WHERE c.column_name = 'supplierId' AND c.table_schema = 'public' AND t.table_type = 'BASE TABLE'`;
  const left: string[] = [];
  for (const { name } of tables.filter((table) => !KEPT.has(table.name))) {
    const rows = await app.db.system((tx) =>
      tx.$queryRawUnsafe<{ n: number }[]>(
        `SELECT count(*)::integer AS n FROM "${name}" WHERE "supplierId" = $1::uuid`,
        supplierId,
      ),
    );
    if ((rows[0]?.n ?? 0) > 0) left.push(`${name}: ${rows[0]?.n}`);
  }
  return left;
}

test.each(Object.keys(SCENES))(
  '%s ends in words of its own at whichever step its supplier is deleted',
  async (name) => {
    const open = SCENES[name];
    if (!open) throw new Error(`there is no scene ${name}`);
    let place = 1;
    for (; place <= MOST_STEPS; place += 1) {
      const scene = await open();
      if (!(await runAndDelete(name, scene, place))) break;
      expect(await leftOf(scene), `${name}, step ${place}`).toEqual([]);
      tried(1);
    }
    // Fewer would mean that the supplier was never deleted in the middle of the job.
    expect(place).toBeGreaterThan(3);
    expect(place).toBeLessThan(MOST_STEPS);
  },
);
