import type { SupplierDecision } from '@homologa/domain/suppliers/supplier-decision';
import type { Context } from '../kernel/context';
import { newId } from '../kernel/ids';

const DAY_MS = 86_400_000;

type DemoDecision = readonly [decision: SupplierDecision, reason: string, daysAgo: number];

/** The decisions on each workflow's completed suppliers, in their order; a supplier may have several, oldest first. */
const PLAN: Readonly<Record<string, readonly (readonly DemoDecision[])[]>> = {
  'Homologación de proveedores 2026': [
    [['approved', '', 12]],
    [['rejected', 'No presentó su constancia de situación fiscal.', 11]],
    [['approved_with_conditions', 'Debe publicar su código de ética antes de junio.', 9]],
    [],
    [['approved', 'Cuestionario completo y documentos vigentes.', 5]],
  ],
  'Evaluación de proveedores críticos': [
    [
      ['approved', 'Buen historial de pago.', 40],
      ['approved_with_conditions', 'Revisar los hallazgos de cumplimiento antes de renovar el contrato.', 2],
    ],
    [['approved', '', 7]],
  ],
  'Control de cumplimiento 2026': [
    [],
    [['approved', 'Sin hallazgos.', 3]],
    [['rejected', 'Coincidencias confirmadas.', 2]],
  ],
};

/** Adds decisions to completed suppliers of the demo; some stay undecided. */
export async function addDemoDecisions(ctx: Context, companyId: string): Promise<void> {
  const decider = await demoDecider(ctx);
  for (const [title, plans] of Object.entries(PLAN)) {
    const { suppliers } = await listCompleted(ctx, companyId, title);
    for (const [at, decisions] of plans.entries()) {
      const supplier = suppliers[at];
      if (!supplier) throw new RangeError(`${title} has too few completed suppliers`);
      const newest = decisions.at(-1);
      if (!newest) continue;
      await ctx.db.tenant(companyId, async (tx) => {
        await tx.supplierDecision.createMany({
          data: decisions.map(([decision, reason, daysAgo]) => ({
            id: newId(),
            companyId,
            supplierId: supplier.id,
            decision,
            reason,
            decidedById: decider.id,
            decidedByName: decider.name,
            createdAt: new Date(ctx.now().getTime() - daysAgo * DAY_MS),
          })),
        });
        await tx.supplier.update({
          where: { id: supplier.id, companyId },
          data: { decision: newest[0] },
          select: { id: true },
        });
      });
    }
  }
}

/** The completed suppliers of one of the demo's workflows, in the order of its form. */
export async function listCompleted(ctx: Context, companyId: string, title: string) {
  return ctx.db.tenant(companyId, async (tx) => {
    const workflow = await tx.workflow.findFirstOrThrow({
      where: { companyId, title },
      select: { id: true, reportType: true },
    });
    const suppliers = await tx.supplier.findMany({
      where: { companyId, workflowId: workflow.id, displayStatus: 'completed' },
      select: { id: true, companyName: true, country: true, shareholders: true },
      orderBy: { position: 'asc' },
    });
    return { suppliers, isCompliance: workflow.reportType === 'cfr' };
  });
}

/** The demo's admin, who decides. */
export const demoDecider = (ctx: Context) =>
  ctx.db.read.user.findFirstOrThrow({
    where: { memberships: { some: { role: 'company_admin' } } },
    select: { id: true, name: true },
  });
