import type { SentBackValue } from '@homologa/domain/send-backs/sent-back-value';
import type { Prisma } from '@homologa/prisma/client';
import type { Tx } from '../kernel/database/database';

export const SEND_BACK = {
  items: { orderBy: { position: 'asc' } },
} as const satisfies Prisma.SendBackInclude;

export type SendBackRow = Prisma.SendBackGetPayload<{ include: typeof SEND_BACK }>;

export const keptValue = (stored: unknown): SentBackValue | null => (stored as SentBackValue | null) ?? null;

export const findOpenSendBack = (
  tx: Tx,
  where: { companyId: string; supplierId: string },
): Promise<SendBackRow | null> => tx.sendBack.findFirst({ where: { ...where, status: 'open' }, include: SEND_BACK });
