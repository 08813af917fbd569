import type { Prisma } from '@homologa/prisma/client';
import type { ReportFile } from '@homologa/prisma/models';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';
import { newId } from '../kernel/ids';

interface OfRequest {
  requestId: string;
  companyId: string;
}

type NewReportFile = Pick<ReportFile, 'companyId' | 'supplierId' | 'requestId' | 'fileId' | 'kind'>;

export async function insertReportFiles(
  ctx: Context,
  tx: Tx,
  files: readonly (NewReportFile & Partial<Pick<ReportFile, 'sinceVersion' | 'withdrawnIn' | 'locale'>>)[],
): Promise<void> {
  const createdAt = ctx.now();
  await tx.reportFile.createMany({ data: files.map((file) => ({ id: newId(), ...file, createdAt })) });
}

export async function leaveFilesOut(
  tx: Tx,
  { requestId, companyId }: OfRequest,
  which: Pick<Prisma.ReportFileWhereInput, 'fileId' | 'kind' | 'locale' | 'isLeaving'>,
): Promise<number> {
  const { count } = await tx.reportFile.updateMany({
    where: { requestId, companyId, withdrawnIn: null, ...which },
    data: { isLeaving: true },
  });
  return count;
}

export async function keepLeavingFiles(tx: Tx, { requestId, companyId }: OfRequest): Promise<void> {
  await tx.reportFile.updateMany({ where: { requestId, companyId }, data: { isLeaving: false } });
}

/** Deletes files that no version has delivered. Returns the stored files, which the caller must release. */
export async function deleteUndeliveredFiles(
  tx: Tx,
  { requestId, companyId }: OfRequest,
  fileId?: string,
): Promise<string[]> {
  const where = { requestId, companyId, sinceVersion: null, ...(fileId ? { fileId } : {}) };
  const files = await tx.reportFile.findMany({ where, select: { fileId: true } });
  if (files.length > 0) await tx.reportFile.deleteMany({ where });
  return files.map((file) => file.fileId);
}

export async function deliverFiles(tx: Tx, { requestId, companyId }: OfRequest, version: number): Promise<void> {
  const own = { requestId, companyId };
  await tx.reportFile.updateMany({
    where: { ...own, isLeaving: true },
    data: { isLeaving: false, withdrawnIn: version },
  });
  await tx.reportFile.updateMany({ where: { ...own, sinceVersion: null }, data: { sinceVersion: version } });
}

/** Deletes documents that were delivered long ago; the figures stay. Returns the stored files, which the caller must free. */
export async function deleteOldReportFiles(tx: Tx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const where = { companyId, id: { in: [...ids] } };
  const files = await tx.reportFile.findMany({ where, select: { fileId: true } });
  await tx.reportFile.deleteMany({ where });
  return files.map(({ fileId }) => fileId);
}
