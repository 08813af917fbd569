import { Prisma } from '@homologa/prisma/client';
import type { SendBack } from '@homologa/prisma/models';
import { audit } from '../kernel/audit';
import { actorIdOf } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { insertRows } from '../kernel/database/insert-rows';
import { newId } from '../kernel/ids';

// Statements that write send-backs. They are in the reports area, because a request that leaves `awaiting_supplier`
// withdraws its send-back.

type SendBackKey = Pick<SendBack, 'id' | 'companyId'>;

interface NewItem {
  item: { kind: string; target: string; label: string; reason: string; before: unknown };
  fileIds: readonly string[];
}

export async function insertSendBack(
  ctx: Context,
  tx: Tx,
  { companyId, supplierId, requestId, origin }: Pick<SendBack, 'companyId' | 'supplierId' | 'requestId' | 'origin'>,
  items: readonly NewItem[],
): Promise<string> {
  const sendBackId = newId();
  await tx.sendBack.create({
    data: {
      id: sendBackId,
      companyId,
      supplierId,
      requestId,
      origin,
      sentAt: ctx.now(),
      sentById: actorIdOf(ctx.actor),
    },
    select: { id: true },
  });
  const kept = items.map(({ item, fileIds }, position) => ({ id: newId(), position, item, fileIds }));
  const rows = kept.map(({ id, position, item }) => ({ id, sendBackId, companyId, position, ...item }));
  await insertRows(tx, 'SendBackItem', rows);
  await insertSentBackFiles(
    tx,
    companyId,
    kept.map(({ id, fileIds }) => ({ itemId: id, fileIds })),
  );
  return sendBackId;
}

interface AnsweredItem {
  itemId: string;
  after: Prisma.InputJsonObject;
  note: string;
  fileIds: readonly string[];
}

/**
 * Ends a send-back and stores a copy of the answered values, so that later changes do not alter the record of the
 * send-back.
 */
export async function answerSendBackItems(
  ctx: Context,
  tx: Tx,
  { id, companyId }: SendBackKey,
  answered: readonly AnsweredItem[],
): Promise<void> {
  for (const { itemId, after, note } of answered) {
    await tx.sendBackItem.updateMany({ where: { id: itemId, companyId }, data: { after, note } });
  }
  await insertSentBackFiles(tx, companyId, answered);
  await tx.sendBack.updateMany({
    where: { id, companyId, status: 'open' },
    data: { status: 'answered', endedAt: ctx.now(), endedById: actorIdOf(ctx.actor) },
  });
}

async function insertSentBackFiles(
  tx: Tx,
  companyId: string,
  items: readonly { itemId: string; fileIds: readonly string[] }[],
): Promise<void> {
  const files = items.flatMap(({ itemId, fileIds }) => fileIds.map((fileId) => ({ companyId, itemId, fileId })));
  await insertRows(tx, 'SentBackFile', files);
}

export async function withdrawOpenSendBack(
  ctx: Context,
  tx: Tx,
  request: { requestId: string; companyId: string },
): Promise<void> {
  const withdrawn = await tx.sendBack.updateManyAndReturn({
    where: { ...request, status: 'open' },
    data: { status: 'withdrawn', endedAt: ctx.now(), endedById: actorIdOf(ctx.actor) },
    select: { id: true },
  });
  for (const { id } of withdrawn) {
    await audit(ctx, tx, {
      companyId: request.companyId,
      action: 'desk.withdraw_send_back',
      objectType: 'report_request',
      objectId: request.requestId,
      facts: { send_back: id },
    });
  }
}

/** Has no effect if the send-back is no longer open. */
export async function withdrawClientSendBack(
  ctx: Context,
  tx: Tx,
  { id, companyId, supplierId }: SendBackKey & { supplierId: string },
): Promise<void> {
  const { count } = await tx.sendBack.updateMany({
    where: { id, companyId, supplierId, origin: 'client', status: 'open' },
    data: { status: 'withdrawn', endedAt: ctx.now(), endedById: actorIdOf(ctx.actor) },
  });
  if (count === 0) return;
  await audit(ctx, tx, {
    companyId,
    action: 'supplier.withdraw_send_back',
    objectType: 'supplier',
    objectId: supplierId,
    facts: { send_back: id },
  });
}

export async function markSendBackMailed(ctx: Context, tx: Tx, { id, companyId }: SendBackKey): Promise<void> {
  await tx.sendBack.updateMany({ where: { id, companyId, mailedAt: null }, data: { mailedAt: ctx.now() } });
}

/**
 * Erases reasons, notes and values of a supplier's send-backs. Returns the files that the send-backs no longer refer
 * to.
 */
export async function eraseSendBackItems(
  tx: Tx,
  supplier: { companyId: string; supplierId: string },
): Promise<string[]> {
  const { companyId } = supplier;
  await tx.sendBackItem.updateMany({
    where: { companyId, sendBack: supplier },
    data: { reason: '', note: '', before: Prisma.DbNull, after: Prisma.DbNull },
  });
  const files = { companyId, item: { sendBack: supplier } };
  const held = await tx.sentBackFile.findMany({ where: files, select: { fileId: true } });
  await tx.sentBackFile.deleteMany({ where: files });
  return held.map(({ fileId }) => fileId);
}
