import type { Context } from '@homologa/core/kernel/context';
import { addSupplierFile } from '@homologa/core/suppliers/add-supplier-file';
import { decideSupplier } from '@homologa/core/suppliers/decide-supplier';
import { remindSupplier } from '@homologa/core/suppliers/reminders/remind-supplier';
import { requestCcr } from '@homologa/core/suppliers/request-ccr';
import { updateSupplier } from '@homologa/core/suppliers/update-supplier';
import type { SupplierDecision } from '@homologa/domain/catalog/supplier-decision';
import type { DEMO_LABELS } from '@homologa/prisma/demo/demo-names';
import type { DemoProduction, PlayedSupplier } from './production';
import { act, daysAgo } from './stage';
import { pick } from './suppliers';

type DemoDecision = readonly [decision: SupplierDecision, reason: string, daysAgo: number];

/**
 * Decisions on the completed suppliers of each workflow, in the order of the suppliers. A supplier may have several
 * decisions, oldest first.
 */
const DECISIONS: Readonly<Record<string, readonly (readonly DemoDecision[])[]>> = {
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
      ['approved_with_conditions', 'Revisar las coincidencias del control antes de renovar el contrato.', 2],
    ],
    [['approved', '', 7]],
  ],
  'Control de cumplimiento 2026': [
    [],
    [['approved', 'Coincidencias revisadas: son otras personas.', 3]],
    [['rejected', 'Coincidencias confirmadas.', 2]],
  ],
};

type LabelName = (typeof DEMO_LABELS)[number]['name'];

const LABELS: readonly (readonly LabelName[])[] = [
  ['Crítico'],
  [],
  [],
  ['Nuevo 2026'],
  [],
  [],
  [],
  ['Estratégico', 'Crítico'],
  [],
  [],
  ['Revisar contrato'],
  [],
  [],
  [],
];

const REMINDED = { title: 'Homologación de proveedores 2026', daysAgo: 4, suppliers: 3 };
const SCORED = { title: 'Evaluación de proveedores críticos', daysAgo: 2, suppliers: 2 };

export const isCompleted = ({ story }: PlayedSupplier): boolean =>
  !story.isArchived && (story.desk === 'delivered' || story.stopsAt === 'finished');

export const completedOf = (played: readonly PlayedSupplier[], title: string): PlayedSupplier[] =>
  played.filter((supplier) => supplier.plan.title === title && isCompleted(supplier));

export async function playClient(production: DemoProduction, played: readonly PlayedSupplier[]): Promise<void> {
  const { stage, cast, papers } = production;
  const asAdmin = <T>(days: number, work: (ctx: Context) => Promise<T>) =>
    act(stage, cast.admin, daysAgo(stage, days), work);
  for (const [index, supplier] of played.entries()) {
    if (!supplier.plan.scoring) await putInOrder(production, supplier, pick(LABELS, index));
  }
  for (const [title, suppliers] of Object.entries(DECISIONS)) {
    for (const [at, decisions] of suppliers.entries()) {
      const place = pick(completedOf(played, title), at);
      for (const [decision, reason, days] of decisions) {
        await asAdmin(days, (ctx) => decideSupplier(ctx, { ...place, decision, reason }));
      }
    }
  }
  const silent = played.filter(
    ({ plan, story }) => plan.title === REMINDED.title && story.stopsAt === 'introduction' && !story.isUndeliverable,
  );
  for (const supplier of silent.slice(0, REMINDED.suppliers)) {
    await asAdmin(REMINDED.daysAgo, (ctx) => remindSupplier(ctx, supplier));
  }
  const scored = completedOf(played, SCORED.title).slice(0, SCORED.suppliers);
  for (const supplier of scored) await asAdmin(SCORED.daysAgo, (ctx) => requestCcr(ctx, supplier));
  const kept = pick(completedOf(played, SCORED.title), 0);
  await asAdmin(SCORED.daysAgo, (ctx) => addSupplierFile(ctx, { ...kept, upload: papers.contract }));
}

async function putInOrder(
  { stage, cast }: DemoProduction,
  supplier: PlayedSupplier,
  names: readonly LabelName[],
): Promise<void> {
  const { plan, story } = supplier;
  const labelIds = names.flatMap((name) => cast.labels.get(name) ?? []);
  const changes = {
    ...(labelIds.length > 0 ? { labelIds } : {}),
    ...(story.isArchived ? { status: 'archived' } : {}),
  };
  if (Object.keys(changes).length === 0) return;
  const days = plan.status === 'closed' ? plan.createdDaysAgo - 60 : 1;
  await act(stage, cast.admin, daysAgo(stage, days), (ctx) => updateSupplier(ctx, { ...supplier, changes }));
}
