import { sendInvitationJob } from '../suppliers/supplier.jobs';
import { buildSupplier } from './builders';
import type { TestApp } from './test-database';

export async function inviteSupplier(
  app: TestApp,
  workflow: { id: string; companyId: string },
  overrides: Parameters<typeof buildSupplier>[2] = {},
) {
  const supplier = await buildSupplier(app, workflow, { invitationState: 'queued', ...overrides });
  await enqueueInvitation(app, supplier);
  return supplier;
}

export async function enqueueInvitation(app: TestApp, supplier: { id: string; companyId: string }): Promise<void> {
  const ctx = app.contextFor({ kind: 'system', name: 'test' });
  await ctx.db.tenant(supplier.companyId, (tx) =>
    ctx.jobs.enqueue(tx, sendInvitationJob, { supplierId: supplier.id }, { companyId: supplier.companyId }),
  );
}
