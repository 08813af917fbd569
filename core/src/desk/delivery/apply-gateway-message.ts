import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DomainError } from '@homologa/domain/errors/domain-error';
import { ERRORS } from '@homologa/domain/errors/error-codes';
import { type BureauFile, type BureauMessage, bureauMessage } from '@homologa/domain/reports/bureau.contract';
import type { MessageOutcome } from '@homologa/domain/reports/gateways';
import { isOpenRequest } from '@homologa/domain/reports/request-status';
import { uploadsFolder } from '../../files/partial-files';
import { discardUpload, type StoredUpload, sniff, storeUpload } from '../../files/store-upload';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { newId } from '../../kernel/ids';
import { isCancelled } from '../../kernel/jobs/ended-jobs';
import { makePrivateFolder } from '../../kernel/storage/make-private-folder';
import { notifyGatewayFailed } from '../../reports/gateway-failed.steps';
import { recordUnusable, settleMessage } from '../../reports/gateway-messages.steps';
import { updateRequest } from '../../reports/request-columns.steps';
import { moveRequest } from '../../reports/request-status.steps';
import { changeDeskRequest, type DeskSubject } from '../desk-subject';
import { beginWork } from '../queue/begin-work';
import { deliverMessage } from './deliver-message';
import { reasonOf } from './gateway-reason';
import { notifyNotLocated } from './notify-not-located';

interface Place {
  messageId: string;
}

type FileSource = {
  fetchFile(order: { orderId: string; file: BureauFile; path: string }, signal: AbortSignal): Promise<void>;
} | null;

const PDF = 'application/pdf';

type Outcome = Exclude<MessageOutcome, 'received'>;

/**
 * Applies a gateway's message at most once. Fetches the message's file before the transaction starts. Ignores a message
 * that is older than the last applied message or refers to an order of another gateway; an unusable report fails the
 * request with a reason. Throws `gateway_away` if the file is temporarily unavailable.
 */
export async function applyGatewayMessage(
  ctx: Context,
  bureau: FileSource,
  place: Place,
  signal: AbortSignal,
): Promise<{ outcome: Outcome | null }> {
  const found = await findMessage(ctx, place);
  if (!found) return { outcome: null };
  try {
    const stored = await fetchFile(ctx, bureau, found, signal);
    try {
      const outcome = await settle(ctx, found, (tx, subject) => apply(ctx, tx, subject, found.message, stored));
      if (stored && outcome !== 'applied') await discardUpload(ctx, stored);
      return { outcome };
    } catch (error) {
      if (stored) await discardUpload(ctx, stored);
      throw error;
    }
  } catch (error) {
    if (!(error instanceof DomainError) || ERRORS[error.code].job === 'retry') throw error;
    // The message stays `received` and is applied once the payment is accepted.
    if (error.code === 'payment_not_accepted') return { outcome: null };
    return { outcome: await rejectMessage(ctx, place, error) };
  }
}

export async function rejectMessage(ctx: Context, place: Place, error: unknown): Promise<Outcome | null> {
  const found = await findMessage(ctx, place);
  if (!found) return null;
  const reason = reasonOf(error);
  const level = isCancelled(error) ? 'info' : 'error';
  ctx.log[level]({ err: error, ...place, orderId: found.orderId }, "a gateway's message could not be used");
  return settle(ctx, found, async (tx, { request }) => {
    if (isOpenRequest(request.status)) await fail(ctx, tx, request, reason);
    await recordUnusable(tx, found, reason);
    return 'refused';
  });
}

type Found = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

async function findMessage(ctx: Context, { messageId }: Place) {
  const row = await ctx.db.read.gatewayMessage.findFirst({
    where: { id: messageId, outcome: 'received' },
    include: { request: { select: { orderId: true, gatewaySequence: true } } },
  });
  return row && { ...row, message: bureauMessage.parse(row.message) };
}

const isLate = (
  { orderId, sequence }: Pick<Found, 'orderId' | 'sequence'>,
  known: { orderId: string; gatewaySequence: number },
): boolean => orderId !== known.orderId || sequence <= known.gatewaySequence;

async function fetchFile(
  ctx: Context,
  bureau: FileSource,
  found: Found,
  signal: AbortSignal,
): Promise<StoredUpload | null> {
  const { orderId, message, request } = found;
  if (message.state !== 'delivered' || !message.file || !bureau || isLate(found, request)) return null;
  const { file } = message;
  if (file.size > ctx.config.uploadMaxBytes) throw new DomainError('file_too_large');
  const folder = uploadsFolder(ctx.config.dataDir);
  makePrivateFolder(folder);
  const path = join(folder, newId());
  try {
    await bureau.fetchFile({ orderId, file, path }, signal);
    if ((await sniff(path, file.name)) !== PDF) throw new DomainError('gateway_report_invalid');
    return await storeUpload(ctx, { path, name: file.name, size: file.size });
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Runs `step` with the supplier and the request locked and stores the outcome of the message. Returns null if another
 * attempt has already stored an outcome.
 */
async function settle(
  ctx: Context,
  found: Found,
  step: (tx: Tx, subject: DeskSubject) => Promise<Outcome>,
): Promise<Outcome | null> {
  const { id, companyId, requestId, sequence } = found;
  return changeDeskRequest(ctx, requestId, async (tx, subject) => {
    const open = await tx.gatewayMessage.count({ where: { id, companyId, outcome: 'received' } });
    if (open === 0) return null;
    const outcome = isLate(found, subject.request) ? 'late' : await step(tx, subject);
    if (outcome !== 'late') {
      await updateRequest(tx, subject.request, { gatewaySequence: sequence });
    }
    await settleMessage(ctx, tx, found, outcome);
    await audit(ctx, tx, {
      companyId,
      action: 'report.receive_message',
      objectType: 'report_request',
      objectId: requestId,
      facts: { gateway: found.gateway, state: found.state, outcome },
    });
    return outcome;
  });
}

async function apply(
  ctx: Context,
  tx: Tx,
  subject: DeskSubject,
  message: BureauMessage,
  stored: StoredUpload | null,
): Promise<Outcome> {
  const { request } = subject;
  const { state, reason = '' } = message;
  if (request.status === 'cancelled') return 'late';
  if (state === 'delivered') {
    await deliverMessage(ctx, tx, subject, { message, stored });
    return 'applied';
  }
  if (!isOpenRequest(request.status)) return 'late';
  if (state === 'in_progress' && request.status === 'queued') await beginWork(ctx, tx, subject);
  if (state === 'failed') await fail(ctx, tx, request, reason);
  if (state === 'unable_to_locate') {
    await moveRequest(ctx, tx, request, { to: 'unable_to_locate', reason });
    await notifyNotLocated(ctx, tx, subject);
  }
  return 'applied';
}

async function fail(ctx: Context, tx: Tx, request: DeskSubject['request'], reason: string): Promise<void> {
  await moveRequest(ctx, tx, request, { to: 'failed', reason });
  await notifyGatewayFailed(ctx, tx, request, { status: 'failed', reason });
}
