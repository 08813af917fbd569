import { canAppendStatusUpdate } from '@homologa/domain/catalog/status-updates';
import type { DeskDataBody } from '@homologa/domain/desk/desk.contract';
import { assertRules, DomainError } from '@homologa/domain/errors/domain-error';
import { checkReportFigures, REPORT_FIELDS, type ReportFieldName } from '@homologa/domain/reports/report-fields';
import { audit } from '../../kernel/audit';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { updateRequest } from '../../reports/request-columns.steps';
import { appendStatusUpdate, readUpdates } from '../../supplier-record/history.steps';
import { correctSupplier } from '../../supplier-record/supplier-rows.steps';
import { correctedFigures } from '../corrections/corrected-figures';
import { type Corrections, checkCorrections, readCorrections } from '../corrections/corrections';
import { changeDeskRequest, type DeskSubject, isBesideReport, requireWorkable } from '../desk-subject';
import { enter } from './details';
import { type EnteredFigures, readFigures } from './figures';
import { enteredBy } from './second-look';

/**
 * Merges figures into the report's content and corrects the supplier's own data, which appends the status update
 * `supplier_updated_data`. Throws all invalid figures and corrections with their paths, `desk_data_changed` if the
 * figures changed since they were read, `not_found`, `desk_request_not_taken`, `desk_request_not_open`.
 */
export async function saveDeskData(
  ctx: Context,
  { requestId, data }: { requestId: string; data: DeskDataBody },
): Promise<void> {
  const figures = readFigures(data.figures ?? {});
  await changeDeskRequest(ctx, requestId, async (tx, subject) => {
    requireWorkable(ctx, subject);
    const corrections = readCorrections(data.company ?? {}, subject.supplier);
    assertRules([
      ...checkReportFigures(figures).map((broken) => ({ ...broken, path: `figures.${broken.path}` })),
      ...checkCorrections(corrections, subject.supplier),
    ]);
    const corrected = correctedFigures(subject.content, subject.supplier, corrections);
    await saveContent(ctx, tx, withoutSources(subject, corrected), { ...corrected, ...figures }, data);
    await correct(ctx, tx, subject, corrections);
    await audit(ctx, tx, {
      companyId: subject.request.companyId,
      action: 'desk.save_data',
      objectType: 'report_request',
      objectId: requestId,
      facts: {
        figures: Object.keys(figures),
        details: Object.keys(data.details ?? {}),
        corrected: Object.keys(corrections),
      },
    });
  });
}

/** Removes the sources of corrected figures, because the new values do not come from these sources. */
function withoutSources(subject: DeskSubject, corrected: EnteredFigures): DeskSubject {
  const { content } = subject;
  const wires = new Set(Object.keys(corrected).map((name) => REPORT_FIELDS[name as ReportFieldName].wire as string));
  const sources = Object.fromEntries(Object.entries(content.details.sources).filter(([wire]) => !wires.has(wire)));
  return { ...subject, content: { ...content, details: { ...content.details, sources } } };
}

async function saveContent(
  ctx: Context,
  tx: Tx,
  subject: DeskSubject,
  entered: EnteredFigures,
  data: DeskDataBody,
): Promise<void> {
  if (Object.keys(entered).length === 0 && Object.keys(data.details ?? {}).length === 0) return;
  const { request, content } = subject;
  const { dataVersion } = request;
  if (data.data_version !== undefined && data.data_version !== dataVersion) throw new DomainError('desk_data_changed');
  const { figures, details } = enter(content, entered, data);
  const columns = { figures, details, dataVersion: { increment: 1 }, ...(await enteredBy(ctx, tx, subject)) };
  await updateRequest(tx, request, columns);
}

async function correct(ctx: Context, tx: Tx, subject: DeskSubject, corrections: Corrections): Promise<void> {
  if (Object.keys(corrections).length === 0) return;
  const { supplier, workflow } = subject;
  await correctSupplier(ctx, tx, supplier, corrections);
  // Supplier data is printed in the report, so correcting it counts as entering data.
  await updateRequest(tx, subject.request, await enteredBy(ctx, tx, subject));
  const updates = await readUpdates(tx, supplier);
  if (!isBesideReport(subject) && canAppendStatusUpdate(updates, 'supplier_updated_data', workflow)) {
    await appendStatusUpdate(ctx, tx, supplier, 'supplier_updated_data');
  }
}
