import { compose } from '@homologa/core/compose';
import { coreEnv } from '@homologa/core/env';
import type { Context } from '@homologa/core/kernel/context';
import { readPaymentTerms } from '@homologa/core/payments/payment-file';
import { addSupplier } from '@homologa/core/suppliers/add/add-supplier';
import { addSuppliersBulk } from '@homologa/core/suppliers/add/add-suppliers-bulk';
import { deleteSupplier } from '@homologa/core/suppliers/delete-supplier';
import { updateSupplier } from '@homologa/core/suppliers/update-supplier';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { adminOf } from '../company-admin';
import { PRODUCTION_ENV } from '../production-env';

export interface ChangerOptions {
  databaseUrl: string;
  dataDir: string;
  /** Number of the process, unique among all processes of the run, including restarted processes. */
  number: number;
  companyId: string;
  userId: string;
  workflowId: string;
  completed: string[];
}

const AT_ONCE = 5;
const BULK = 10;
/**
 * Percentages of the changes that add one supplier, add several suppliers, or remove one. All other changes change a
 * supplier's status.
 */
const SHARE = { add: 10, bulk: 2, remove: 12 };

const EXPECTED = new Set(['service_unavailable', 'supplier_not_pending', 'supplier_not_completed', 'not_found']);

const below = (limit: number): number => Math.floor(Math.random() * limit);

export async function changeSuppliers(options: ChangerOptions): Promise<void> {
  process.once('disconnect', () => process.exit());
  const ctx = contextOf(options);
  const client = async (_: unknown, place: number) => {
    const added: string[] = [];
    for (let turn = 0; process.connected; turn += 1) {
      try {
        const changed = await changeOne(ctx, options, added, `${options.number}-${place}-${turn}`);
        process.send?.(changed);
      } catch (error) {
        if (!(error instanceof DomainError && EXPECTED.has(error.code))) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}

function contextOf({ databaseUrl, dataDir, companyId, userId }: ChangerOptions): Context {
  const env = coreEnv.parse({
    ...PRODUCTION_ENV,
    MAIL_CAPTURE: 'true',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: String(AT_ONCE),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
  });
  const app = compose(env, { name: 'bench', paymentTerms: readPaymentTerms(env) });
  return app.contextFor(adminOf(companyId, userId));
}

const inviteOf = (name: string) => ({
  companyName: `Proveedor ${name} S.A.`,
  fullName: 'Ana Ruiz',
  emails: [`p${name}@proveedor.example`],
  taxId: name,
  country: ['bolivia', 'ecuador', 'paraguay'][below(3)] ?? '',
  address: 'Calle 1',
});

async function changeOne(
  ctx: Context,
  { workflowId, completed }: ChangerOptions,
  added: string[],
  name: string,
): Promise<number> {
  const chance = below(100);
  if (chance < SHARE.add) {
    const { supplier } = await addSupplier(ctx, { workflowId, invite: inviteOf(name) });
    added.push(supplier.id);
    return 1;
  }
  if (chance < SHARE.add + SHARE.bulk) {
    const suppliers = Array.from({ length: BULK }, (_, place) => inviteOf(`${name}-${place}`));
    const bulk = await addSuppliersBulk(ctx, { workflowId, suppliers });
    added.push(...bulk.suppliers.map(({ id }) => id));
    return BULK;
  }
  const mine = chance < SHARE.add + SHARE.bulk + SHARE.remove ? added.pop() : undefined;
  if (mine !== undefined) {
    await deleteSupplier(ctx, { workflowId, supplierId: mine });
    return 1;
  }
  const supplierId = completed[below(completed.length)] ?? '';
  const status = below(2) === 0 ? 'archived' : 'completed';
  await updateSupplier(ctx, { workflowId, supplierId, changes: { status } });
  return 1;
}
