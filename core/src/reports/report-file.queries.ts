import { DomainError } from '@homologa/domain/errors/domain-error';
import { supplierZipName } from '@homologa/domain/exports/export-file-name';
import { canReadSupplier } from '@homologa/domain/suppliers/supplier.policy';
import type { Prisma } from '@homologa/prisma/client';
import type { ReportFileKind } from '@homologa/prisma/models';
import { readerLocale } from '../accounts/profile/reader-locale.queries';
import { type OpenFile, openFile } from '../files/open-file';
import { zipFiles } from '../files/zip-files';
import { auditOpening } from '../kernel/audit-reading';
import { authorize, requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Tx } from '../kernel/database/database';

interface ReportFilePlace {
  workflowId: string;
  supplierId: string;
}

const FILE = { select: { id: true, key: true, name: true, mime: true, size: true } } as const;

/** Opens a file of any delivered version. Throws `not_found` if the file is unknown or not delivered. */
export async function openReportFile(
  ctx: Context,
  input: ReportFilePlace & { kind: ReportFileKind; fileId: string },
): Promise<OpenFile> {
  const { kind, fileId } = input;
  const { files, companyId } = await readDelivered(ctx, input, { kind, fileId, sinceVersion: { not: null } });
  const opened = { companyId, supplierId: input.supplierId, fileId };
  if (files.length > 0) await auditOpening(ctx, { ...opened, kind: kind === 'bir' ? 'report' : 'additional' });
  return openFile(ctx, files[0]);
}

/**
 * Opens the delivered report, as a zip if it has several files. Uses documents in the user's language, otherwise in the
 * language of the HTTP request (`spoken`). Throws `not_found`, `report_not_delivered`.
 */
export async function openReports(
  ctx: Context,
  place: ReportFilePlace,
  spoken: string | null,
): Promise<OpenFile | ZippedFiles> {
  const { files, companyId, companyName } = await readDelivered(ctx, place, {
    kind: 'bir',
    sinceVersion: { not: null },
    withdrawnIn: null,
    OR: [{ locale: null }, { locale: await readerLocale(ctx, spoken) }],
  });
  if (files.length === 0) throw new DomainError('report_not_delivered');
  const [first, ...others] = files;
  const fileId = others.length === 0 ? first?.id : undefined;
  await auditOpening(ctx, { companyId, supplierId: place.supplierId, kind: 'report', ...(fileId ? { fileId } : {}) });
  if (others.length === 0) return openFile(ctx, first);
  return { stream: zipFiles(ctx, files), name: supplierZipName(companyName), mime: 'application/zip', size: null };
}

type ZippedFiles = Omit<OpenFile, 'size'> & { size: null };

async function readDelivered(ctx: Context, place: ReportFilePlace, which: Prisma.ReportFileWhereInput) {
  const { companyId } = requireCompany(ctx.actor);
  return ctx.db.tenant(companyId, async (tx: Tx) => {
    const supplier = await tx.supplier.findFirst({
      where: { id: place.supplierId, workflowId: place.workflowId, companyId },
      select: { id: true, companyName: true, workflow: { select: { companyId: true, status: true } } },
    });
    if (!supplier) throw new DomainError('not_found');
    authorize(canReadSupplier(ctx.actor, { workflow: supplier.workflow }));
    const rows = await tx.reportFile.findMany({
      where: { ...which, companyId, supplierId: supplier.id },
      select: { file: FILE },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    return { files: rows.map(({ file }) => file), companyId, companyName: supplier.companyName };
  });
}
