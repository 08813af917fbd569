import type { Prisma } from '@homologa/prisma/client';
import { newId } from '../kernel/ids';
import { connectAccount } from '../onboarding/account/connect-account';
import { getOnboardingSupplier } from '../onboarding/onboarding.queries';
import { buildLink, buildPerson, buildSupplier, buildSupplierAccount, buildWorkflow } from './builders';
import type { TestApp } from './test-database';

type WorkflowOverrides = Parameters<typeof buildWorkflow>[2];
type SupplierOverrides = Parameters<typeof buildSupplier>[2];
type QuestionType = 'section' | 'input' | 'radio' | 'checkbox' | 'file' | 'attachment';

interface BuiltQuestion {
  id: string;
  options: { id: string; value: string }[];
}

export async function buildQuestion(
  app: TestApp,
  workflow: { id: string; companyId: string },
  type: QuestionType,
  overrides: Partial<
    Pick<
      Prisma.QuestionnaireItemUncheckedCreateInput,
      'required' | 'title' | 'fileId' | 'version' | 'format' | 'allowNa' | 'showIf'
    >
  > = {},
): Promise<BuiltQuestion> {
  const id = newId();
  const options =
    type === 'radio' || type === 'checkbox' ? ['Yes', 'No', 'Maybe'].map((value) => ({ id: newId(), value })) : [];
  await app.db.system(async (tx) => {
    const position = await tx.questionnaireItem.count({ where: { workflowId: workflow.id } });
    await tx.questionnaireItem.create({
      data: {
        id,
        companyId: workflow.companyId,
        workflowId: workflow.id,
        position,
        type,
        title: `A ${type}`,
        options,
        ...overrides,
      },
    });
  });
  return { id, options };
}

export async function buildOnboarding(
  app: TestApp,
  overrides: { workflow?: WorkflowOverrides; supplier?: SupplierOverrides } = {},
) {
  const admin = await buildPerson(app);
  const companyId = admin.companyId ?? '';
  const workflow = await buildWorkflow(app, companyId, { createdById: admin.userId, ...overrides.workflow });
  const questions = {
    section: await buildQuestion(app, workflow, 'section'),
    input: await buildQuestion(app, workflow, 'input'),
    radio: await buildQuestion(app, workflow, 'radio'),
    checkbox: await buildQuestion(app, workflow, 'checkbox'),
    file: await buildQuestion(app, workflow, 'file'),
    optional: await buildQuestion(app, workflow, 'input', { required: false }),
  };
  const supplier = await buildSupplier(app, workflow, overrides.supplier);
  const link = await buildLink(app, supplier);
  return { admin, companyId, workflow, questions, supplier, link, email: supplier.emails[0] ?? '' };
}

export type BuiltOnboarding = Awaited<ReturnType<typeof buildOnboarding>>;

/** Creates a supplier that has a connected account; `ctx` acts as this account. */
export async function buildConnected(app: TestApp, overrides: Parameters<typeof buildOnboarding>[1] = {}) {
  const world = await buildOnboarding(app, overrides);
  const account = await buildSupplierAccount(app, world.email);
  const ctx = app.contextFor(account.actor);
  const key = { workflowId: world.workflow.id, supplierId: world.supplier.id, linkToken: null };
  const input = { accountId: account.userId, locale: null, noticeCountry: null, ip: '127.0.0.1' };
  await connectAccount(ctx, { ...key, linkToken: world.link }, input);
  const order = [{ createdAt: 'asc' }, { id: 'asc' }] as const;
  return {
    ...world,
    account,
    ctx,
    key,
    read: async () => (await getOnboardingSupplier(ctx, key)).supplier,
    history: async () => {
      const where = { supplierId: world.supplier.id };
      const [updates, activities, statuses, requests, jobs] = await Promise.all([
        app.db.read.statusUpdate.findMany({ where, orderBy: [...order] }),
        app.db.read.activity.findMany({ where, orderBy: [...order] }),
        app.db.read.supplierTransition.findMany({ where, orderBy: [...order] }),
        app.db.read.reportRequest.count({ where }),
        app.db.read.job.findMany({ where: { companyId: world.companyId } }),
      ]);
      return {
        updates: updates.map(({ name }) => name),
        activities: activities.map(({ type }) => type),
        statuses: statuses.map(({ toStatus }) => toStatus),
        requests,
        jobs: jobs.map(({ name }) => name),
      };
    },
  };
}
