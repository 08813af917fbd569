import { newId } from '../kernel/ids';
import { type BuiltPerson, buildCompany, buildPerson, buildSupplier, buildWorkflow } from './builders';
import type { TestApp } from './test-database';

export type ClientWorld = Awaited<ReturnType<typeof buildClientWorld>>;

/** Creates a client with an active workflow and `total` units of each product; `ctx` acts as its admin. */
export async function buildClientWorld(
  app: TestApp,
  workflow: Parameters<typeof buildWorkflow>[2] = {},
  { total = 1000 }: { total?: number } = {},
) {
  const { id: companyId } = await buildCompany(app, { total });
  const admin = await buildPerson(app, { companyId });
  const flow = await buildWorkflow(app, companyId, workflow);
  const contextOf = ({ actor }: BuiltPerson) => app.contextFor(actor);
  return {
    companyId,
    admin,
    flow,
    contextOf,
    get ctx() {
      return contextOf(admin);
    },
    colleague: () => buildPerson(app, { companyId, role: 'company_user' }),
    add: (traits: Parameters<typeof buildSupplier>[2] = {}) => buildSupplier(app, flow, traits),
    placeOf: (supplier: { id: string }) => ({ workflowId: flow.id, supplierId: supplier.id }),
    label: (name: string) =>
      app.db.system((tx) => tx.label.create({ data: { id: newId(), companyId, name, color: '#112233' } })),
    usedUnits: async (type = 'questionnaire') =>
      (await app.db.read.companyProduct.findUniqueOrThrow({ where: { companyId_type: { companyId, type } } })).used,
    jobs: (name: string) => app.db.read.job.findMany({ where: { companyId, name }, orderBy: { createdAt: 'asc' } }),
    auditOf: (objectId: string) =>
      app.db.read.auditEntry.findMany({
        where: { companyId, objectId },
        select: { action: true, actorId: true, facts: true },
        orderBy: { createdAt: 'asc' },
      }),
  };
}
