import { storedPhone } from '@homologa/domain/countries/phone';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { violation } from '@homologa/domain/errors/error-codes';
import { DESK } from '@homologa/domain/reports/gateways';
import { canRequestBir } from '@homologa/domain/suppliers/supplier.policy';
import type { ReportRequest } from '@homologa/prisma/models';
import { audit } from '../kernel/audit';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { giveToGateway } from '../reports/gateway-orders.steps';
import { updateRequest } from '../reports/request-columns.steps';
import { moveRequest } from '../reports/request-status.steps';
import { lockSupplier } from '../suppliers/supplier.steps';

interface Place {
  workflowId: string;
  supplierId: string;
}

/**
 * Requeues the newest request of a supplier that could not be located. Sets a new phone number, resets the count of
 * call attempts and keeps the previous staff member as assignee. Uses no unit of the quota. Throws `not_found`,
 * `forbidden`, `supplier_not_lost`, `phone_invalid`, `supplier_number_called`.
 */
export async function locateAnew(ctx: Context, input: Place & { phone: string }): Promise<void> {
  const { companyId } = requireCompany(ctx.actor);
  await ctx.db.tenant(companyId, async (tx) => {
    const supplier = await lockSupplier(tx, companyId, input);
    authorize(canRequestBir(ctx.actor, { workflow: supplier.workflow }));
    const newest = await tx.reportRequest.findFirst({
      where: { companyId, supplierId: supplier.id, ccrRequestId: null },
      orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }],
    });
    if (newest?.status !== 'unable_to_locate') throw new DomainError('supplier_not_lost');
    const phone = storedPhone(input.phone, supplier.country);
    if (phone === null) throw new DomainError('phone_invalid');
    const called = await calledNumbers(tx, { companyId, requestId: newest.id }, supplier.country);
    assertRules(called.has(phone) ? [violation('supplier_number_called', 'phone')] : []);
    const columns = { phoneToCall: phone, takenAt: null, verifiedAt: null, callBackAt: null };
    if (newest.gateway === DESK) await moveRequest(ctx, tx, newest, { to: 'queued', columns });
    else await orderAnew(ctx, tx, newest, phone);
    await audit(ctx, tx, {
      companyId,
      action: 'supplier.locate_anew',
      objectType: 'report_request',
      objectId: newest.id,
    });
  });
}

/**
 * Restarts the request at its gateway (the desk if the gateway is no longer configured); an external gateway receives a
 * new order with the new number.
 */
async function orderAnew(ctx: Context, tx: Tx, request: ReportRequest, phoneToCall: string): Promise<void> {
  await updateRequest(tx, request, { phoneToCall });
  const gateway = ctx.config.reportGateways.find((name) => name === request.gateway) ?? DESK;
  await giveToGateway(ctx, tx, request, { gateway });
}

async function calledNumbers(
  tx: Tx,
  where: { companyId: string; requestId: string },
  country: string,
): Promise<Set<string>> {
  const calls = await tx.callLog.findMany({ where, select: { number: true } });
  return new Set(calls.map(({ number }) => storedPhone(number, country) ?? number));
}
