import { ownPhoneOf } from '@homologa/domain/suppliers/own-phone';
import type { Prisma } from '@homologa/prisma/client';
import type { Context } from '../kernel/context';
import type { GatewayOrder } from './gateways/report-gateway';

const ORDERED = {
  supplier: {
    select: {
      companyName: true,
      country: true,
      taxId: true,
      address: true,
      phone: true,
      accountPhone: true,
      website: true,
      dunsNumber: true,
    },
  },
} as const satisfies Prisma.ReportRequestInclude;

type OrderedRequest = Prisma.ReportRequestGetPayload<{ include: typeof ORDERED }>;

export const findOrdered = (
  ctx: Context,
  where: { id: string } | { orderId: string },
): Promise<OrderedRequest | null> => ctx.db.read.reportRequest.findUnique({ where, include: ORDERED });

export function orderOf({ supplier, phoneToCall, ...request }: OrderedRequest): GatewayOrder {
  const { orderId, kind, requestedAt, dueAt, acceptedAt } = request;
  const { companyName, country, taxId, address, website, dunsNumber } = supplier;
  const phone = phoneToCall ?? ownPhoneOf({ given: supplier.phone, account: supplier.accountPhone });
  const subject = { companyName, country, taxId, address, phone, website: website ?? '', dunsNumber };
  return { orderId, kind, requestedAt, dueAt, acceptedAt, subject };
}
